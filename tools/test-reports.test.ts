import { expect, test } from 'vitest'
import { browserFailures, browserRetries, unitFailures, unitRetries } from './test-reports.ts'

test('a failed test, and one that passed on a retry, is named with its file and the start of its reason', () => {
  const file = { name: '/project/services/src/a.test.ts', startTime: 0, endTime: 1000, message: '' }
  const assertionResults = [
    {
      fullName: 'a table is swept',
      status: 'failed',
      failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m'],
    },
    { fullName: 'a table is read', status: 'passed', failureMessages: [] },
    { fullName: 'a table is locked', status: 'passed', failureMessages: ['expected 2 to be 3'] },
  ]
  const report = { numPassedTests: 1, numFailedTests: 1, testResults: [{ ...file, assertionResults }] }
  expect(unitFailures(report, '/project')).toEqual([
    'services/src/a.test.ts › a table is swept\nexpected 1 to be 2\n',
  ])
  expect(unitRetries(report, '/project')).toEqual([
    'services/src/a.test.ts › a table is locked\nexpected 2 to be 3\n',
  ])
})

test('a file that could not even run is named with the error that prevented it from running', () => {
  const file = { name: '/project/a.test.ts', startTime: 0, endTime: 1, message: 'Cannot find b.ts' }
  const report = { numPassedTests: 0, numFailedTests: 0, testResults: [{ ...file, assertionResults: [] }] }
  expect(unitFailures(report, '/project')).toEqual(['a.test.ts › did not run\nCannot find b.ts\n'])
})

test('a browser test that passed on a retry is listed apart from those that failed', () => {
  const failed = { duration: 5, error: { message: 'not in the window' } }
  const specOf = (title: string, status: string) => ({
    title,
    line: 9,
    tests: [{ status, results: [failed, { duration: 5 }] }],
  })
  const inner = { file: 'a.spec.ts', specs: [specOf('opens', 'flaky'), specOf('closes', 'unexpected')] }
  const stats = { expected: 0, unexpected: 1, flaky: 1, skipped: 0 }
  const report = { stats, suites: [{ file: 'a.spec.ts', specs: [], suites: [inner] }] }
  expect(browserFailures(report)).toEqual(['e2e/a.spec.ts:9 › closes\nnot in the window\n'])
  expect(browserRetries(report)).toEqual(['e2e/a.spec.ts:9 › opens\nnot in the window\n'])
})
