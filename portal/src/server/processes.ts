/**
 * One port, several processes: the first keeps the others, hands each connection to one of them, and adds up what they
 * counted. SIGHUP puts new ones in their place, one after the other, and a process that ends unasked is replaced.
 */
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { ClusterRegistry } from '@prometheus-io/client'
import type { FastifyBaseLogger } from 'fastify'
import { SettingError } from './setting-error.ts'

const replaceAfterMs = 1_000
const endNow = 'chowk: end'

interface Processes {
  readonly count: number
  /** What each of them runs. */
  readonly main: string
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

/** Resolves when all of them listen. */
export async function keepProcesses({ count, main, log }: Processes): Promise<void> {
  cluster.setupPrimary({ exec: main })
  const serving = new Set<Worker>()
  const going = new Set<Worker>()
  let isEnding = false
  answerForAll()

  async function start(): Promise<void> {
    const worker = cluster.fork({ NODE_COMPILE_CACHE: getCompileCacheDir() ?? '' })
    const gone = once(worker, 'exit')
    const isListening = await Promise.race([
      once(worker, 'listening').then(() => true),
      gone.then(() => false),
    ])
    if (!isListening)
      throw new SettingError('CHOWK_PROCESSES', 'one of them ended before it listened, and has said why')
    serving.add(worker)
    void gone.then(() => {
      going.delete(worker)
      if (serving.delete(worker) && !isEnding) void replace(worker)
    })
  }

  async function replace({ process: { pid } }: Worker): Promise<void> {
    log.error({ pid }, 'a process ended unasked; another takes its place')
    while (!isEnding) {
      try {
        return await start()
      } catch (err) {
        log.error({ err }, 'it did not start; it will be tried again')
        await wait(replaceAfterMs)
      }
    }
  }

  function retire(worker: Worker): void {
    serving.delete(worker)
    going.add(worker)
    worker.send(endNow)
  }

  async function reload(): Promise<void> {
    try {
      for (const worker of [...serving]) {
        if (isEnding) return
        await start()
        retire(worker)
      }
      log.info('every process is a new one')
    } catch (err) {
      log.error({ err }, 'a new process did not start; the others go on as they are')
    }
  }

  async function end(): Promise<void> {
    if (isEnding) return
    isEnding = true
    const gone = workersOf().map(worker => once(worker, 'exit'))
    for (const worker of workersOf())
      if (serving.has(worker)) retire(worker)
      // One that is still starting hears nothing yet, and has served nobody.
      else if (!going.has(worker)) worker.process.kill('SIGKILL')
    await Promise.all(gone)
    process.exit(0)
  }

  let reloading = Promise.resolve()
  process.on('SIGHUP', () => {
    reloading = reloading.then(reload)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
  await Promise.all(Array.from({ length: count }, start))
}

const workersOf = () => Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined)

interface MetricsAsked {
  readonly chowkMetrics: number
}

interface MetricsTold extends MetricsAsked {
  /** Missing where one of them did not answer in time. */
  readonly text?: string
}

/** Whichever process is asked for the metrics asks here for everybody's. */
function answerForAll(): void {
  const registry = new ClusterRegistry()
  cluster.on('message', async (worker, { chowkMetrics }: Partial<MetricsAsked>) => {
    if (chowkMetrics === undefined) return
    const text = await registry.clusterMetrics().catch(() => undefined)
    if (worker.isConnected()) worker.send({ chowkMetrics, ...(text !== undefined && { text }) })
  })
}

let asked = 0

/** In one of several processes: what all of them counted. */
export async function metricsOfAll(): Promise<string> {
  const number = ++asked
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const take = ({ chowkMetrics, text }: Partial<MetricsTold>) => {
    if (chowkMetrics !== number) return
    if (text === undefined) reject(new Error('Not every process said what it has counted.'))
    else resolve(text)
  }
  process.on('message', take)
  process.send?.({ chowkMetrics: number } satisfies MetricsAsked)
  return promise.finally(() => process.off('message', take))
}

/** A terminal or a service manager signals to the whole family: in one of several processes the first alone says when to end. */
export const keepersSignals = ['SIGINT', 'SIGTERM'] as const

export function endWhenKeeperSays(end: () => void): void {
  for (const signal of keepersSignals) process.on(signal, () => {})
  process.on('message', message => {
    if (message === endNow) end()
  })
}
