import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { messageOf } from '../errors.ts'
import { makePrivate } from '../private-file.ts'
import { sqliteFile } from '../sqlite/sqlite-store.ts'
import type { StoreModule } from '../store-module.ts'
import {
  assertNew,
  assertRestorable,
  BackupFailed,
  fileExists,
  finishRestore,
  replacedFileName,
} from './backup-file.ts'

/** One read transaction copies everything; the portal stays writable meanwhile. */
export async function backupSqlite(dataDir: string, file: string): Promise<void> {
  const source = sqliteFile(dataDir)
  await assertNew(file)
  const partial = `${file}.partial`
  await rm(partial, { force: true })
  await makePrivate(partial)
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    database.prepare('vacuum into ?').run(partial)
  } finally {
    database.close()
  }
  await flush(partial)
  await rename(partial, file)
}

export async function restoreSqlite(dataDir: string, file: string, modules: readonly StoreModule[]) {
  const target = sqliteFile(dataDir)
  assertRestorable(migrationsIn(file), modules)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const former = (await fileExists(target)) ? await moveAside(target) : undefined
  const partial = `${target}.partial`
  await copyFile(file, partial)
  await makePrivate(partial)
  await finishIn(partial, former, modules)
  await flush(partial)
  await rename(partial, target)
}

async function finishIn(copy: string, former: string | undefined, modules: readonly StoreModule[]) {
  const database = new DatabaseSync(copy, { enableForeignKeyConstraints: false })
  try {
    if (former !== undefined) database.prepare('attach ? as former').run(former)
    database.exec('begin')
    await finishRestore(modules, {
      former: former && 'former',
      has(table) {
        const [schema, name] = table.includes('.') ? table.split('.') : ['main', table]
        const { found } = database
          .prepare(`select count(*) as found from ${schema}.sqlite_schema where type = 'table' and name = ?`)
          .get(name ?? '') as { found: number }
        return found > 0
      },
      run: statement => database.exec(statement),
    })
    database.exec('commit')
  } finally {
    database.close()
  }
}

function migrationsIn(file: string): string[] {
  try {
    const backup = new DatabaseSync(file, { readOnly: true })
    const check = backup.prepare('pragma integrity_check').get()
    const migrations = backup.prepare('select name from store_migration').all()
    backup.close()
    if (check?.integrity_check !== 'ok' || migrations.length === 0)
      throw new Error(String(check?.integrity_check))
    return migrations.map(({ name }) => String(name))
  } catch (error) {
    throw new BackupFailed(`${file} is no backup of a store: ${messageOf(error)}.`)
  }
}

/** Renames the replaced file and returns its new name. Leaving WAL mode fails while a server has the file open. */
async function moveAside(target: string): Promise<string> {
  const database = new DatabaseSync(target)
  try {
    database.exec('pragma journal_mode = delete')
  } catch {
    throw new BackupFailed(`${target} is in use: stop every server first.`)
  } finally {
    database.close()
  }
  const aside = `${target}.${replacedFileName(new Date())}`
  await rename(target, aside)
  return aside
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}
