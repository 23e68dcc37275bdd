import { setTimeout as wait } from 'node:timers/promises'
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Command, Steps } from '../command.ts'
import type { Database } from '../database.ts'
import { StoreUnavailable } from '../errors.ts'
import { migrate } from '../migration.ts'
import type { Store } from '../store.ts'

const CONNECTIONS = 10
/** Also how long a query waits for one of the connections when all are busy. */
const CONNECT_TIMEOUT_MS = 10_000
/** A server that stops in the middle of a command must not keep its locks. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000
/** Any number, the same in every server: the name of the lock that migrations take. */
const MIGRATION_LOCK = 4_815_162_342
const ATTEMPTS = 20
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

export async function openPostgresStore(databaseUrl: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    application_name: 'chowk',
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  })
  // An idle connection that the server closes is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  await db
    .transaction()
    .execute(async transaction => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction)
      await migrate(transaction, 'postgres')
    })
    .catch(async error => {
      await db.destroy()
      throw unavailable(databaseUrl, error)
    })

  return {
    kind: 'postgres',
    db,
    run: (command, input) => runCommand(db, command, input),
    snapshot: read =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read),
    async ping() {
      await sql`select 1`.execute(db).catch(error => {
        throw unavailable(databaseUrl, error)
      })
    },
    close: () => db.destroy(),
  }
}

async function runCommand<Input, Result>(
  db: Kysely<Database>,
  command: Command<Input, Result>,
  input: Input,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db
        .transaction()
        .setIsolationLevel(command.isolation)
        .execute(transaction =>
          drive(command.steps({ kind: 'postgres', query: transaction }, input), transaction),
        )
    } catch (error) {
      if (attempt === ATTEMPTS || !isWorthAnotherAttempt(error)) throw error
      // Spread out, or the same two would meet again.
      await wait(Math.random() * 5 * attempt)
    }
  }
}

async function drive<Result>(steps: Steps<Result>, transaction: Kysely<Database>): Promise<Result> {
  let step = steps.next()
  while (!step.done) {
    const { rows, numAffectedRows } = await transaction.executeQuery(step.value as CompiledQuery)
    step = steps.next({ rows, affected: Number(numAffectedRows ?? rows.length) })
  }
  return step.value
}

function isWorthAnotherAttempt(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK)
  )
}

/** int8 arrives as text, since it may not fit a number. Ours always does: paise, milliseconds and counts. */
function typeParser(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? wholeNumber : pg.types.getTypeParser(oid, format ?? 'text')
}

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be counted exactly`)
  return value
}

function unavailable(databaseUrl: string, error: unknown): StoreUnavailable {
  return new StoreUnavailable('DATABASE_URL', `${nameOf(databaseUrl)} does not answer: ${messageOf(error)}`)
}

/** Says which server is meant, without the password. */
function nameOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'the address'
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL at ${host}${pathname}`
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
