/** Which test files took longest, read from the reports that Vitest and Playwright write. */

export interface FileTime {
  readonly file: string
  readonly seconds: number
}

export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { name: string; startTime: number; endTime: number }[]
}

export interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  readonly suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly file: string
  readonly specs: readonly { tests: readonly { results: readonly { duration: number }[] }[] }[]
  readonly suites?: readonly PlaywrightSuite[]
}

export function unitTimes({ testResults }: VitestReport, root: string): FileTime[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: name.replace(`${root}/`, ''),
    seconds: (endTime - startTime) / 1000,
  }))
}

export function browserTimes({ suites }: PlaywrightReport): FileTime[] {
  return suites.map(suite => ({ file: `e2e/${suite.file}`, seconds: durationOf(suite) / 1000 }))
}

function durationOf({ specs, suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results)
  return [...own.map(({ duration }) => duration), ...suites.map(durationOf)].reduce((sum, ms) => sum + ms, 0)
}

/** One line for each of the ten slowest. */
export function slowest(times: readonly FileTime[]): string[] {
  return times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
}
