import { sql } from 'kysely'
import type { Migration } from '../platform/store/migration.ts'

/** Stores of before this are known by the customers that the demonstration made. */
export const demonstrationMigration: Migration = async ({ db, table, integer }) => {
  await table('demonstration')
    .addColumn('id', integer, column => column.primaryKey().check(sql`id = 1`))
    .addColumn('since', integer, column => column.notNull())
    .execute()
  await sql`insert into demonstration (id, since)
    select 1, min(created_at) from customer where is_demonstration = 1 having count(*) > 0`.execute(db)
}
