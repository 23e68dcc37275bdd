/**
 * `npm run bench` runs every benchmark but the long ones, `npm run bench -- NAME` one of any. Prints each figure beside
 * its goal, and writes them to .cache/bench as JSON and as Markdown. A broken budget of a counted, not timed, value is a
 * failure.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figure.ts'

type Bench = () => Promise<readonly Figure[]>

/** Loaded when they run: each has heavy imports. */
const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  pages: async () => (await import('./pages.ts')).pages,
  rendering: async () => (await import('./rendering.ts')).rendering,
  memory: async () => (await import('./memory.ts')).memory,
  'first-visit': async () => (await import('./first-visit.ts')).firstVisit,
  vitals: async () => (await import('./vitals.ts')).vitals,
  presses: async () => (await import('./presses.ts')).presses,
  'next-page': async () => (await import('./next-page.ts')).nextPage,
  fragments: async () => (await import('./fragments.ts')).fragments,
  calls: async () => (await import('./calls.ts')).calls,
  ledger: async () => (await import('./ledger.ts')).ledger,
  pay: async () => (await import('./pay.ts')).pay,
  'sign-in': async () => (await import('./sign-in.ts')).signIns,
  islands: async () => (await import('./islands.ts')).islands,
  releases: async () => (await import('./releases.ts')).releases,
  engines: async () => (await import('./engines.ts')).engines,
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouse,
  faults: async () => (await import('./faults.ts')).faults,
  scaling: async () => (await import('./scaling.ts')).scaling,
  cluster: async () => (await import('./cluster.ts')).cluster,
  recovery: async () => (await import('./recovery.ts')).recovery,
  dues: async () => (await import('./dues.ts')).dues,
  growth: async () => (await import('./growth.ts')).growth,
  upgrade: async () => (await import('./upgrade.ts')).upgrade,
  load: async () => (await import('./load.ts')).load,
  soak: async () => (await import('./soak.ts')).soak,
}

/** Benchmarks that run only when they are named. */
const long: ReadonlySet<string> = new Set([
  'cluster',
  'dues',
  'growth',
  'recovery',
  'load',
  'memory',
  'soak',
  'lighthouse',
  'releases',
  'upgrade',
])

const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache', 'bench')

/** Other names for a benchmark. */
const alsoNamed: Readonly<Record<string, string>> = { services: 'calls' }

const named = process.argv
  .slice(2)
  .filter(argument => !argument.startsWith('-'))
  .map(name => alsoNamed[name] ?? name)
const unknown = named.filter(name => !benches[name])
if (unknown.length > 0) {
  console.error(
    `There is no benchmark named ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`,
  )
  process.exit(1)
}

buildPortal()
mkdirSync(folder, { recursive: true })
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`
console.log(`Measured on ${machine}`)

const broken: Figure[] = []
const tables: string[] = [`Measured on ${machine}.`]
for (const [name, load] of Object.entries(benches)) {
  if (named.length > 0 ? !named.includes(name) : long.has(name)) continue
  console.log(`\n── ${name}`)
  const startedAt = Date.now()
  const figures = await (await load())()
  print(figures)
  console.log(`${Math.round((Date.now() - startedAt) / 1000)} s`)
  const result = { machine, at: new Date().toISOString(), figures }
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(result, null, 2))
  tables.push(markdown(name, figures))
  writeFileSync(join(folder, 'figures.md'), tables.join('\n\n'))
  broken.push(...figures.filter(figure => figure.exact && figure.met === false))
}
for (const { name, value, goal } of broken)
  console.error(`Budget broken: ${name} is ${value}, the goal is ${goal}.`)
process.exit(broken.length > 0 ? 1 : 0)

/** In a clean clone there is nothing to measure yet. */
function buildPortal(): void {
  const build = [...process.execArgv, join(root, 'tools', 'build.ts')]
  const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function print(figures: readonly Figure[]): void {
  const rows = figures.map(figure => {
    const { name, value, unit, goal = '' } = figure
    return [name, { value, unit, goal, met: verdict(figure) }]
  })
  console.table(Object.fromEntries(rows))
}

/** The figures as Markdown, for the documents. */
function markdown(title: string, figures: readonly Figure[]): string {
  const rows = figures.map(figure => {
    const { name, value, unit, goal = '' } = figure
    return `| ${name} | ${value.toLocaleString('en-IN')} ${unit} | ${goal} | ${verdict(figure)} |`
  })
  return [`**${title}**`, '', '| figure | value | goal | met |', '|---|---|---|---|', ...rows].join('\n')
}

function verdict({ met }: Figure): string {
  return met === undefined ? '' : met ? 'yes' : 'NO'
}
