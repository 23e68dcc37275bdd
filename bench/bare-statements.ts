/**
 * The statements of a posting without the store around them. They are recorded while the customers' own command runs on
 * the same database, and taken back; then they are sent again as they were, one after another, in transactions as large
 * as the store makes them.
 */
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { endTopUp, type TopUpToEnd } from '../services/src/money/wallet/top-up-row.ts'
import { openStore } from '../services/src/open-store.ts'
import type { QueryAnswer, Steps, Tx } from '../services/src/platform/store/command.ts'
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

/** As many as the postings that wait together, and so become durable together. */
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

async function onPostgres(databaseUrl: string, postings: readonly TopUpToEnd[]): Promise<BareStatements> {
  const recorded = await recordOnPostgres(databaseUrl, postings)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  async function send(statements: readonly Statement[]): Promise<void> {
    const client = await pool.connect()
    await client.query('begin')
    for (const { sql, parameters } of statements) await client.query(sql, [...parameters])
    await client.query('commit')
    client.release()
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

type Step = Steps<void> extends Generator<infer Query> ? Query : never

async function record(
  tx: Tx,
  posting: TopUpToEnd,
  execute: (query: Step) => QueryAnswer | Promise<QueryAnswer>,
): Promise<Statement[]> {
  const statements: Statement[] = []
  const steps = endTopUp.steps(tx, posting)
  for (let step = steps.next(); !step.done; ) {
    const { sql, parameters } = step.value
    statements.push({ sql, parameters })
    step = steps.next(await execute(step.value))
  }
  return statements
}
