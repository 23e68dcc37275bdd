import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

/** Also made by a restore, when the backup is older than this. */
export const createRestoredGap = `create table if not exists restored_gap (
  restored_at bigint not null primary key,
  gap_from bigint not null,
  reconciled_at bigint
)`

export const standstillMigration: Migration = async ({ db }) => {
  await sql.raw(createRestoredGap).execute(db)
}
