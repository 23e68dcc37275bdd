// Rows that a restore must not bring back: a session, code or passkey that ended since the backup must not become
// valid again.
import type { RestoredStore, StoreModule } from '../store-module.ts'

/** The backup, and the store it replaces, may be older than a table. */
export async function finishRestore(modules: readonly StoreModule[], store: RestoredStore): Promise<void> {
  await deleteUnrestored(modules, store)
  for (const module of modules) await module.afterRestore?.(store, Date.now())
}

async function deleteUnrestored(modules: readonly StoreModule[], store: RestoredStore): Promise<void> {
  for (const [table, which] of modules.flatMap(({ notRestored = {} }) => Object.entries(notRestored))) {
    if (!(await store.has(table))) continue
    if (which === 'all') await store.run(`delete from ${table}`)
    else if (store.former !== undefined && (await store.has(`${store.former}.${table}`)))
      await store.run(`delete from ${table} where ${which(store.former)}`)
  }
}
