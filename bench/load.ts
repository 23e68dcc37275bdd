/**
 * A realistic mix at 70% of the measured maximum, for CHOWK_BENCH_LOAD_SECONDS (ten minutes by default): no request
 * may fail, and memory must be stable. Journeys begin when they are due, whether or not the earlier ones have ended,
 * and are timed from then: a server that falls behind cannot hide it.
 */
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tools/free-port.ts'
import { startPortal } from './faults/portal-process.ts'
import { atMost, type Figure, median, none, percentile, plain, rounded } from './figure.ts'
import { type Crowd, gatherCrowd, type Journey, journeys, mixed } from './load/journeys.ts'
import { reasonOf } from './load/reason.ts'
import { watchMetrics } from './load/watch.ts'

const loadSeconds = Number(process.env.CHOWK_BENCH_LOAD_SECONDS || 600)
const topSeconds = 15
const shareOfTop = 0.7
const crowdSize = 200
const inFlightAtTop = 16
/** Far more than a healthy server ever has; beyond it due journeys count as failed. */
const inFlightAtMost = 2_000
const samples = 60
const millionBytes = 1_000_000

export async function load(): Promise<Figure[]> {
  using data = mkdtempDisposableSync(join(tmpdir(), 'chowk-load-'))
  await using portal = await startPortal({ PORT: await freePort(), CHOWK_DATA: data.path })
  const crowd = await gatherCrowd(portal.origin, crowdSize)
  await journeysPerSecond(crowd, topSeconds / 3)
  const top = await journeysPerSecond(crowd, topSeconds)
  const rate = top * shareOfTop
  console.log(`The maximum is ${Math.round(top)} journeys/s; ${loadSeconds} s at ${Math.round(rate)}.`)

  const watch = watchMetrics(portal.origin, (loadSeconds * 1000) / samples)
  const { timesMs, failures } = await atRate(crowd, rate, loadSeconds)
  await watch.stop()
  return [
    plain('top of the mix', Math.round(top), 'journeys/s'),
    plain('load', Math.round(rate), 'journeys/s'),
    plain('load lasted', loadSeconds, 's'),
    plain('journeys', [...timesMs.values()].flat().length, 'journeys'),
    none('journeys that failed', failures.length, 'journeys'),
    ...kindsOf(failures).map(([kind, count]) => plain(`failed: ${kind}`, count, 'journeys')),
    none('samples of the metrics that failed', watch.failures.length, 'samples'),
    ...kindsOf(watch.failures).map(([kind, count]) => plain(`failed: ${kind}`, count, 'samples')),
    ...[...timesMs].map(([{ name }, times]) => plain(`${name}, p99`, rounded(percentile(times, 0.99)), 'ms')),
    plain(
      'event loop delay, p99, median of the samples',
      rounded(median(watch.eventLoopP99Seconds) * 1000),
      'ms',
    ),
    ...memoryFigures(watch.residentBytes),
  ]
}

/** As many as a fixed number of users complete without pauses. */
async function journeysPerSecond(crowd: Crowd, seconds: number): Promise<number> {
  const mix = mixed()
  const until = performance.now() + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: inFlightAtTop }, async () => {
      for (; performance.now() < until; done++) await mix.next().value.take(crowd)
    }),
  )
  return done / seconds
}

async function atRate(crowd: Crowd, rate: number, seconds: number) {
  const mix = mixed()
  const timesMs = new Map<Journey, number[]>(journeys.map(journey => [journey, []]))
  const failures: string[] = []
  const inFlight = new Set<Promise<void>>()

  async function take(journey: Journey, dueAt: number): Promise<void> {
    try {
      await journey.take(crowd)
      timesMs.get(journey)?.push(performance.now() - dueAt)
    } catch (error) {
      failures.push(`${journey.name}: ${reasonOf(error)}`)
    }
  }

  const from = performance.now()
  for (let begun = 0; begun < rate * seconds; begun++) {
    const dueAt = from + (begun / rate) * 1000
    const earlyMs = dueAt - performance.now()
    if (earlyMs > 1) await wait(earlyMs)
    if (inFlight.size >= inFlightAtMost) {
      failures.push(`more than ${inFlightAtMost} journeys at once`)
      continue
    }
    const taken: Promise<void> = take(mix.next().value, dueAt).finally(() => inFlight.delete(taken))
    inFlight.add(taken)
  }
  await Promise.all(inFlight)
  return { timesMs, failures }
}

/** Failures that differ only by an id are grouped; with the count of each, most first. */
function kindsOf(failures: readonly string[]): [kind: string, count: number][] {
  const kinds = Map.groupBy(failures, failure => failure.replaceAll(/[\w-]*\d[\w-]{7,}/g, '…').slice(0, 120))
  return [...kinds]
    .map(([kind, alike]): [string, number] => [kind, alike.length])
    .sort(([, a], [, b]) => b - a)
}

/** The first quarter fills caches and pools; after it memory must be stable. */
function memoryFigures(residentBytes: readonly number[]): Figure[] {
  const quarter = Math.floor(residentBytes.length / 4)
  const early = median(residentBytes.slice(quarter, 2 * quarter))
  const late = median(residentBytes.slice(-quarter))
  return [
    plain('memory, second quarter', Math.round(early / millionBytes), 'MB'),
    plain('memory, last quarter', Math.round(late / millionBytes), 'MB'),
    atMost(1.1, 'memory, last quarter to second', rounded(late / early), 'ratio'),
  ]
}
