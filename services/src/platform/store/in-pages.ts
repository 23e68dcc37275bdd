/** How many rows of a large table are in memory at a time. */
const ROWS_IN_A_PAGE = 1_000

/** Yields all rows page by page in the order of a key. `read` returns the given number of rows after a key. */
export async function* readInPages<Row>(
  read: (last: string, limit: number) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row[]> {
  for (let last = ''; ; ) {
    const page = await read(last, ROWS_IN_A_PAGE)
    yield page
    const end = page.at(-1)
    if (!end || page.length < ROWS_IN_A_PAGE) return
    last = keyOf(end)
  }
}

/** Yields the rows of known keys in batches. A key that is listed twice is read once. */
export async function* readInBatches<Row>(
  keys: readonly string[],
  read: (some: readonly string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const each = [...new Set(keys)]
  for (let first = 0; first < each.length; first += ROWS_IN_A_PAGE)
    yield await read(each.slice(first, first + ROWS_IN_A_PAGE))
}
