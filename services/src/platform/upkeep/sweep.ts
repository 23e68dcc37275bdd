import type { Store } from '../store/store.ts'

/** Takes away what has ended and decides nothing any more, in every room. */
export async function sweep({ db, rooms }: Store, now: Date): Promise<void> {
  for (const room of rooms) await room.sweep?.(db, now.getTime())
}
