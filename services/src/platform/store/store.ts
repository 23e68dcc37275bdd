// One store, two databases: SQLite in CHOWK_DATA by default, PostgreSQL when DATABASE_URL names one.
import type { Kysely } from 'kysely'
import type { Command } from './command.ts'
import type { Database } from './database.ts'
import { openPostgresStore } from './postgres/postgres-store.ts'
import { openSqliteStore } from './sqlite/sqlite-store.ts'

export type StoreKind = 'sqlite' | 'postgres'

export interface Store {
  readonly kind: StoreKind
  /**
   * Single queries, each its own transaction. What must happen together is a command, not `db.transaction()`: a
   * transaction kept open over awaits would make every other writer of SQLite wait for it.
   */
  readonly db: Kysely<Database>
  /** Runs a command atomically; when the promise resolves its writes are durable, when it rejects there are none. */
  run<Input, Result>(command: Command<Input, Result>, input: Input): Promise<Result>
  /** Gives `read` one unchanging view of the whole store, without holding up writers. */
  snapshot<Result>(read: (db: Kysely<Database>) => Promise<Result>): Promise<Result>
  /** Resolves when the store answers, rejects with StoreUnavailable when it does not. */
  ping(): Promise<void>
  /** To be called when nothing is being asked any more. */
  close(): Promise<void>
}

export interface StoreOptions {
  /** postgres://…; without it the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  /** The address of a module whose `commands` are known besides the services' own: for tests. */
  readonly moreCommands?: string | undefined
}

/** Opens the store and brings its schema up to date. Rejects with StoreUnavailable when it cannot. */
export function openStore({ databaseUrl, dataDir, moreCommands }: StoreOptions): Promise<Store> {
  return databaseUrl ? openPostgresStore(databaseUrl) : openSqliteStore(dataDir, moreCommands)
}
