import type { Command } from './command.ts'
import type { Db, StoreKind } from './database.ts'
import type { Prepared } from './prepare.ts'
import type { StoreModule } from './store-module.ts'

export interface Store {
  readonly kind: StoreKind
  /** The modules it was opened with. */
  readonly modules: readonly StoreModule[]
  /** Single queries, each its own transaction. `db.transaction()` would let SQLite's other writers wait for its awaits: use a command. */
  readonly db: Db
  /** Reads a few rows by an index. On SQLite the server's own thread does it, so the result must be small in any store. */
  lookUp<Values, Row>(query: Prepared<Values, Row>, values: Values): Promise<Row[]>
  /** Runs a command atomically. When the promise resolves its writes are durable; when it rejects there are none. */
  run<Input, Result>(command: Command<Input, Result>, input: Input): Promise<Result>
  /** Gives `read` one consistent view of the whole store without blocking writers. */
  snapshot<Result>(read: (db: Db) => Promise<Result>): Promise<Result>
  /** Resolves when the store answers, rejects with StoreUnavailable when it does not. */
  ping(): Promise<void>
  /** Call it when no query is in flight. */
  close(): Promise<void>
}

export type ReadOnlyStore = Pick<Store, 'kind' | 'modules' | 'snapshot' | 'close'>

export interface StoreOptions {
  /** postgres://…; without it the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  /** Runs no migrations, for callers that have checked that the schema is up to date. */
  readonly skipMigrations?: boolean
}
