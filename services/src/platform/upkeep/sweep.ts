import type { Store } from '../store/store.ts'
import { takeAwayFrom } from '../store/take-away.ts'

/** Takes away what has ended and decides nothing any more, in every room. */
export async function sweep(store: Store, now: Date): Promise<void> {
  const takeAway = takeAwayFrom(store)
  for (const room of store.rooms) await room.sweep?.(takeAway, now.getTime(), store.db)
}
