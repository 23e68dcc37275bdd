/** The tolerated difference between the clocks of servers and payment sources. */
export const auditClockSkewMs = 5 * 60_000

/** Whether a time is in a range, within the tolerance for clocks. */
export function isBetween(at: number | null, from: number | null, until: number | null): boolean {
  if (at === null) return true
  return at >= (from ?? 0) - auditClockSkewMs && at <= (until ?? Infinity) + auditClockSkewMs
}

/** Formats a time for people. */
export function timeOf(at: number): string {
  const time = new Date(at)
  return Number.isNaN(time.getTime()) ? String(at) : time.toISOString()
}

/** A found value and the expected one. */
export type Check = readonly [what: string, found: unknown, due: unknown]

/** The checks that differ, one line each. `label`, for example 'top-up 0199…:', is the prefix. */
export function listDifferences(label: string, checks: readonly Check[]): string[] {
  return checks
    .filter(([, found, due]) => found !== due)
    .map(([what, found, due]) =>
      typeof found === 'boolean' && what.startsWith('that ')
        ? `${label} it is ${found ? 'true' : 'not true'} ${what}`
        : `${label} ${what} is ${shown(found)}, not ${shown(due)}`,
    )
}

/** No sum or count is as large as a time. */
const minTimestamp = Date.UTC(2000, 0)

function shown(value: unknown): unknown {
  return typeof value === 'number' && value > minTimestamp ? timeOf(value) : (value ?? 'missing')
}
