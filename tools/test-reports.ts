/** Which tests failed and which files took longest, read from the reports that Vitest and Playwright write. */
import { stripVTControlCharacters } from 'node:util'

export interface FileTime {
  readonly file: string
  readonly seconds: number
}

export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    name: string
    startTime: number
    endTime: number
    /** An error of the file itself, which prevented it from running. */
    message: string
    assertionResults: readonly {
      fullName: string
      status: string
      failureMessages: readonly string[] | null
    }[]
  }[]
}

export interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  readonly suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly file: string
  readonly specs: readonly PlaywrightSpec[]
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightSpec {
  readonly title: string
  readonly line: number
  readonly tests: readonly {
    status: string
    results: readonly { duration: number; error?: { message?: string } }[]
  }[]
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

/** Vitest leaves the errors of earlier attempts with a test that passed in the end. */
export function unitRetries({ testResults }: VitestReport, root: string): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map(({ fullName, failureMessages }) =>
        failureOf(name.replace(`${root}/`, ''), fullName, failureMessages?.[0]),
      ),
  )
}

/** The name and the reason of each: enough for a reader who has only the end of the output. */
export function unitFailures({ testResults }: VitestReport, root: string): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '')
    const tests = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failureOf(file, fullName, failureMessages?.[0]))
    return message && tests.length === 0 ? [failureOf(file, 'did not run', message)] : tests
  })
}

export const browserFailures = ({ suites }: PlaywrightReport) =>
  suites.flatMap(suite => reasonsIn(suite, 'unexpected'))

export const browserRetries = ({ suites }: PlaywrightReport) =>
  suites.flatMap(suite => reasonsIn(suite, 'flaky'))

function reasonsIn({ file, specs, suites = [] }: PlaywrightSuite, wanted: 'unexpected' | 'flaky'): string[] {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) =>
        failureOf(`e2e/${file}:${line}`, title, results.find(({ error }) => error)?.error?.message),
      ),
  )
  return [...own, ...suites.flatMap(suite => reasonsIn(suite, wanted))]
}

const failureOf = (file: string, name: string, reason = 'no reason given') =>
  `${file} › ${name}\n${stripVTControlCharacters(reason).split('\n').slice(0, 16).join('\n')}\n`

/** One line for each of the ten slowest. */
export function slowest(times: readonly FileTime[]): string[] {
  return times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
}
