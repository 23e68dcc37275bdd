import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../database.ts'
import { StoreUnavailable } from '../errors.ts'
import { migrate, unreadableReason } from '../migrate.ts'
import type { ReadOnlyStore, Store } from '../store.ts'
import { commandNamed, commandsOf, type StoreModule } from '../store-module.ts'
import { wholeNumber } from './batch.ts'
import { type GuardedPool, guardedPool, unavailableError } from './guarded-pool.ts'
import { runCommand } from './run-command.ts'

const maxConnections = 10
/** The shell aborts a call after 5 s, so the caller must get 'too slow' before that. */
const statementTimeoutMs = 4_000
/** For a server that cannot even cancel the statement; also the limit for waiting for a connection. */
const answerTimeoutMs = 4_500
/** Ends the transaction of a server that hangs in the middle of a command, because it would keep its locks. */
const idleInTransactionTimeoutMs = 60_000
/** Migrations and audits may run longer, also between two queries, so they have connections of their own. */
const snapshotConnections = 2
const snapshotIdleTimeoutMs = 30 * 60_000
const openingTimeoutMs = 10_000
/** The advisory lock that migrations take: any number, the same in every server. */
const migrationLock = 4_815_162_342
/** Insufficient privilege, and 'transaction aborted' where the migrator went on after it. */
const forbidden = ['42501', '25P02']
const schemaIsOld =
  'the schema is older than this version and this role may not change the schema: npm run store:roles as its owner'

const shared = {
  idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
  application_name: 'chowk',
  types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
}

/** Whether the database already contains a store. */
export async function isPostgresStore(databaseUrl: string): Promise<boolean> {
  const db = snapshotPool(databaseUrl)
  try {
    const { rows } = await sql<{ found: string | null }>`select to_regclass('store_migration')::text as found`
      .execute(db)
      .catch(error => {
        throw unavailableError(databaseUrl, error)
      })
    return rows[0]?.found != null
  } finally {
    await db.destroy()
  }
}

/** Also works on a replica and with a read-only role. */
export async function readPostgresStore(
  databaseUrl: string,
  modules: readonly StoreModule[],
): Promise<ReadOnlyStore> {
  const snapshots = snapshotPool(databaseUrl)
  const snapshot = snapshotsOf(snapshots)
  try {
    const problem = await snapshot(db => unreadableReason(db, modules))
    if (problem) throw new StoreUnavailable('DATABASE_URL', problem)
  } catch (error) {
    await snapshots.destroy()
    throw error instanceof StoreUnavailable ? error : unavailableError(databaseUrl, error)
  }
  return { kind: 'postgres', modules, snapshot, close: () => snapshots.destroy() }
}

export async function openPostgresStore(
  databaseUrl: string,
  modules: readonly StoreModule[],
  skipMigrations = false,
): Promise<Store> {
  const commands = commandsOf(modules)
  const pool = guardedPool(databaseUrl, {
    ...shared,
    keepsPlans: true,
    max: maxConnections,
    connectionTimeoutMillis: answerTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: answerTimeoutMs,
  })
  const db = kyselyOver(pool)
  const snapshots = snapshotPool(databaseUrl)
  const close = async () => {
    await Promise.all([db.destroy(), snapshots.destroy()])
  }
  async function ping(): Promise<void> {
    await sql`select 1`.execute(db).catch(error => {
      throw unavailableError(databaseUrl, error)
    })
  }
  try {
    if (!skipMigrations)
      await snapshots.transaction().execute(async transaction => {
        await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction)
        await migrate(transaction, 'postgres', modules)
      })
    await ping()
  } catch (error) {
    await close()
    throw isForbidden(error)
      ? new StoreUnavailable('DATABASE_URL', schemaIsOld)
      : unavailableError(databaseUrl, error)
  }

  return {
    kind: 'postgres',
    modules,
    db,
    lookUp: async (query, values) =>
      (await db.executeQuery(query({ kind: 'postgres', query: db }, values).compile())).rows,
    async run(command, input) {
      commandNamed(commands, command.name)
      return runCommand(pool, command, input)
    },
    snapshot: snapshotsOf(snapshots),
    ping,
    close,
  }
}

function snapshotPool(databaseUrl: string): Db {
  return kyselyOver(
    guardedPool(databaseUrl, {
      ...shared,
      idle_in_transaction_session_timeout: snapshotIdleTimeoutMs,
      max: snapshotConnections,
      connectionTimeoutMillis: openingTimeoutMs,
    }),
  )
}

function snapshotsOf(db: Db): Store['snapshot'] {
  return read =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async view => {
        // The planner's estimate for a page of a very large table triggers JIT compilation, which takes longer than
        // the query.
        await sql`set local jit = off`.execute(view)
        return read(view)
      })
}

function kyselyOver(pool: GuardedPool): Db {
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

function isForbidden(error: unknown): boolean {
  return error instanceof pg.DatabaseError && forbidden.includes(error.code ?? '')
}

/** int8 arrives as text because it may exceed a double. Ours never do: they are paise, milliseconds and counts. */
function typeParser(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? wholeNumber : pg.types.getTypeParser(oid, format ?? 'text')
}
