/**
 * The memory of `npm start`: after every public page was visited once and twice, and during
 * CHOWK_BENCH_MEMORY_MINUTES (ten by default) of a realistic mix.
 */
import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tools/free-port.ts'
import { startPortal } from './faults/portal-process.ts'
import { atMost, type Figure, median, plain, rounded } from './figure.ts'
import { gatherCrowd, mixed } from './load/journeys.ts'
import { watchMetrics } from './load/watch.ts'

const minutes = Number(process.env.CHOWK_BENCH_MEMORY_MINUTES || 10)
const goalMegabytes = 300
const visitorsAtOnce = 4
const crowdSize = 50
/** V8 returns unused memory when there were no requests for a while. */
const restMs = 40_000

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const startCommand: string[] = scripts.start.split(' ').slice(1)

export async function memory(): Promise<Figure[]> {
  using data = mkdtempDisposableSync(join(tmpdir(), 'chowk-memory-'))
  const settings = { PORT: await freePort(), CHOWK_DATA: data.path }
  // The first start compiles code that every later one reuses.
  await (await startPortal(settings, root, startCommand)).end('SIGTERM')
  await using portal = await startPortal(settings, root, startCommand)
  const { origin } = portal
  await visit(origin, ['/'])
  const atStart = await residentMegabytes(origin)
  const addresses = await allAddresses(origin)
  await visit(origin, addresses)
  const once = await residentMegabytes(origin)
  await visit(origin, addresses)
  const twice = await residentMegabytes(origin)
  const during = await underLoad(origin)
  await wait(restMs)
  const rested = await residentMegabytes(origin)
  return [
    plain('pages', addresses.length, 'pages'),
    plain('resident, one page visited', Math.round(atStart), 'MB'),
    plain('resident, every page visited once', Math.round(once), 'MB'),
    plain('resident, every page visited twice', Math.round(twice), 'MB'),
    plain('resident, peak under load', Math.max(...during), 'MB'),
    atMost(goalMegabytes, `resident, after ${minutes} minutes of load`, median(during.slice(-5)), 'MB'),
    plain('resident, after a rest', Math.round(rested), 'MB'),
    plain('a hundred pages more', rounded(((rested - atStart) / addresses.length) * 100, 1), 'MB'),
  ]
}

/** Forty samples of the memory, in megabytes. */
async function underLoad(origin: string): Promise<number[]> {
  const crowd = await gatherCrowd(origin, crowdSize)
  const watch = watchMetrics(origin, (minutes * 60_000) / 40)
  const mix = mixed()
  const until = performance.now() + minutes * 60_000
  let taken = 0
  await Promise.all(
    Array.from({ length: visitorsAtOnce }, async () => {
      for (; performance.now() < until; taken += 1) await mix.next().value.take(crowd)
    }),
  )
  await watch.stop()
  const megabytes = watch.residentBytes.map(bytes => Math.round(bytes / 2 ** 20))
  console.log(`${taken} journeys in ${minutes} minutes; resident: ${megabytes.join(' ')} MB`)
  return megabytes
}

async function residentMegabytes(origin: string): Promise<number> {
  const metrics = await textOf(`${origin}/metrics`)
  return Number(/^chowk_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 2 ** 20
}

/** All addresses of the sitemap, in both languages. */
async function allAddresses(origin: string): Promise<string[]> {
  const maps = locations(await textOf(`${origin}/sitemap.xml`))
  const listed = await Promise.all(maps.map(async map => locations(await textOf(map))))
  return listed.flat().map(address => new URL(address).pathname)
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address)

async function visit(origin: string, addresses: readonly string[]): Promise<void> {
  const left = [...addresses]
  await Promise.all(
    Array.from({ length: visitorsAtOnce }, async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) await textOf(origin + path)
    }),
  )
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  return answer.text()
}
