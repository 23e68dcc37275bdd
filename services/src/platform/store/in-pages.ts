import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/** How many rows of a large table are in memory at a time. */
const rowsInAPage = 1_000

/** Yields all rows page by page in the order of a key. `read` returns the given number of rows after a key. */
export async function* readInPages<Row>(
  read: (last: string, limit: number) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row[]> {
  for (let last = ''; ; ) {
    const page = await read(last, rowsInAPage)
    yield page
    const end = page.at(-1)
    if (!end || page.length < rowsInAPage) return
    last = keyOf(end)
  }
}

/** Yields the rows of known keys in batches. A key that is listed twice is read once. */
async function* readInBatches<Row>(
  keys: readonly string[],
  read: (some: readonly string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const each = [...new Set(keys)]
  for (let first = 0; first < each.length; first += rowsInAPage)
    yield await read(each.slice(first, first + rowsInAPage))
}

/** Everything that a read returns about known keys. */
export async function collectInBatches<Row>(
  keys: readonly string[],
  read: (some: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const found: Row[] = []
  for await (const batch of readInBatches(keys, read)) found.push(...batch)
  return found
}

type Keyed<Key extends string> = { readonly [key in Key]: string }

interface KeyedRows<Key extends string> {
  readonly key: Key
  /** Selects the keys of the rows to read; without it all rows are read. */
  readonly known: { execute(): Promise<readonly Keyed<Key>[]> } | undefined
}

/** Yields the rows of a query in pages or, if `known` selects keys, only the rows with those keys. */
export async function* readRows<
  Table extends keyof Database,
  Key extends string,
  Row,
  Read extends Keyed<Key>,
>(
  rows: SelectQueryBuilder<Database, Table, Row>,
  { key, known }: KeyedRows<Key>,
  read: (page: SelectQueryBuilder<Database, Table, Row>) => Promise<Read[]>,
): AsyncGenerator<Read[]> {
  const column = sql.ref<string>(key)
  if (known) {
    const keys = (await known.execute()).map(row => row[key])
    yield* readInBatches(keys, some => read(rows.where(column, 'in', some)))
  } else {
    const sorted = rows.orderBy(column)
    yield* readInPages(
      (last, limit) => read(sorted.where(column, '>', last).limit(limit)),
      row => row[key],
    )
  }
}
