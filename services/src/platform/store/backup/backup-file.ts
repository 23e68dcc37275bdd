import { stat } from 'node:fs/promises'
import { developmentStoreProblem, isDevelopmentStore } from '../migrate.ts'
import { migrationsOf, type RestoredStore, type StoreModule } from '../store-module.ts'

/** A backup or restore failed. The message is one line that says what to do. */
export class BackupFailed extends Error {
  override readonly name = 'BackupFailed'
}

export function fileExists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}

/** A backup never overwrites a file, in particular not an earlier backup. */
export async function assertNew(file: string): Promise<void> {
  if (await fileExists(file)) throw new BackupFailed(`${file} exists already: name a new file.`)
}

/** `migrations` are those of the backup's store. A backup of an older release is migrated when it is next opened. */
export function assertRestorable(migrations: readonly string[], modules: readonly StoreModule[]): void {
  if (isDevelopmentStore(new Set(migrations), Object.keys(migrationsOf(modules))))
    throw new BackupFailed(`The backup cannot be restored: ${developmentStoreProblem}.`)
}

/** The name that a restore gives to what it replaces. */
export function replacedFileName(now: Date): string {
  return `replaced_${now.toISOString().replaceAll(/\D/g, '')}`
}

export async function finishRestore(modules: readonly StoreModule[], store: RestoredStore): Promise<void> {
  await deleteUnrestored(modules, store)
  for (const module of modules) await module.afterRestore?.(store, Date.now())
}

/** A session, code or passkey that ended since the backup must not become valid again. Either store may be older than a table. */
async function deleteUnrestored(modules: readonly StoreModule[], store: RestoredStore): Promise<void> {
  for (const [table, which] of modules.flatMap(({ notRestored = {} }) => Object.entries(notRestored))) {
    if (!(await store.has(table))) continue
    if (which === 'all') await store.run(`delete from ${table}`)
    else if (store.former !== undefined && (await store.has(`${store.former}.${table}`)))
      await store.run(`delete from ${table} where ${which(store.former)}`)
  }
}
