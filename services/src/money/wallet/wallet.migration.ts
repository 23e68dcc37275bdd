import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

export const walletMigration: Migration = async ({ db, table, integer }) => {
  await table('wallet_top_up')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .addColumn('customer_id', 'text', column => column.notNull())
    .addColumn('amount_paise', integer, column => column.notNull().check(sql`amount_paise > 0`))
    .addColumn('state', 'text', column =>
      column.notNull().check(sql`state in ('pending', 'succeeded', 'failed')`),
    )
    .addColumn('failure', 'text')
    .addColumn('limit_month', 'text', column => column.notNull())
    .addColumn('started_at', integer, column => column.notNull())
    .addColumn('asked_at', integer, column => column.notNull())
    .addColumn('ended_at', integer)
    .addColumn('entry_id', 'text', column => column.unique().references('ledger_entry.id'))
    .addCheckConstraint(
      'wallet_top_up_end',
      sql`(state = 'pending') = (ended_at is null) and (state = 'succeeded') = (entry_id is not null)`,
    )
    .execute()
  await sql`create index wallet_top_up_pending on wallet_top_up (asked_at) where state = 'pending'`.execute(
    db,
  )
}
