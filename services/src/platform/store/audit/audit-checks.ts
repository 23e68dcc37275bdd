/** A server's clock, and that of whoever brings money, may be ahead of ours by so much. */
export const clocksDifferMs = 5 * 60_000

/** Whether it was then, by somebody else's clock. */
export function isBetween(at: number | null, from: number | null, until: number | null): boolean {
  if (at === null) return true
  return at >= (from ?? 0) - clocksDifferMs && at <= (until ?? Infinity) + clocksDifferMs
}

/** A time as people read it. */
export function timeOf(at: number): string {
  const time = new Date(at)
  return Number.isNaN(time.getTime()) ? String(at) : time.toISOString()
}

/** What is found, and what must be. */
export type Check = readonly [what: string, found: unknown, due: unknown]

/** Those that differ, each one line: `said`, as 'top-up 0199…:', stands before it. */
export function differing(said: string, checks: readonly Check[]): string[] {
  return checks
    .filter(([, found, due]) => found !== due)
    .map(([what, found, due]) => `${said} ${what} is ${shown(found)}, not ${shown(due)}`)
}

/** No sum or count is as large as a time. */
const leastTime = Date.UTC(2000, 0)

function shown(value: unknown): unknown {
  return typeof value === 'number' && value > leastTime ? timeOf(value) : (value ?? 'missing')
}
