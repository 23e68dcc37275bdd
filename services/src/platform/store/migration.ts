import type { Kysely } from 'kysely'
import type { StoreKind } from './database.ts'

/** A step of the schema. Once released it never changes: what is wanted next is another migration. */
export type Migration = (schema: Schema) => Promise<void>

/** By their names, in whose order they run: '0012-loyalty-points-adds'. */
export type Migrations = Readonly<Record<string, Migration>>

export interface Schema {
  readonly kind: StoreKind
  readonly db: Kysely<unknown>
  /**
   * Runs SQL statements, each ended by a semicolon at the end of a line. Whole numbers (paise, epoch milliseconds, counts)
   * are `integer`, which is a bigint on PostgreSQL. SQLite's tables are strict: they refuse text in a number's column.
   */
  run(statements: string): Promise<void>
}
