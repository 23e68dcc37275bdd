// Metrics for operators, read from the store at most once every ten seconds however often they are scraped.
import type { ServiceContext } from '../service-context/service-context.ts'
import type { Reading } from '../store/metric.ts'

export type StoreMetrics = ReturnType<typeof createStoreMetrics>

const cachedForMs = 10_000

export function createStoreMetrics({ store, log, now }: Pick<ServiceContext, 'store' | 'log' | 'now'>) {
  const all = store.modules.flatMap(({ metrics = [] }) => metrics)
  let cached: { readonly at: number; readonly reading: ReturnType<typeof readAll> } | undefined

  /** A metric that cannot be read is left out and counted in `failed`. */
  async function readAll(at: number) {
    const measured: { readonly name: string; readonly readings: readonly Reading[] }[] = []
    for (const metric of all) {
      try {
        measured.push({ name: metric.name, readings: await metric.read(store.db, at) })
      } catch (error) {
        log.warn({ err: error, metric: metric.name }, 'metric failed')
      }
    }
    return { measured, failed: all.length - measured.length }
  }

  return {
    all,
    read() {
      const at = now().getTime()
      if (!cached || Math.abs(at - cached.at) >= cachedForMs) cached = { at, reading: readAll(at) }
      return cached.reading
    },
  }
}
