// Copies the whole store to one file while it is in use, and restores such a file. A backup is a consistent snapshot:
// it contains everything acknowledged before it began and nothing later.
import { readFile, rm } from 'node:fs/promises'
import type { StoreOptions } from '../store.ts'
import type { StoreModule } from '../store-module.ts'
import { assertNew, BackupFailed, fileExists } from './backup-file.ts'
import { decryptFile, encryptFile, isEncrypted } from './encrypted-file.ts'
import { backupPostgres, finishPostgresRestore, restorePostgres } from './postgres-backup.ts'
import { backupSqlite, restoreSqlite } from './sqlite-backup.ts'

export interface BackupOptions extends StoreOptions {
  /** A file of 32 bytes, or of their 64 hexadecimal digits. With it the backup is encrypted. */
  readonly keyFile?: string | undefined
}

export async function backupStore(options: BackupOptions, file: string): Promise<void> {
  const { databaseUrl, dataDir, keyFile } = options
  const copyTo = (copy: string) =>
    databaseUrl ? backupPostgres(databaseUrl, copy) : backupSqlite(dataDir, copy)
  if (!keyFile) return copyTo(file)
  const key = await keyIn(keyFile)
  await assertNew(file)
  await withPlain(file, async plain => {
    await copyTo(plain)
    await encryptFile(plain, file, key)
  })
}

/**
 * Replaces the store's content with the backup's, except for rows that modules exclude. Every server must be stopped;
 * a store in use is refused. Older backups are migrated when the store is next opened.
 */
export async function restoreStore(options: BackupOptions, file: string, modules: readonly StoreModule[]) {
  const { databaseUrl, dataDir, keyFile } = options
  const restore = (copy: string) =>
    databaseUrl ? restorePostgres(databaseUrl, copy, modules) : restoreSqlite(dataDir, copy, modules)
  if (!(await fileExists(file))) throw new BackupFailed(`There is no file ${file}.`)
  if (!(await isEncrypted(file))) return restore(file)
  if (!keyFile)
    throw new BackupFailed(`${file} is encrypted: CHOWK_BACKUP_KEY must name the file of its key.`)
  const key = await keyIn(keyFile)
  await withPlain(file, async plain => {
    await decryptFile(file, plain, key)
    await restore(plain)
  })
}

/** For a PostgreSQL restored to an earlier moment by other means: deletes what must not come back, and freezes payments. */
export async function finishRestoredStore({ databaseUrl }: StoreOptions, modules: readonly StoreModule[]) {
  if (!databaseUrl)
    throw new BackupFailed(
      'This is for PostgreSQL: a backup of the embedded database is brought back with restore.',
    )
  await finishPostgresRestore(databaseUrl, modules)
}

async function keyIn(file: string): Promise<Buffer> {
  const content = await readFile(file).catch(() => Buffer.alloc(0))
  const text = content.toString('latin1').trim()
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : content
  if (key.length === 32) return key
  throw new BackupFailed(`${file} holds no key of 32 bytes: make one with openssl rand -hex 32.`)
}

/** The plain copy is beside the encrypted file, readable by its owner only, and is always deleted afterwards. */
async function withPlain(file: string, work: (plain: string) => Promise<void>): Promise<void> {
  const plain = `${file}.plain`
  await rm(plain, { force: true })
  await work(plain).finally(() => rm(plain, { force: true }))
}
