/**
 * The SQL statements of a posting without the store around them. They are recorded while the real command runs on
 * the same database, and rolled back; then they are executed again: on SQLite one after another, in transactions as
 * large as the store's, on PostgreSQL by one call for each posting.
 */
import { DatabaseSync } from 'node:sqlite'
import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import { endTopUp, type TopUpToEnd } from '../services/src/money/wallet/top-up-row.ts'
import { openStore } from '../services/src/open-store.ts'
import type { QueryResult, Tx } from '../services/src/platform/store/command.ts'
import type { Database } from '../services/src/platform/store/database.ts'
import { sqliteKysely } from '../services/src/platform/store/sqlite/sqlite-dialect.ts'
import { createSqliteEngine } from '../services/src/platform/store/sqlite/sqlite-engine.ts'
import { sqliteFile } from '../services/src/platform/store/sqlite/sqlite-store.ts'
import type { StoreOptions } from '../services/src/platform/store/store.ts'

interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export interface BareStatements {
  /** Sends the statements of the postings from one index to another. */
  replay(from: number, to: number): Promise<void>
  close(): Promise<void>
}

/** As many as postings wait for one commit, and so become durable together. */
export const groupSize = 64
const connections = 10

export function bareStatements(
  options: StoreOptions,
  postings: readonly TopUpToEnd[],
): Promise<BareStatements> {
  const { databaseUrl, dataDir } = options
  return databaseUrl ? onPostgres(databaseUrl, postings) : onSqlite(dataDir, postings)
}

async function onSqlite(dataDir: string, postings: readonly TopUpToEnd[]): Promise<BareStatements> {
  const database = new DatabaseSync(sqliteFile(dataDir))
  database.exec('pragma synchronous = full; pragma foreign_keys = on')
  const { execute } = createSqliteEngine(database)
  const query = sqliteKysely<Database>({ execute })
  database.exec('begin immediate')
  const recorded: Statement[][] = []
  for (const posting of postings) recorded.push(await record({ kind: 'sqlite', query }, posting, execute))
  database.exec('rollback')
  return {
    async replay(from, to) {
      for (let start = from; start < to; start += groupSize) {
        database.exec('begin immediate')
        for (const statements of recorded.slice(start, Math.min(start + groupSize, to)))
          for (const statement of statements) execute(statement)
        database.exec('commit')
      }
    },
    async close() {
      database.close()
    },
  }
}

/** There a round trip costs more than the work, so the bare posting is one call: all its statements in a function's body. */
async function onPostgres(databaseUrl: string, postings: readonly TopUpToEnd[]): Promise<BareStatements> {
  const recorded = await recordOnPostgres(databaseUrl, postings)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  const shapes = new Map<string, string>()
  for (const statements of recorded) {
    const shape = shapeOf(statements)
    if (shapes.has(shape)) continue
    const name = `bare_posting_${shapes.size}`
    shapes.set(shape, name)
    await pool.query(functionOf(name, statements))
  }
  async function send(statements: readonly Statement[]): Promise<void> {
    const name = shapes.get(shapeOf(statements)) ?? ''
    const values = statements.flatMap(({ parameters }) => parameters).filter(isBound)
    const text = `select ${name}(${values.map((_, index) => `$${index + 1}`).join(', ')})`
    await pool.query({ name, text, values })
  }
  return {
    async replay(from, to) {
      let next = from
      const sendOneAfterAnother = async () => {
        while (next < to) await send(recorded[next++] ?? [])
      }
      await Promise.all(Array.from({ length: connections }, sendOneAfterAnother))
    },
    close: () => pool.end(),
  }
}

const isBound = (value: unknown) => value !== null
const typeOf = (value: unknown) => (typeof value === 'number' ? 'bigint' : 'text')

function shapeOf(statements: readonly Statement[]): string {
  const shapes = statements.map(({ sql, parameters }) => [sql, parameters.map(value => value === null)])
  return JSON.stringify(shapes)
}

/** The results of the statements are not used here. */
function functionOf(name: string, statements: readonly Statement[]): string {
  const types: string[] = []
  const body = statements.map(({ sql, parameters }) => {
    const inFunction = parameters.map(value => (isBound(value) ? `$${types.push(typeOf(value))}` : 'null'))
    return sql
      .replaceAll(/\$(\d+)/g, (_, number) => inFunction[Number(number) - 1] ?? '')
      .replace(/^select/, 'perform')
      .replace(/ returning .*$/, '')
  })
  return `create function ${name}(${types}) returns void language plpgsql as $$begin ${body.join('; ')}; end$$`
}

async function recordOnPostgres(
  databaseUrl: string,
  postings: readonly TopUpToEnd[],
): Promise<Statement[][]> {
  const store = await openStore({ databaseUrl, dataDir: '' })
  const recorded: Statement[][] = []
  const takenBack = new Error('Taken back, as intended.')
  await store.db
    .transaction()
    .execute(async transaction => {
      for (const posting of postings) {
        const statements = record({ kind: 'postgres', query: transaction }, posting, async query => {
          const { rows, numAffectedRows } = await transaction.executeQuery(query)
          return { rows, affected: Number(numAffectedRows ?? rows.length) }
        })
        recorded.push(await statements)
      }
      throw takenBack
    })
    .catch(error => {
      if (error !== takenBack) throw error
    })
  await store.close()
  return recorded
}

async function record(
  tx: Tx,
  posting: TopUpToEnd,
  execute: (query: CompiledQuery) => QueryResult | Promise<QueryResult>,
): Promise<Statement[]> {
  const statements: Statement[] = []
  const steps = endTopUp.steps(tx, posting)
  for (let step = steps.next(); !step.done; ) {
    const answers: QueryResult[] = []
    for (const query of step.value.queries) {
      statements.push({ sql: query.sql, parameters: query.parameters })
      answers.push(await execute(query))
    }
    step = steps.next(answers)
  }
  return statements
}
