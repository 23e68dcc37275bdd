/**
 * `npm test`: every behaviour once. `npm run test:full`: also repetitions over windows, languages, databases and
 * seeds, long models and kills. `npm test -- quick`: no browser and no PostgreSQL. The tags `full` and `slow` of Vitest
 * (vitest.config.ts) and `@full` of Playwright decide which tests belong to which.
 * Names of checks run those alone: `npm test -- types unit`. The last line counts everything.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallBrowsers } from './browser.ts'
import { programOnPath } from './debian.ts'
import { installHostPrograms } from './host-programs.ts'
import { requireNode24 } from './node-version.ts'
import { createTurns, type Turn } from './ordered-output.ts'
import { ensurePostgres } from './postgres.ts'
import {
  browserFailures,
  browserRetries,
  browserTimes,
  type FileTime,
  type PlaywrightReport,
  slowest,
  unitFailures,
  unitRetries,
  unitTimes,
  type VitestReport,
} from './test-reports.ts'

requireNode24()

const root = join(import.meta.dirname, '..')
const reports = join(root, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly times?: readonly FileTime[]
  readonly failures?: readonly string[]
  /** Tests that passed only on a retry. */
  readonly retries?: readonly string[]
}

type Check = (turn: Turn) => Promise<Outcome>

const checks: Readonly<Record<string, Check>> = {
  build: command('node', ['-C', 'chowk-source', 'tools/build.ts']),
  types: command('tsc', ['-b']),
  lint: command('biome', ['check', '.']),
  imports: command('node', ['tools/imports.ts']),
  unused: command('knip', []),
  licences: command('node', ['tools/licences.ts']),
  advisories: command('node', ['tools/advisories.ts']),
  async unit(turn) {
    if (suite !== 'quick') ensurePostgres()
    const report = join(reports, 'unit.json')
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    // A test that needs a second attempt has a race in it: the full suite allows none.
    if (suite === 'full') args.push('--retry=0')
    else args.push(`--tagsFilter=${suite === 'quick' ? '!full && !slow' : '!full'}`)
    const status = await execute(turn, 'vitest', args)
    return outcomeOf(status, report, (json: VitestReport) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      times: unitTimes(json, root),
      failures: unitFailures(json, root),
      retries: unitRetries(json, root),
    }))
  },
  async browser(turn) {
    const { chromium, headlessShell } = await findOrInstallBrowsers()
    installHostPrograms()
    const report = join(reports, 'browser.json')
    const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json']
    args.push(suite === 'full' ? '--retries=0' : '--grep-invert=@full')
    const status = await execute(turn, 'playwright', args, {
      CHOWK_CHROMIUM: chromium,
      CHOWK_HEADLESS_SHELL: headlessShell,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    return outcomeOf(status, report, (json: PlaywrightReport) => {
      const { stats } = json
      if (stats.skipped > 0) turn.print(`${stats.skipped} left out by their own condition: see above.\n`)
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        times: browserTimes(json),
        failures: browserFailures(json),
        retries: browserRetries(json),
      }
    })
  },
  async engines(turn) {
    const engines = Object.keys(otherEngines).filter(engine => programOnPath(...(otherEngines[engine] ?? [])))
    if (suite !== 'full' || engines.length === 0) {
      turn.print('Skipped: `npm run test:full` runs the journeys where Firefox or WebKit is installed.\n')
      return { passed: 0, failed: 0 }
    }
    return command('node', ['-C', 'chowk-source', 'e2e/engines/run.ts', ...engines])(turn)
  },
}

const otherEngines: Readonly<Record<string, readonly string[]>> = {
  firefox: ['firefox-esr', 'firefox'],
  webkit: ['WebKitWebDriver'],
}

const suites = ['quick', 'full'] as const
const suite = suites.find(name => process.argv.includes(name))
const quickChecks = ['types', 'lint', 'imports', 'unused', 'licences', 'unit']

/**
 * Runs in parallel with all others, except the browser tests: on two cores they and the unit tests took longer together than
 * one after another.
 */
const longest = suite === 'quick' ? ['unit'] : []

async function execute(
  turn: Turn,
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const bin = join(root, 'node_modules', '.bin')
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...colour, ...env, PATH: `${bin}:${process.env.PATH}` },
  })
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => turn.print(text))
  const [status] = (await once(child, 'close')) as [number | null]
  return status ?? 1
}

function command(program: string, args: readonly string[]): Check {
  return async turn => {
    const status = await execute(turn, program, args)
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  }
}

/** A run that fails without a failing test (for example when it did not start) counts as one failure. */
function outcomeOf<Report>(status: number, file: string, read: (report: Report) => Outcome): Outcome {
  try {
    const outcome = read(JSON.parse(readFileSync(file, 'utf8')) as Report)
    return status !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const named = process.argv.slice(2).filter(name => name !== suite)
const selected = suite === 'quick' ? [...quickChecks, ...named] : named
const unknown = selected.filter(name => !checks[name])
if (unknown.length > 0) {
  console.error(
    `There is no check named ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}; and the suites ${suites.join(' and ')}.`,
  )
  process.exit(1)
}

const startedAtMs = performance.now()
let passed = 0
let failed = 0
const failedChecks: string[] = []
const failures: string[] = []
const retries: string[] = []
const slowFiles: string[] = []
const nextTurn = createTurns(text => process.stdout.write(text))

async function run(name: string, turn: Turn): Promise<void> {
  turn.print(`\n── ${name}\n`)
  const outcome = await attempt(name, turn)
  turn.end()
  passed += outcome.passed
  failed += outcome.failed
  failures.push(...(outcome.failures ?? []))
  retries.push(...(outcome.retries ?? []))
  if (outcome.failed > 0) failedChecks.push(name)
  if (outcome.times) slowFiles.push(`\nThe slowest files of ${name}:`, ...slowest(outcome.times))
}

async function attempt(name: string, turn: Turn): Promise<Outcome> {
  try {
    return (await checks[name]?.(turn)) ?? { passed: 0, failed: 1 }
  } catch (error) {
    turn.print(`${error instanceof Error ? error.message : error}\n`)
    return { passed: 0, failed: 1 }
  }
}

async function runLane(names: readonly string[]): Promise<void> {
  const chosen = names.filter(name => selected.length === 0 || selected.includes(name))
  const turns = chosen.map(name => [name, nextTurn()] as const)
  for (const [name, turn] of turns) await run(name, turn)
}

const { build: _, ...others } = checks
// Tests of both lanes start the portal, and would build it twice at once.
await runLane(['build'])
await Promise.all([runLane(Object.keys(others).filter(name => !longest.includes(name))), runLane(longest)])

for (const line of slowFiles) console.log(line)
if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n')}`)
if (suite === 'quick') console.log('\nSkipped: browsers, PostgreSQL, and tests that start processes.')
if (retries.length > 0) console.log(`\nPassed only on a retry:\n\n${retries.join('\n')}`)
console.log(`\n${((performance.now() - startedAtMs) / 60_000).toFixed(1)} minutes`)
if (failedChecks.length > 0) console.log(`\nFailed: ${failedChecks.join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
