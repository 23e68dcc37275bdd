// Metrics for operators, read from the store at most once every ten seconds however often they are scraped.
import type { Log } from '../log/log.ts'
import type { Measure, Reading } from '../store/measure.ts'
import type { Store } from '../store/store.ts'

interface Measured {
  readonly name: string
  readonly readings: readonly Reading[]
}

export interface Measures {
  readonly all: readonly Pick<Measure, 'name' | 'help' | 'labels'>[]
  /** The measures that could be read. A measure that failed is left out and counted in `failed`. */
  read(): Promise<{ readonly measured: readonly Measured[]; readonly failed: number }>
}

const retentionMs = 10_000

export function createMeasures(options: { store: Store; log: Log; now: () => Date }): Measures {
  const { store, log, now } = options
  const all = store.modules.flatMap(({ measures = [] }) => measures)
  let kept: { readonly at: number; readonly reading: ReturnType<Measures['read']> } | undefined

  async function readAll(at: number): ReturnType<Measures['read']> {
    const measured: Measured[] = []
    for (const measure of all) {
      try {
        measured.push({ name: measure.name, readings: await measure.read(store.db, at) })
      } catch (error) {
        log.warn({ err: error, measure: measure.name }, 'measure failed')
      }
    }
    return { measured, failed: all.length - measured.length }
  }

  return {
    all,
    read() {
      const at = now().getTime()
      if (!kept || Math.abs(at - kept.at) >= retentionMs) kept = { at, reading: readAll(at) }
      return kept.reading
    },
  }
}
