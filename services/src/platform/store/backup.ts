// Copies the whole store to one file while it is in use, and brings such a file back. A backup is a moment's consistent
// view: what was acknowledged before it began is in it, what came later is not.
import { backupPostgres, restorePostgres } from './postgres/postgres-backup.ts'
import { backupSqlite, restoreSqlite } from './sqlite/sqlite-backup.ts'
import type { StoreOptions } from './store.ts'

export async function backupStore({ databaseUrl, dataDir }: StoreOptions, file: string): Promise<void> {
  await (databaseUrl ? backupPostgres(databaseUrl, file) : backupSqlite(dataDir, file))
}

/**
 * Replaces the store's content by the backup's. Every server must be stopped; restoring into a store in use is refused.
 * Older backups are brought up to date when the store is next opened.
 */
export async function restoreStore({ databaseUrl, dataDir }: StoreOptions, file: string): Promise<void> {
  await (databaseUrl ? restorePostgres(databaseUrl, file) : restoreSqlite(dataDir, file))
}
