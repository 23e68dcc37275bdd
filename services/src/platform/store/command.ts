// A command is everything that must happen at once or not at all, written once for both databases: a generator that
// yields queries and receives their rows. SQLite's thread drives it synchronously, many commands to one durable commit;
// PostgreSQL drives it with awaits inside a transaction that is tried again when the database asks for it.
import { type Compilable, type CompiledQuery, type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import type { StoreKind } from './store.ts'

export interface Tx {
  readonly kind: StoreKind
  /** Builds queries; it cannot run them. Hand them to `rows`, `row` or `change`. */
  readonly query: Kysely<Database>
}

export interface QueryAnswer {
  readonly rows: readonly unknown[]
  readonly affected: number
}

export type Steps<Result> = Generator<CompiledQuery, Result, QueryAnswer>

/** Input and result cross a thread: plain data only. Steps must not catch errors of queries nor read a clock. */
export interface Command<Input, Result> {
  readonly name: string
  /** On PostgreSQL. Serializable unless the command takes its own locks by updating the rows it decides on. */
  readonly isolation: 'serializable' | 'read committed'
  steps(tx: Tx, input: Input): Steps<Result>
}

export type AnyCommand = Command<never, unknown>

export function defineCommand<Input, Result>(
  name: string,
  steps: (tx: Tx, input: Input) => Steps<Result>,
  { isolation = 'serializable' }: Partial<Pick<Command<Input, Result>, 'isolation'>> = {},
): Command<Input, Result> {
  return { name, isolation, steps }
}

/** All rows of a query. */
export function* rows<Row>(query: Compilable<Row>): Steps<Row[]> {
  const answer = yield query.compile()
  // The rows are what the query builder's types say: the schema is ours and the query was built from it.
  return answer.rows as Row[]
}

/** The first row of a query. */
export function* row<Row>(query: Compilable<Row>): Steps<Row | undefined> {
  const answer = yield query.compile()
  return (answer.rows as Row[])[0]
}

/** Runs an insert, update or delete and says how many rows it touched. */
export function* change(query: Compilable): Steps<number> {
  const answer = yield query.compile()
  return answer.affected
}

/**
 * Takes a named lock until the command ends, or says at once that another holds it. SQLite has one writer, which is
 * this command.
 */
export function* tryLock(tx: Tx, name: string): Steps<boolean> {
  if (tx.kind === 'sqlite') return true
  const answer = yield sql<{
    locked: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`.compile(tx.query)
  return (answer.rows as { locked: boolean }[])[0]?.locked === true
}
