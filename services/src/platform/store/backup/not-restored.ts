// Rows that a restore must not bring back: a session, code or passkey that ended since the backup must not become
// valid again.
import type { RestoredStore, Room } from '../room.ts'

/** The backup, and the store it replaces, may be older than a table. */
export async function finishRestore(rooms: readonly Room[], store: RestoredStore): Promise<void> {
  await leaveOut(rooms, store)
  for (const room of rooms) await room.afterRestore?.(store, Date.now())
}

async function leaveOut(rooms: readonly Room[], store: RestoredStore): Promise<void> {
  for (const [table, which] of rooms.flatMap(({ notRestored = {} }) => Object.entries(notRestored))) {
    if (!(await store.has(table))) continue
    if (which === 'all') await store.run(`delete from ${table}`)
    else if (store.former !== undefined && (await store.has(`${store.former}.${table}`)))
      await store.run(`delete from ${table} where ${which(store.former)}`)
  }
}
