// A command is everything that must happen at once or not at all, written once for both databases: a generator that
// yields queries and receives their rows. SQLite's thread drives it synchronously, many commands to one durable commit;
// PostgreSQL drives it with awaits inside a transaction that is tried again when the database asks for it. There each
// answer that a command waits for is a round trip: it asks for several `together`, and for none where it only writes.
import { type Compilable, type CompiledQuery, type Kysely, sql } from 'kysely'
import type { Database, StoreKind } from './database.ts'

export interface Tx {
  readonly kind: StoreKind
  /** Builds queries; it cannot run them. Hand them to `rows`, `row` or `change`. */
  readonly query: Kysely<Database>
}

export interface QueryAnswer {
  readonly rows: readonly unknown[]
  readonly affected: number
}

/** Queries that are handed over together, and done in their order. */
export interface Step {
  readonly queries: readonly CompiledQuery[]
  /** Whether the command goes on only with the answers, one to each query. */
  readonly isAnswered: boolean
  /** Each must change one row, or nothing of the command is done. */
  readonly changesOne?: boolean
}

export type Steps<Result> = Generator<Step, Result, readonly QueryAnswer[]>

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

function* ask(query: CompiledQuery): Steps<QueryAnswer> {
  const [answer] = yield { queries: [query], isAnswered: true }
  if (!answer) throw new Error('A query that was handed over got no answer.')
  return answer
}

/** All rows of a query. */
export function* rows<Row>(query: Compilable<Row>): Steps<Row[]> {
  // The rows are what the query builder's types say: the schema is ours and the query was built from it.
  return (yield* ask(query.compile())).rows as Row[]
}

/** The first row of a query. */
export function* row<Row>(query: Compilable<Row>): Steps<Row | undefined> {
  return (yield* rows(query))[0]
}

/** Runs an insert, update or delete and says how many rows it touched. */
export function* change(query: Compilable): Steps<number> {
  return (yield* ask(query.compile())).affected
}

/** Runs an insert, update or delete whose answer nobody needs: it is done before whatever is asked next. */
export function* write(query: Compilable): Steps<void> {
  yield { queries: [query.compile()], isAnswered: false }
}

/** The same where it must be one row, which the command has taken: whatever else undoes the command. */
export function* writeOne(query: Compilable): Steps<void> {
  yield { queries: [query.compile()], isAnswered: false, changesOne: true }
}

export const notOneRow = (commandName: string) =>
  new Error(`${commandName}: what it had taken is not one row any more, so nothing was done.`)

type ResultOf<Part> = Part extends Steps<infer Result> ? Result : never

/**
 * Takes steps that do not wait for each other side by side: the first question of each, in their order, then the second
 * of each, and so on. Of several that refuse, the first in their order is heard, as if they were done one by one; so what
 * one of them writes waits for its own next question, or until none refuses any more.
 */
export function* together<const Parts extends readonly Steps<unknown>[]>(
  ...parts: Parts
): Steps<{ -readonly [Index in keyof Parts]: ResultOf<Parts[Index]> }> {
  const results: unknown[] = []
  const writes: Step[][] = parts.map(() => [])
  let asking: { readonly index: number; readonly queries: readonly CompiledQuery[] }[] = []
  let refusal: { readonly index: number; readonly error: unknown } | undefined

  function continuePart(index: number, answers: readonly QueryAnswer[]): void {
    if (refusal && refusal.index < index) return
    const part = parts[index] as Steps<unknown>
    try {
      let step = part.next(answers)
      for (; !step.done && !step.value.isAnswered; step = part.next([])) writes[index]?.push(step.value)
      if (step.done) results[index] = step.value
      else asking.push({ index, queries: step.value.queries })
    } catch (error) {
      refusal = { index, error }
    }
  }

  for (const index of parts.keys()) continuePart(index, [])
  while (asking.length > 0) {
    const asked = asking
    asking = []
    for (const { index } of asked) yield* (writes[index] ?? []).splice(0)
    const answers = yield { queries: asked.flatMap(({ queries }) => queries), isAnswered: true }
    let taken = 0
    for (const { index, queries } of asked) {
      continuePart(index, answers.slice(taken, taken + queries.length))
      taken += queries.length
    }
  }
  if (refusal) throw refusal.error
  for (const unsent of writes) yield* unsent
  // One for each part, each of which has ended.
  return results as { -readonly [Index in keyof Parts]: ResultOf<Parts[Index]> }
}

/** Keeps others from changing what is read until the command ends. SQLite has one writer, which is this command. */
export function forTaking<Query extends { forNoKeyUpdate(): Query }>(kind: StoreKind, query: Query): Query {
  return kind === 'sqlite' ? query : query.forNoKeyUpdate()
}

/**
 * Takes a named lock until the command ends, or says at once that another holds it. SQLite has one writer, which is
 * this command.
 */
export function* tryLock(tx: Tx, name: string): Steps<boolean> {
  if (tx.kind === 'sqlite') return true
  const tried = sql<{
    locked: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`
  const [lock] = (yield* ask(tried.compile(tx.query))).rows as { locked: boolean }[]
  return lock?.locked === true
}
