/** The main journeys in three engines, by e2e/engines: how many succeed. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, within } from './figure.ts'

const root = join(import.meta.dirname, '..')
const results = join(root, '.cache/engines/results.json')

interface Outcome {
  readonly engine: string
  readonly difference?: string
}

export async function engines(): Promise<Figure[]> {
  rmSync(results, { force: true })
  spawnSync(process.execPath, ['-C', 'chowk-source', join(root, 'e2e/engines/run.ts')], { stdio: 'inherit' })
  const outcomes = JSON.parse(readFileSync(results, 'utf8')) as Outcome[]
  return Object.entries(Object.groupBy(outcomes, ({ engine }) => engine)).map(([engine, walked = []]) => {
    const alike = walked.filter(({ difference }) => difference === undefined).length
    return within([walked.length, walked.length], `${engine}, as they should`, alike, 'journeys')
  })
}
