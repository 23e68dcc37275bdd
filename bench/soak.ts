/** An hour of kills, and then the full-length models and kills of which `npm run test:full` runs a tenth. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { VitestReport } from '../tools/test-reports.ts'
import { type Figure, none, plain } from './figure.ts'
import { killsUnderLoad } from './soak/kills.ts'

const root = join(import.meta.dirname, '..')
const report = join(root, '.cache/bench/soak-report.json')
const runs = ['kill.test', 'model.test', 'audit-mutations.test']

export async function soak(): Promise<Figure[]> {
  const kills = await killsUnderLoad()
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [
    vitest,
    'run',
    ...runs,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHOWK_SOAK: '1' },
  })
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  return [
    ...kills,
    plain('long runs that ended as they should', numPassedTests, 'runs'),
    none('long runs that did not', numFailedTests, 'runs'),
  ]
}
