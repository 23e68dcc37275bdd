/** The position after which the next page of a list, sorted from newest to oldest, starts. */
export type Cursor = { at: number; id: string }

export function writeCursor({ at, id }: Cursor): string {
  return `${at.toString(36)}.${id}`
}

export function readCursor(text: string): Cursor | undefined {
  const match = /^([0-9a-z]{1,11})\.([A-Za-z0-9-]{1,64})$/.exec(text)
  if (!match?.[1] || !match[2]) return undefined
  const at = Number.parseInt(match[1], 36)
  return Number.isSafeInteger(at) ? { at, id: match[2] } : undefined
}
