// SQLite's own thread: its calls are synchronous, and the server's event loop must never wait for a disk.
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { Tx } from '../command.ts'
import { commands } from '../commands.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migration.ts'
import type { Envelope, Opening, ThreadSettings } from './protocol.ts'
import { sqliteKysely } from './sqlite-dialect.ts'
import { createSqliteEngine, type SqliteEngine } from './sqlite-engine.ts'

const BUSY_TIMEOUT_MS = 10_000
const OPENING_TIMEOUT_MS = 15_000
/** Bounds how long the first of a group waits for its commit. */
const GROUP_SIZE = 1_000

const port = parentPort
if (!port) throw new Error('sqlite-thread.ts is started by sqlite-store.ts as a worker thread.')
const { file, role } = workerData as ThreadSettings

try {
  const database = await open()
  const engine = createSqliteEngine(database, buildOnlyTx(), commands)
  if (role === 'writer') await migrateExclusively(database, engine)
  else database.exec('begin')
  serve(database, engine)
  port.postMessage({ opened: true } satisfies Opening)
} catch (error) {
  port.postMessage({
    opened: false,
    reason: error instanceof Error ? error.message : String(error),
  } satisfies Opening)
  port.close()
}

/** A file being turned to WAL by another server at this moment is locked in a way no busy timeout waits for. */
async function open(): Promise<DatabaseSync> {
  const deadline = Date.now() + OPENING_TIMEOUT_MS
  for (;;) {
    const database = new DatabaseSync(file, { readOnly: role === 'reader', timeout: BUSY_TIMEOUT_MS })
    try {
      if (role === 'writer') {
        // FULL: with NORMAL a power cut may take the last commits that were already acknowledged.
        database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
      }
      return database
    } catch (error) {
      database.close()
      if (Date.now() > deadline || !String(error).includes('locked')) throw error
      await wait(20)
    }
  }
}

async function migrateExclusively(database: DatabaseSync, engine: SqliteEngine): Promise<void> {
  const db = sqliteKysely<unknown>({
    execute: engine.execute,
    begin: () => database.exec('begin exclusive'),
    commit: () => database.exec('commit'),
    rollback: () => database.exec('rollback'),
  })
  await db.transaction().execute(transaction => migrate(transaction, 'sqlite'))
}

function buildOnlyTx(): Tx {
  const query = sqliteKysely<Database>({
    execute: () => {
      throw new Error('A command yields its queries; it does not execute them.')
    },
  })
  return { kind: 'sqlite', query }
}

function serve(database: DatabaseSync, engine: SqliteEngine): void {
  port?.on('message', (first: Envelope | 'close') => {
    const group: Envelope[] = []
    for (let message: Envelope | 'close' | undefined = first; message; message = next(group.length)) {
      if (message === 'close') {
        answer(group)
        database.close()
        port.close()
        return
      }
      group.push(message)
    }
    answer(group)
  })

  function next(groupSize: number): Envelope | 'close' | undefined {
    if (!port || groupSize >= GROUP_SIZE) return undefined
    return receiveMessageOnPort(port)?.message as Envelope | 'close' | undefined
  }

  function answer(group: Envelope[]): void {
    if (group.length > 0) port?.postMessage(engine.answer(group))
  }
}
