import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

/** What arrived is not always what was asked for, nor when. */
export const arrivalsMigration: Migration = async ({ db, integer }) => {
  for (const name of ['arrived_paise', 'arrived_at', 'late_at', 'late_due_at']) {
    await db.schema.alterTable('wallet_top_up').addColumn(name, integer).execute()
  }
  await db.schema.alterTable('wallet_top_up').addColumn('payer_reference', 'text').execute()
  await sql`update wallet_top_up set arrived_paise = amount_paise, arrived_at = ended_at, payer_reference = ''
    where state = 'succeeded'`.execute(db)
  await sql`update wallet_top_up set late_due_at = ended_at where state = 'failed'`.execute(db)
  await sql`create index wallet_top_up_late on wallet_top_up (late_due_at) where late_due_at is not null`.execute(
    db,
  )
}

/** An audit from the last seal on asks for those that ended since, or whose money came since. */
export const topUpsEndedMigration: Migration = async ({ db }) => {
  for (const time of ['ended_at', 'late_at'])
    await sql`create index ${sql.ref(`wallet_top_up_${time}`)} on wallet_top_up (${sql.ref(time)})
      where ${sql.ref(time)} is not null`.execute(db)
}

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
