/** How many rows are held at a time of a table that may have millions. */
const ROWS_IN_A_PAGE = 1_000

/** All that `read` finds, page by page in the order of a key: it is asked for so many rows after one of them. */
export async function* inPages<Row>(
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

/** The rows of keys that are known, as many at a time. One that is named twice is read once. */
export async function* inParts<Row>(
  keys: readonly string[],
  read: (some: readonly string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const each = [...new Set(keys)]
  for (let first = 0; first < each.length; first += ROWS_IN_A_PAGE)
    yield await read(each.slice(first, first + ROWS_IN_A_PAGE))
}
