// A command is a transaction that is written once for both databases: a generator that yields queries and receives
// their rows. SQLite's thread runs it synchronously and commits many commands at once. PostgreSQL runs it with awaits
// inside a transaction that is retried on serialization failures. There each awaited answer is a round trip, so a
// command requests several answers with `runTogether`, and writes without waiting for one.
import { type Compilable, type CompiledQuery, sql } from 'kysely'
import type { Db, StoreKind } from './database.ts'

export interface Tx {
  readonly kind: StoreKind
  /** Builds queries but cannot run them. Pass them to `rows`, `row` or `change`. */
  readonly query: Db
}

export type QueryResult = { readonly rows: readonly unknown[]; readonly affected: number }

/** Queries that are sent together and executed in their order. */
export interface Step {
  readonly queries: readonly CompiledQuery[]
  /** Whether the command needs the answers, one per query, before it continues. */
  readonly needsResults: boolean
  /** Each query must change exactly one row, or the whole command is rolled back. */
  readonly changesOne?: boolean
}

export type Steps<Result> = Generator<Step, Result, readonly QueryResult[]>

/** Input and result cross a thread, so they are plain data. Steps must not catch errors of queries nor read a clock. */
export interface Command<Input, Result> {
  readonly name: string
  /** For PostgreSQL. */
  readonly isolation: 'serializable' | 'read committed'
  steps(tx: Tx, input: Input): Steps<Result>
}

export type AnyCommand = Command<never, unknown>

const defineWith =
  (isolation: Command<never, never>['isolation']) =>
  <Input, Result>(name: string, steps: (tx: Tx, input: Input) => Steps<Result>): Command<Input, Result> => ({
    name,
    isolation,
    steps,
  })

/** `readCommitted` is for commands that lock what they decide on: they wait for each other instead of being retried. */
export const defineCommand = Object.assign(defineWith('serializable'), {
  readCommitted: defineWith('read committed'),
})

function* execute(query: CompiledQuery): Steps<QueryResult> {
  const [answer] = yield { queries: [query], needsResults: true }
  if (!answer) throw new Error('A query got no answer.')
  return answer
}

/** Returns all rows of a query. */
export function* rows<Row>(query: Compilable<Row>): Steps<Row[]> {
  // The cast is safe: Kysely derived the row type from the schema.
  return (yield* execute(query.compile())).rows as Row[]
}

/** Returns the first row of a query. */
export function* row<Row>(query: Compilable<Row>): Steps<Row | undefined> {
  return (yield* rows(query))[0]
}

/** Runs an insert, update or delete and returns the number of changed rows. */
export function* change(query: Compilable): Steps<number> {
  return (yield* execute(query.compile())).affected
}

/** Runs an insert, update or delete without waiting for the answer. It is done before the next query. */
export function* write(query: Compilable): Steps<void> {
  yield { queries: [query.compile()], needsResults: false }
}

/** Like `write`, but rolls the command back unless exactly one row changes, because the command has locked that row. */
export function* writeOne(query: Compilable): Steps<void> {
  yield { queries: [query.compile()], needsResults: false, changesOne: true }
}

export const notOneRowError = (commandName: string) =>
  new Error(`${commandName}: expected to change exactly one row; the command was rolled back.`)

type ResultOf<Part> = Part extends Steps<infer Result> ? Result : never

/**
 * Runs independent steps concurrently: the first query of each in their order, then the second of each, and so on, in
 * as few round trips as possible. When several refuse, the first in order determines the error, as if they ran one
 * after another; so a write is held back until its part's next query, or until no earlier part can refuse any more.
 */
export function* runTogether<const Parts extends readonly Steps<unknown>[]>(
  ...parts: Parts
): Steps<{ -readonly [Index in keyof Parts]: ResultOf<Parts[Index]> }> {
  const results: unknown[] = []
  const writes: Step[][] = parts.map(() => [])
  let pending: { readonly index: number; readonly queries: readonly CompiledQuery[] }[] = []
  let refusal: { readonly index: number; readonly error: unknown } | undefined

  function continuePart(index: number, answers: readonly QueryResult[]): void {
    if (refusal && refusal.index < index) return
    const part = parts[index] as Steps<unknown>
    try {
      let step = part.next(answers)
      for (; !step.done && !step.value.needsResults; step = part.next([])) writes[index]?.push(step.value)
      if (step.done) results[index] = step.value
      else pending.push({ index, queries: step.value.queries })
    } catch (error) {
      refusal = { index, error }
    }
  }

  for (const index of parts.keys()) continuePart(index, [])
  while (pending.length > 0) {
    const sending = pending
    pending = []
    for (const { index } of sending) yield* (writes[index] ?? []).splice(0)
    const answers = yield { queries: sending.flatMap(({ queries }) => queries), needsResults: true }
    let taken = 0
    for (const { index, queries } of sending) {
      continuePart(index, answers.slice(taken, taken + queries.length))
      taken += queries.length
    }
  }
  if (refusal) throw refusal.error
  for (const unsent of writes) yield* unsent
  // One result per part; every part has finished.
  return results as { -readonly [Index in keyof Parts]: ResultOf<Parts[Index]> }
}

/** Locks the selected rows until the command ends. SQLite needs no lock: it has one writer, which is this command. */
export function forUpdate<Query extends { forNoKeyUpdate(): Query }>(kind: StoreKind, query: Query): Query {
  return kind === 'sqlite' ? query : query.forNoKeyUpdate()
}

/** Waits for a named lock, held until the command ends; all commands take them in one order. SQLite has one writer anyway. */
export function* lock(tx: Tx, name: string): Steps<void> {
  if (tx.kind === 'sqlite') return
  const query = sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
  yield { queries: [query.compile(tx.query)], needsResults: false }
}

/** Like `lock`, but returns false when another command holds it. */
export function* tryLock(tx: Tx, name: string): Steps<boolean> {
  if (tx.kind === 'sqlite') return true
  const tried = sql<{
    locked: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`
  const [answer] = (yield* execute(tried.compile(tx.query))).rows as { locked: boolean }[]
  return answer?.locked === true
}
