import { stat } from 'node:fs/promises'
import { developmentStoreProblem, isDevelopmentStore } from '../migrate.ts'
import { migrationsOf, type StoreModule } from '../store-module.ts'

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
