// One store, two databases: SQLite in CHOWK_DATA by default, PostgreSQL when DATABASE_URL names one.
import type { Kysely } from 'kysely'
import type { Command } from './command.ts'
import type { Database, StoreKind } from './database.ts'
import type { Prepared } from './prepare.ts'
import type { Room } from './room.ts'

export interface Store {
  readonly kind: StoreKind
  /** Those it was opened with. */
  readonly rooms: readonly Room[]
  /**
   * Single queries, each its own transaction. What must happen together is a command, not `db.transaction()`: a
   * transaction kept open over awaits would make every other writer of SQLite wait for it.
   */
  readonly db: Kysely<Database>
  /**
   * What is found by a key or an index, a few rows however much the store holds: on SQLite the server's own thread reads them,
   * and does nothing else meanwhile. Whatever may be many rows is asked of `db`.
   */
  lookUp<Values, Row>(query: Prepared<Values, Row>, values: Values): Promise<Row[]>
  /** Runs a command atomically; when the promise resolves its writes are durable, when it rejects there are none. */
  run<Input, Result>(command: Command<Input, Result>, input: Input): Promise<Result>
  /** Gives `read` one unchanging view of the whole store, without holding up writers. */
  snapshot<Result>(read: (db: Kysely<Database>) => Promise<Result>): Promise<Result>
  /** Resolves when the store answers, rejects with StoreUnavailable when it does not. */
  ping(): Promise<void>
  /** To be called when nothing is being asked any more. */
  close(): Promise<void>
}

/** A store that is only looked at. */
export type ReadOnlyStore = Pick<Store, 'kind' | 'rooms' | 'snapshot' | 'close'>

export interface StoreOptions {
  /** postgres://…; without it the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  /** Migrates nothing: for whoever has looked that it is up to date. */
  readonly asItIs?: boolean
}
