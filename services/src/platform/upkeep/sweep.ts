import { disposeFrom } from '../store/dispose.ts'
import type { Store } from '../store/store.ts'

/** Deletes expired rows in every module. */
export async function sweep(store: Store, now: Date): Promise<void> {
  const dispose = disposeFrom(store)
  for (const module of store.modules) await module.sweep?.(dispose, now.getTime(), store.db)
}
