import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

export const receivablesMigration: Migration = async ({ db, table, integer }) => {
  await table('biller_receivable')
    .addColumn('reference', 'text', column => column.primaryKey().notNull())
    .addColumn('biller_id', 'text', column => column.notNull())
    .addColumn('amount_paise', integer, column => column.notNull().check(sql`amount_paise > 0`))
    .addColumn('opened_at', integer, column => column.notNull())
    .addColumn('settled_at', integer)
    .addColumn('evidence', 'text')
    .addColumn('entry_id', 'text', column => column.unique().references('ledger_entry.id'))
    .addCheckConstraint(
      'biller_receivable_end',
      sql`(settled_at is null) = (entry_id is null) and (settled_at is null) = (evidence is null)`,
    )
    .execute()
  await sql`create index biller_receivable_open on biller_receivable (opened_at) where settled_at is null`.execute(
    db,
  )
}
