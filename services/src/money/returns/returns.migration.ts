import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

export const returnsMigration: Migration = async ({ db, table, integer }) => {
  await table('source_return')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .addColumn('customer_id', 'text', column => column.notNull())
    .addColumn('source_reference', 'text', column => column.notNull())
    .addColumn('amount_paise', integer, column => column.notNull().check(sql`amount_paise > 0`))
    .addColumn('from_account', 'text', column => column.notNull())
    .addColumn('cause_kind', 'text', column => column.notNull())
    .addColumn('cause_id', 'text', column => column.notNull())
    .addColumn('description', 'text', column => column.notNull())
    .addColumn('state', 'text', column =>
      column.notNull().check(sql`state in ('due', 'sent', 'returned', 'refused')`),
    )
    .addColumn('attempt', integer, column => column.notNull().defaultTo(1))
    .addColumn('started_at', integer, column => column.notNull())
    .addColumn('sent_at', integer)
    .addColumn('ended_at', integer)
    .addColumn('due_at', integer)
    .addColumn('times_asked', integer, column => column.notNull().defaultTo(0))
    .addColumn('suspense_entry_id', 'text', column => column.unique().references('ledger_entry.id'))
    .addColumn('return_entry_id', 'text', column => column.unique().references('ledger_entry.id'))
    .addColumn('bank_reference', 'text')
    .addColumn('failure', 'text')
    .addCheckConstraint(
      'source_return_end',
      sql`(state in ('due', 'sent')) = (due_at is not null) and (state in ('due', 'sent')) = (ended_at is null)
            and (state = 'returned') = (return_entry_id is not null and bank_reference is not null)`,
    )
    .execute()
  await sql`create index source_return_due on source_return (due_at) where due_at is not null`.execute(db)
  await db.schema
    .createIndex('source_return_cause')
    .on('source_return')
    .columns(['cause_kind', 'cause_id'])
    .execute()
}
