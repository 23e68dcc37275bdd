// Executes single queries on an open database and prepares each once.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery } from 'kysely'
import type { QueryResult } from '../command.ts'
import { messageOf, Refusal } from '../errors.ts'
import type { Envelope, Failure, Reply, RequestOutcome } from '../sqlite-protocol.ts'

const statementsKept = 500

/** SQLite's primary result codes: busy, locked, read-only, I/O error, full, cannot open. */
const OUTAGES: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14])

type PlainQuery = Pick<CompiledQuery, 'sql' | 'parameters'>

export type SqliteEngine = ReturnType<typeof createSqliteEngine>

export function createSqliteEngine(database: DatabaseSync) {
  const prepared = new Map<string, { statement: StatementSync; returnsRows: boolean }>()

  function prepare(sql: string) {
    const known = prepared.get(sql)
    if (known) return known
    if (prepared.size >= statementsKept) prepared.clear()
    const statement = database.prepare(sql)
    const fresh = { statement, returnsRows: statement.columns().length > 0 }
    prepared.set(sql, fresh)
    return fresh
  }

  function execute({ sql, parameters }: PlainQuery): QueryResult {
    const { statement, returnsRows } = prepare(sql)
    // The cast is safe: the table types contain only text, whole numbers and null.
    const values = parameters as SQLInputValue[]
    if (!returnsRows) return { rows: [], affected: Number(statement.run(...values).changes) }
    const rows = statement.all(...values)
    return { rows, affected: rows.length }
  }

  return {
    execute,
    answerReads: (requests: readonly Envelope[]): Reply[] =>
      requests.map(request => ({
        id: request.id,
        ...outcomeOf(() => {
          if (!('query' in request)) throw new Error('A snapshot of the store only reads.')
          return execute(request.query)
        }),
      })),
  }
}

function outcomeOf(work: () => unknown): RequestOutcome {
  try {
    return { value: work() }
  } catch (error) {
    return { failure: failureOf(error) }
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof Refusal)
    return { message: error.message, refusal: { code: error.code, details: error.details } }
  return { message: messageOf(error), ...(isOutage(error) && { isOutage: true }) }
}

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return false
  // An extended code carries its primary code in the low byte.
  return OUTAGES.has(error.errcode & 0xff)
}
