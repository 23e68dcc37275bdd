import type { Kysely } from 'kysely'
import type { StoreKind } from './database.ts'

/** A step of the schema. A released migration never changes; later changes are migrations of their own. */
type Migration = (schema: Schema) => Promise<void>

/** By name; migrations run in the order of their names, for example '0012-loyalty-points-adds'. */
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
