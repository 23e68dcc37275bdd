// The writer thread: SQLite's calls are synchronous, and the server's event loop must never wait for a disk.
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import type { Tx } from '../command.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { commandsOf, type StoreModule, type StoreModules } from '../store-module.ts'
import { groupCommit } from './group-commit.ts'
import { serve } from './serve.ts'
import { sqliteKysely } from './sqlite-dialect.ts'
import { createSqliteEngine, type SqliteEngine } from './sqlite-engine.ts'

const busyTimeoutMs = 10_000
const openingTimeoutMs = 15_000

await serve(async ({ file, modulesAddress, skipMigrations }) => {
  const { modules } = (await import(modulesAddress)) as { modules: StoreModules }
  const database = await openForWriting(file)
  const engine = createSqliteEngine(database)
  if (!skipMigrations) await migrateExclusively(database, engine, modules.all)
  const { answer } = groupCommit({ database, engine, tx: buildOnlyTx(), commands: commandsOf(modules.all) })
  return { answer, close: () => database.close() }
})

async function openForWriting(file: string): Promise<DatabaseSync> {
  for (const deadline = Date.now() + openingTimeoutMs; ; await wait(20)) {
    const database = new DatabaseSync(file, { timeout: busyTimeoutMs })
    try {
      // FULL: with NORMAL, a power cut may lose the last acknowledged commits.
      database.exec(
        'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma temp_store = memory',
      )
      return database
    } catch (error) {
      database.close()
      // While another server switches the new file to WAL it is locked in a way that the busy timeout does not cover.
      if (Date.now() > deadline || !String(error).includes('locked')) throw error
    }
  }
}

async function migrateExclusively(
  database: DatabaseSync,
  engine: SqliteEngine,
  modules: readonly StoreModule[],
): Promise<void> {
  const db = sqliteKysely<unknown>({
    execute: engine.execute,
    begin: () => database.exec('begin exclusive'),
    commit: () => database.exec('commit'),
    rollback: () => database.exec('rollback'),
  })
  await db.transaction().execute(transaction => migrate(transaction, 'sqlite', modules))
}

function buildOnlyTx(): Tx {
  const query = sqliteKysely<Database>({
    execute: () => {
      throw new Error('A command yields its queries instead of executing them.')
    },
  })
  return { kind: 'sqlite', query }
}
