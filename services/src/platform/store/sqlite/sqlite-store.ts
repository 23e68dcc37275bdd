import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { type CompiledQuery, sql } from 'kysely'
import type { QueryResult } from '../command.ts'
import type { Database } from '../database.ts'
import { messageOf, Refusal, StoreUnavailable } from '../errors.ts'
import { unreadableReason } from '../migrate.ts'
import type { Prepared } from '../prepare.ts'
import { makePrivate, makePrivateIfThere } from '../private-file.ts'
import { siblingModule } from '../sibling-module.ts'
import type {
  Envelope,
  Failure,
  Message,
  Opening,
  Reply,
  SqliteRequest,
  StartThread,
  Thread,
  ThreadSettings,
} from '../sqlite-protocol.ts'
import type { ReadOnlyStore, Store } from '../store.ts'
import type { StoreModules } from '../store-module.ts'
import { sqliteKysely } from './sqlite-dialect.ts'
import { createSqliteEngine } from './sqlite-engine.ts'

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'chowk.sqlite')
}

/** Refuses to open a file that does not exist, and writes to none. */
export async function readSqliteStore(dataDir: string, modules: StoreModules): Promise<ReadOnlyStore> {
  const settings = { file: sqliteFile(dataDir), modulesAddress: modules.address }
  const snapshot = snapshotsOf(modules, settings)
  const problem = await snapshot(db => unreadableReason(db, modules.all))
  if (problem) throw new StoreUnavailable('CHOWK_DATA', `${settings.file}: ${problem}`)
  return { kind: 'sqlite', modules: modules.all, snapshot, close: async () => {} }
}

function snapshotsOf(modules: StoreModules, settings: ThreadSettings): Store['snapshot'] {
  return async read => {
    const reader = await openThread(modules, 'sqlite-reader', settings)
    try {
      return await read(kyselyOver(reader))
    } finally {
      await reader.close()
    }
  }
}

export async function openSqliteStore(
  dataDir: string,
  modules: StoreModules,
  skipMigrations = false,
): Promise<Store> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch(error => {
    throw new StoreUnavailable('CHOWK_DATA', `cannot make the folder ${dataDir}: ${messageOf(error)}`)
  })
  const file = sqliteFile(dataDir)
  await restrictAccess(file)
  const settings = { file, modulesAddress: modules.address, skipMigrations }
  const writer = await openThread(modules, 'sqlite-writer', settings)
  const db = kyselyOver(writer)
  const inProcess = openInProcessReader(file)
  return {
    kind: 'sqlite',
    modules: modules.all,
    db,
    async lookUp<Values, Row>(query: Prepared<Values, Row>, values: Values) {
      const compiled = query({ kind: 'sqlite', query: db }, values).compile()
      // Reads that fail here go to the other thread, which can wait and reports the reason.
      return inProcess.tryReading(compiled) ?? (await db.executeQuery(compiled)).rows
    },
    run: <Result>(command: { name: string }, input: unknown) =>
      writer.request({ command: command.name, input }) as Promise<Result>,
    snapshot: snapshotsOf(modules, settings),
    async ping() {
      await sql`select 1`.execute(db)
    },
    async close() {
      // Closed before the writer, which as the last connection removes the WAL and its index.
      inProcess.close()
      await writer.close()
    },
  }
}

/** In the calling thread, because a round trip takes longer than the query. In WAL mode a reader waits for nobody and sees every commit. */
function openInProcessReader(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const { execute } = createSqliteEngine(database)
  return {
    /** Undefined if reading fails at the moment, for example on a closed database: the event loop does not wait. */
    tryReading<Row>(query: CompiledQuery<Row>): Row[] | undefined {
      try {
        return execute(query).rows as Row[]
      } catch {
        return undefined
      }
    },
    close() {
      if (database.isOpen) database.close()
    },
  }
}

