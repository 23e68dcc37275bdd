// The synchronous heart of the SQLite store: prepared statements, and group commit.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery } from 'kysely'
import type { AnyCommand, QueryAnswer, Steps, Tx } from '../command.ts'
import { Refusal } from '../errors.ts'
import type { Envelope, Failure, Outcome, Reply, SqliteRequest } from './protocol.ts'

const PREPARED_STATEMENTS_KEPT = 500

export interface SqliteEngine {
  execute(query: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryAnswer
  /** Answers requests that arrived together; what they write becomes durable in one commit before any is answered. */
  answer(requests: readonly Envelope[]): Reply[]
}

export function createSqliteEngine(
  database: DatabaseSync,
  tx: Tx,
  commands: ReadonlyMap<string, AnyCommand>,
): SqliteEngine {
  const prepared = new Map<string, { statement: StatementSync; returnsRows: boolean }>()

  function prepare(sql: string) {
    const known = prepared.get(sql)
    if (known) return known
    if (prepared.size >= PREPARED_STATEMENTS_KEPT) prepared.clear()
    const statement = database.prepare(sql)
    const fresh = { statement, returnsRows: statement.columns().length > 0 }
    prepared.set(sql, fresh)
    return fresh
  }

  function execute({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryAnswer {
    const { statement, returnsRows } = prepare(sql)
    const values = parameters as SQLInputValue[]
    if (!returnsRows) return { rows: [], affected: Number(statement.run(...values).changes) }
    const rows = statement.all(...values)
    return { rows, affected: rows.length }
  }

  function drive(steps: Steps<unknown>): unknown {
    let step = steps.next()
    while (!step.done) step = steps.next(execute(step.value))
    return step.value
  }

  function perform(request: SqliteRequest): unknown {
    if ('query' in request) return execute(request.query)
    const command = commands.get(request.command)
    if (!command)
      throw new Error(`No command "${request.command}": list it in services/src/store/commands.ts.`)
    return drive(command.steps(tx, request.input as never))
  }

  function performInSavepoint(request: SqliteRequest): Outcome {
    database.exec('savepoint command')
    try {
      const value = perform(request)
      database.exec('release command')
      return { value }
    } catch (error) {
      // Some errors (disk full, I/O) make SQLite roll the whole transaction back by itself: then nothing of the group stands.
      if (!database.isTransaction) throw error
      database.exec('rollback to command')
      database.exec('release command')
      return { failure: failureOf(error) }
    }
  }

  function groupCommit(writes: readonly Envelope[]): Reply[] {
    try {
      database.exec('begin immediate')
      const replies = writes.map(({ id, request }) => ({ id, outcome: performInSavepoint(request) }))
      database.exec('commit')
      return replies
    } catch (error) {
      if (database.isTransaction) database.exec('rollback')
      return writes.map(({ id }) => ({ id, outcome: { failure: failureOf(error) } }))
    }
  }

  function read({ id, request }: Envelope): Reply {
    try {
      return { id, outcome: { value: perform(request) } }
    } catch (error) {
      return { id, outcome: { failure: failureOf(error) } }
    }
  }

  return {
    execute,
    answer(requests) {
      const reads = requests.filter(({ request }) => 'query' in request && request.reads)
      const writes = requests.filter(({ request }) => !('query' in request && request.reads))
      return [...reads.map(read), ...(writes.length > 0 ? groupCommit(writes) : [])]
    },
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) {
    return { message: error.message, refusal: { code: error.code, details: error.details } }
  }
  return { message: error instanceof Error ? error.message : String(error) }
}
