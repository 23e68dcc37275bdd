import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

export const holdersMigration: Migration = async ({ db, table, integer }) => {
  await table('holder_mark')
    .addColumn('customer_id', 'text', column => column.notNull().references('customer.id'))
    .addColumn('mark', 'text', column => column.notNull())
    .addColumn('until', integer)
    .addPrimaryKeyConstraint('holder_mark_of', ['customer_id', 'mark'])
    .execute()
  await sql`create index holder_mark_mark on holder_mark (mark)`.execute(db)
  await sql`create index holder_mark_until on holder_mark (until) where until is not null`.execute(db)
}
