/** What is found, and what must be. */
export type Check = readonly [what: string, found: unknown, due: unknown]

/** Those that differ, each one line: `said`, as 'top-up 0199…:', stands before it. */
export function differing(said: string, checks: readonly Check[]): string[] {
  return checks
    .filter(([, found, due]) => found !== due)
    .map(([what, found, due]) => `${said} ${what} is ${found ?? 'missing'}, not ${due ?? 'missing'}`)
}