/** SQLite gives the WAL and its index the mode of the database; those of an earlier run may still be readable by others. */
async function restrictAccess(file: string): Promise<void> {
  try {
    await makePrivate(file)
    await Promise.all(['-wal', '-shm'].map(suffix => makePrivateIfThere(`${file}${suffix}`)))
  } catch (error) {
    throw new StoreUnavailable('CHOWK_DATA', `cannot open ${file}: ${messageOf(error)}`)
  }
}

interface SqliteThread {
  request(request: SqliteRequest): Promise<unknown>
  close(): Promise<void>
}

function kyselyOver(thread: SqliteThread) {
  return sqliteKysely<Database>({
    execute: async ({ sql, parameters, query }: CompiledQuery) =>
      (await thread.request({
        query: { sql, parameters },
        reads: query.kind === 'SelectQueryNode',
      })) as QueryResult,
  })
}

/** Most objects of a thread are short-lived: without a limit V8 would use four times the memory before collecting. */
const youngMemory = { maxYoungGenerationSizeMb: 16 }

const startNewThread: StartThread = (module, settings) =>
  new Worker(module, { workerData: settings, resourceLimits: youngMemory })

async function openThread(
  { threads = import.meta.url, startThread = startNewThread }: StoreModules,
  name: string,
  settings: ThreadSettings,
): Promise<SqliteThread> {
  const { file } = settings
  const worker = startThread(siblingModule(threads, name), settings)
  const [opening] = (await once(worker, 'message').catch(error => {
    throw new StoreUnavailable('CHOWK_DATA', `cannot open ${file}: ${messageOf(error)}`)
  })) as [Opening]
  if (!opening.opened) throw new StoreUnavailable('CHOWK_DATA', `cannot open ${file}: ${opening.reason}`)
  return threadOf(worker, file)
}

function threadOf(worker: Thread, file: string): SqliteThread {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let batch: Envelope[] = []
  let lastId = 0
  let ended: StoreUnavailable | undefined

  worker.on('message', (replies: Reply[]) => {
    for (const reply of replies) {
      const caller = answering(reply.id)
      if ('value' in reply) caller?.resolve(reply.value)
      else caller?.reject(errorOf(reply.failure, file))
    }
  })
  worker.on('error', error => end(`the database thread failed: ${messageOf(error)}`))
  worker.on('exit', () => end(`${file} is closed`))
  worker.unref()

  function end(reason: string): void {
    ended ??= new StoreUnavailable('CHOWK_DATA', reason)
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }

  function answering(id: number) {
    const caller = waiting.get(id)
    waiting.delete(id)
    // A process with no pending requests may exit without closing the store: everything acknowledged is durable.
    if (waiting.size === 0) worker.unref()
    return caller
  }

  /** Requests made together are sent as one message, and so share one commit. */
  function sendBatch(): void {
    const together = batch
    batch = []
    try {
      worker.postMessage(together satisfies Message)
    } catch {
      // One of them cannot be cloned: it is refused alone, and the others are sent one by one.
      together.forEach(sendAlone)
    }
  }

  function sendAlone(envelope: Envelope): void {
    try {
      worker.postMessage([envelope] satisfies Message)
    } catch (error) {
      answering(envelope.id)?.reject(error as Error)
    }
  }

  return {
    request(request) {
      if (ended) return Promise.reject(ended)
      return new Promise((resolve, reject) => {
        const id = ++lastId
        if (waiting.size === 0) worker.ref()
        waiting.set(id, { resolve, reject })
        // Sent after all promises of this turn have settled, so that callers answered together also send together.
        if (batch.length === 0) process.nextTick(sendBatch)
        batch.push({ id, ...request })
      })
    },
    async close() {
      if (ended) return
      worker.ref()
      const exit = once(worker, 'exit')
      process.nextTick(() => worker.postMessage('close' satisfies Message))
      await exit
    },
  }
}

function errorOf({ message, refusal, isOutage }: Failure, file: string): Error {
  if (isOutage) return new StoreUnavailable('CHOWK_DATA', `${file} cannot be used: ${message}`)
  return refusal ? new Refusal(refusal.code, message, refusal.details) : new Error(message)
}
