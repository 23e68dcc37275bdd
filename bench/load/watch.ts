/** Samples the portal's /metrics at intervals. */
import { setTimeout as wait } from 'node:timers/promises'
import { reasonOf } from './reason.ts'

export interface Watch {
  readonly residentBytes: number[]
  readonly eventLoopP99Seconds: number[]
  /** Why a sample failed, a line for each. */
  readonly failures: string[]
  stop(): Promise<void>
}

export function watchMetrics(origin: string, everyMs: number): Watch {
  const residentBytes: number[] = []
  const eventLoopP99Seconds: number[] = []
  const failures: string[] = []
  const over = new AbortController()

  async function look(): Promise<void> {
    const text = await (await fetch(`${origin}/metrics`)).text()
    residentBytes.push(valueIn(text, 'chowk_resident_memory_bytes'))
    eventLoopP99Seconds.push(valueIn(text, 'chowk_event_loop_delay_seconds{quantile="0.99"}'))
  }

  async function watch(): Promise<void> {
    while (!over.signal.aborted) {
      await look().catch(error => failures.push(`/metrics: ${reasonOf(error)}`))
      await wait(everyMs, undefined, { signal: over.signal }).catch(() => {})
    }
  }

  const watching = watch()
  return {
    residentBytes,
    eventLoopP99Seconds,
    failures,
    async stop() {
      over.abort()
      await watching
    },
  }
}

function valueIn(text: string, name: string): number {
  const line = text.split('\n').find(each => each.startsWith(`${name} `))
  if (!line) throw new Error(`/metrics does not contain ${name}.`)
  return Number(line.slice(name.length + 1))
}
