import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

export const paymentsMigration: Migration = async ({ db, table, integer }) => {
  await table('bill_payment')
    .addColumn('reference', 'text', column => column.primaryKey().notNull())
    .addColumn('customer_id', 'text', column => column.notNull())
    .addColumn('biller_id', 'text', column => column.notNull())
    .addColumn('description', 'text', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('parameters', 'text', column => column.notNull())
    .addColumn('bill', 'text')
    .addColumn('amount_paise', integer, column => column.check(sql`amount_paise > 0`))
    .addColumn('fee_paise', integer, column => column.check(sql`fee_paise >= 0`))
    .addColumn('stage', 'text', column =>
      column.notNull().check(sql`stage in ('draft', 'held', 'sent', 'paid', 'failed', 'refunded')`),
    )
    .addColumn('passkey_binding', 'text')
    .addColumn('order_id', 'text', column => column.unique())
    .addColumn('transaction_id', 'text', column => column.unique())
    .addColumn('hold_id', 'text', column => column.unique().references('ledger_hold.id'))
    .addColumn('entry_id', 'text', column => column.unique().references('ledger_entry.id'))
    .addColumn('limit_month', 'text')
    .addColumn('guard_key', 'text')
    .addColumn('approval_number', 'text')
    .addColumn('failure', 'text')
    .addColumn('created_at', integer, column => column.notNull())
    .addColumn('held_at', integer)
    .addColumn('sent_at', integer)
    .addColumn('pay_before', integer)
    .addColumn('due_at', integer)
    .addColumn('times_asked', integer, column => column.notNull().defaultTo(0))
    .addColumn('ended_at', integer)
    .addColumn('refunded_at', integer)
    .addCheckConstraint(
      'bill_payment_approved',
      sql`stage = 'draft' or (order_id is not null and hold_id is not null and amount_paise is not null
            and fee_paise is not null and held_at is not null)`,
    )
    .addCheckConstraint('bill_payment_end', sql`(stage in ('draft', 'held', 'sent')) = (ended_at is null)`)
    .addCheckConstraint(
      'bill_payment_paid',
      sql`(stage in ('paid', 'refunded')) = (entry_id is not null and approval_number is not null)`,
    )
    .execute()
  await sql`create index bill_payment_due on bill_payment (due_at) where stage in ('held', 'sent')`.execute(
    db,
  )
  await sql`create index bill_payment_drafts on bill_payment (created_at) where stage = 'draft'`.execute(db)
  await sql`create index bill_payment_held_at on bill_payment (held_at) where held_at is not null`.execute(db)

  await table('bill_payment_guard')
    .addColumn('key', 'text', column => column.primaryKey().notNull())
    .addColumn('reference', 'text', column => column.notNull())
    .execute()

  // What the rules allow a wallet opened with a mobile number only: Rs. 10,000 spent in a month.
  await sql`insert into money_limit (name, effective_from, month_paise) values ('wallet-spend', '2020-01-01', 1000000)`.execute(
    db,
  )
}
