// Kysely's dialect for SQLite. The caller decides how, and in which thread, a query is executed.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type LimitNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
} from 'kysely'
import type { QueryResult } from '../command.ts'

export interface SqliteConnection {
  execute(query: CompiledQuery): QueryResult | Promise<QueryResult>
  begin?(): void
  commit?(): void
  rollback?(): void
}

export function sqliteKysely<Tables>(connection: SqliteConnection): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: dialectOf(connection) })
}

function dialectOf(connection: SqliteConnection): Dialect {
  return {
    createAdapter: () => new ThreadAdapter(connection),
    createDriver: () => driverOf(connection),
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new LimitWriter(),
  }
}

class ThreadAdapter extends SqliteAdapter {
  readonly #hasTransactions: boolean

  constructor({ begin }: SqliteConnection) {
    super()
    this.#hasTransactions = begin !== undefined
  }

  /** SQLite rolls `create table` back with its transaction; Kysely assumes by default that it does not. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** Without interactive transactions queries cannot interfere, so they need not wait for each other. */
  override get supportsMultipleConnections(): boolean {
    return !this.#hasTransactions
  }
}

/** SQLite plans by the limit. A bound limit is unknown when preparing, so it would plan again on each use. */
class LimitWriter extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode): void {
    this.append('limit ')
    this.visitNode(ValueNode.is(limit) ? ValueNode.createImmediate(limit.value) : limit)
  }
}

function driverOf({ execute, begin, commit, rollback }: SqliteConnection): Driver {
  const kyselyConnection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery) {
      const { rows, affected } = await execute(query)
      return { rows: rows as Row[], numAffectedRows: BigInt(affected) }
    },
    // biome-ignore lint/correctness/useYield: the interface asks for a generator; this one only refuses.
    async *streamQuery() {
      throw new Error('The store does not stream: read page by page.')
    },
  }
  return {
    init: async () => {},
    acquireConnection: async () => kyselyConnection,
    beginTransaction: async () => (begin ?? refuseTransaction)(),
    commitTransaction: async () => commit?.(),
    rollbackTransaction: async () => rollback?.(),
    releaseConnection: async () => {},
    destroy: async () => {},
  }
}

function refuseTransaction(): never {
  throw new Error(
    'db.transaction() would hold up every other writer of SQLite while it awaits: write a command and use store.run().',
  )
}
