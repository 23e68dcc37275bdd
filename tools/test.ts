/**
 * `npm test`: every check, one after another, the slowest test files, and one line at the end that counts them all.
 * Name some of them to run only those: `npm test -- types unit`; `quick` stands for those that answer first.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallBrowsers } from './browser.ts'
import { installHostPrograms } from './host-programs.ts'
import { requireNode24 } from './node-version.ts'
import { ensurePostgres } from './postgres.ts'
import {
  browserTimes,
  type FileTime,
  type PlaywrightReport,
  slowest,
  unitTimes,
  type VitestReport,
} from './slowest.ts'

requireNode24()

const root = join(import.meta.dirname, '..')
const reports = join(root, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly times?: readonly FileTime[]
}

const checks: Readonly<Record<string, () => Outcome | Promise<Outcome>>> = {
  types: () => command('tsc', ['-b']),
  lint: () => command('biome', ['check', '.']),
  arrows: () => command('node', ['tools/arrows.ts']),
  unused: () => command('knip', []),
  licences: () => command('node', ['tools/licences.ts']),
  advisories: () => command('node', ['tools/advisories.ts']),
  build: () => command('node', ['-C', 'chowk-source', 'tools/build.ts']),
  unit() {
    if (!isQuick) ensurePostgres()
    const report = join(reports, 'unit.json')
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    if (isQuick) args.push('--project=!processes')
    const status = execute('vitest', args, isQuick ? { CHOWK_TEST_STORES: 'sqlite' } : {})
    return outcomeOf(status, report, (json: VitestReport) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      times: unitTimes(json, root),
    }))
  },
  async browser() {
    const { chromium, headlessShell } = await findOrInstallBrowsers()
    installHostPrograms()
    const report = join(reports, 'browser.json')
    const status = execute('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'], {
      CHOWK_CHROMIUM: chromium,
      CHOWK_HEADLESS_SHELL: headlessShell,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    return outcomeOf(status, report, (json: PlaywrightReport) => {
      const { stats } = json
      if (stats.flaky > 0) console.log(`${stats.flaky} passed only on another try: see above, and mend them.`)
      if (stats.skipped > 0) console.log(`${stats.skipped} left out by their own condition: see above.`)
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected, times: browserTimes(json) }
    })
  },
}

/** The first answer to a change: on SQLite alone, and without the tests that start processes or play long models. */
const isQuick = process.argv.includes('quick')
const quick = ['types', 'lint', 'arrows', 'unused', 'licences', 'unit']

function execute(program: string, args: readonly string[], env: Record<string, string> = {}): number {
  const bin = join(root, 'node_modules', '.bin')
  const path = `${bin}:${process.env.PATH}`
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: path },
  })
  if (error) throw error
  return status ?? 1
}

function command(program: string, args: readonly string[]): Outcome {
  return execute(program, args) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A run that ends badly without a failing test (it could not even start, say) counts as one failure. */
function outcomeOf<Report>(status: number, file: string, read: (report: Report) => Outcome): Outcome {
  try {
    const outcome = read(JSON.parse(readFileSync(file, 'utf8')) as Report)
    return status !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const asked = process.argv.slice(2).flatMap(name => (name === 'quick' ? quick : [name]))
const unknown = asked.filter(name => !checks[name])
if (unknown.length > 0) {
  console.error(
    `There is no check named ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}, and quick.`,
  )
  process.exit(1)
}

let passed = 0
let failed = 0
const failedChecks: string[] = []
const slowFiles: string[] = []
for (const [name, check] of Object.entries(checks)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n── ${name}`)
  const outcome = await attempt(check)
  passed += outcome.passed
  failed += outcome.failed
  if (outcome.failed > 0) failedChecks.push(name)
  if (outcome.times) slowFiles.push(`\nThe slowest files of ${name}:`, ...slowest(outcome.times))
}

async function attempt(check: () => Outcome | Promise<Outcome>): Promise<Outcome> {
  try {
    return await check()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

for (const line of slowFiles) console.log(line)
if (isQuick) console.log('\nLeft out: browsers, PostgreSQL, and `processes` of vitest.config.ts.')
if (failedChecks.length > 0) console.log(`\nFailed: ${failedChecks.join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
