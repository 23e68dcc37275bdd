// Background chores. Every server runs all of them; each is safe to run on several servers at once.

import type { Log } from '../log/log.ts'
import { disposeFrom } from '../store/dispose.ts'
import type { Store } from '../store/store.ts'

export interface UpkeepTask {
  name: string
  everyMs: number
  /** Whether the next run may start while one is running. */
  mayOverlap?: boolean
  run(): Promise<void>
}

export function createUpkeep(chores: readonly UpkeepTask[], log: Log) {
  const timers = new Map<string, NodeJS.Timeout>()
  const inFlight = new Set<Promise<void>>()
  let isClosed = false

  /** The next run is scheduled after the previous one ends, so that a slow chore does not overlap itself unless it may. */
  function schedule(chore: UpkeepTask): void {
    if (isClosed) return
    const timer = setTimeout(() => {
      const done: Promise<void> = chore
        .run()
        .catch(error => log.error({ err: error, chore: chore.name }, 'chore failed, will be tried again'))
        .finally(() => {
          inFlight.delete(done)
          if (!chore.mayOverlap) schedule(chore)
        })
      inFlight.add(done)
      if (chore.mayOverlap) schedule(chore)
    }, chore.everyMs)
    timers.set(chore.name, timer.unref())
  }

  return {
    start: () => chores.forEach(schedule),
    /** Waits for the running chores. */
    async close(): Promise<void> {
      isClosed = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(inFlight)
    },
  }
}

/** Deletes expired rows in every module. */
export async function sweep(store: Store, now: Date): Promise<void> {
  const dispose = disposeFrom(store)
  for (const module of store.modules) await module.sweep?.(dispose, now.getTime(), store.db)
}
