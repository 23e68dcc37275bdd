import { disposeFrom } from '../store/dispose.ts'
import type { Store } from '../store/store.ts'

/** Takes away what has ended and decides nothing any more, in every room. */
export async function sweep(store: Store, now: Date): Promise<void> {
  const dispose = disposeFrom(store)
  for (const room of store.rooms) await room.sweep?.(dispose, now.getTime(), store.db)
}
