// The whole store as a type. It is open: each module adds its own tables in its own `*.module.ts`, by
//
//     declare module '../../platform/store/database.ts' {
//       interface Database extends LedgerTables {}
//     }
//
// Conventions, the same on both databases: times are epoch milliseconds, money is integer paise, ids and hashes are
// text, yes/no is 0 or 1, structures are JSON text. Nothing then needs converting between SQLite and PostgreSQL.
import type { Kysely } from 'kysely'

export interface Database {
  /** Which migrations have run. */
  store_migration: { name: string; timestamp: string }
}

/** Builds and runs queries on the store, or on a snapshot of it. */
export type Db = Kysely<Database>

export type StoreKind = 'sqlite' | 'postgres'
