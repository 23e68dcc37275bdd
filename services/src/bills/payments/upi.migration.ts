import { sql } from 'kysely'
import type { Migration, Schema } from '../../platform/store/migration.ts'

/** Payments whose money comes from a UPI app, and an end to what a payment source was asked for. */
export const upiMigration: Migration = async schema => {
  await giveSandboxPaymentsAnEnd(schema)
  await createPayments(schema)
  await copyPayments(schema)
  await createIndexes(schema)
}

async function giveSandboxPaymentsAnEnd({ db, integer }: Schema): Promise<void> {
  await db.schema
    .alterTable('sandbox_payment')
    .addColumn('expires_at', integer, column => column.notNull().defaultTo(0))
    .execute()
  await sql`update sandbox_payment set expires_at = begun_at + 900000`.execute(db)
}

/** The table is made anew, since SQLite cannot change a check. */
async function createPayments({ table, integer }: Schema): Promise<void> {
  await table('bill_payment_next')
    .addColumn('reference', 'text', column => column.primaryKey().notNull())
    .addColumn('customer_id', 'text', column => column.notNull())
    .addColumn('biller_id', 'text', column => column.notNull())
    .addColumn('description', 'text', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('parameters', 'text', column => column.notNull())
    .addColumn('bill', 'text')
    .addColumn('amount_paise', integer, column => column.check(sql`amount_paise > 0`))
    .addColumn('fee_paise', integer, column => column.check(sql`fee_paise >= 0`))
    .addColumn('source', 'text', column => column.notNull().check(sql`source in ('wallet', 'upi')`))
    .addColumn('stage', 'text', column =>
      column
        .notNull()
        .check(sql`stage in ('draft', 'awaiting-money', 'held', 'sent', 'paid', 'failed', 'refunded')`),
    )
    .addColumn('passkey_binding', 'text')
    .addColumn('order_id', 'text', column => column.unique())
    .addColumn('transaction_id', 'text', column => column.unique())
    .addColumn('collect', 'text')
    .addColumn('collect_before', integer)
    .addColumn('collect_entry_id', 'text', column => column.unique().references('ledger_entry.id'))
    .addColumn('hold_id', 'text', column => column.unique().references('ledger_hold.id'))
    .addColumn('entry_id', 'text', column => column.unique().references('ledger_entry.id'))
    .addColumn('limit_month', 'text')
    .addColumn('guard_key', 'text')
    .addColumn('approval_number', 'text')
    .addColumn('failure', 'text')
    .addColumn('created_at', integer, column => column.notNull())
    .addColumn('approved_at', integer)
    .addColumn('held_at', integer)
    .addColumn('sent_at', integer)
    .addColumn('pay_before', integer)
    .addColumn('due_at', integer)
    .addColumn('times_asked', integer, column => column.notNull().defaultTo(0))
    .addColumn('ended_at', integer)
    .addColumn('refunded_at', integer)
    .addCheckConstraint(
      'bill_payment_approved',
      sql`stage = 'draft' or (order_id is not null and transaction_id is not null and amount_paise is not null
            and fee_paise is not null and approved_at is not null
            and (source = 'wallet') = (limit_month is not null)
            and (source = 'upi') = (collect_before is not null))`,
    )
    .addCheckConstraint(
      'bill_payment_held',
      sql`(hold_id is null) = (held_at is null)
            and (hold_id is not null or stage in ('draft', 'awaiting-money') or (stage = 'failed' and source = 'upi'))`,
    )
    .addCheckConstraint(
      'bill_payment_collected',
      sql`(collect_entry_id is not null) = (source = 'upi' and hold_id is not null)`,
    )
    .addCheckConstraint(
      'bill_payment_end',
      sql`(stage in ('draft', 'awaiting-money', 'held', 'sent')) = (ended_at is null)`,
    )
    .addCheckConstraint(
      'bill_payment_paid',
      sql`(stage in ('paid', 'refunded')) = (entry_id is not null and approval_number is not null)`,
    )
    .execute()
}

async function copyPayments({ db }: Schema): Promise<void> {
  const kept = sql.raw(
    `reference, customer_id, biller_id, description, account, parameters, bill, amount_paise, fee_paise, stage,
     passkey_binding, order_id, transaction_id, hold_id, entry_id, limit_month, guard_key, approval_number, failure,
     created_at, held_at, sent_at, pay_before, due_at, times_asked, ended_at, refunded_at`,
  )
  await sql`insert into bill_payment_next (${kept}, source, approved_at)
              select ${kept}, 'wallet', held_at from bill_payment`.execute(db)
  await db.schema.dropTable('bill_payment').execute()
  await db.schema.alterTable('bill_payment_next').renameTo('bill_payment').execute()
}

async function createIndexes({ db }: Schema): Promise<void> {
  await sql`create index bill_payment_due on bill_payment (due_at) where stage in ('awaiting-money', 'held', 'sent')`.execute(
    db,
  )
  await sql`create index bill_payment_drafts on bill_payment (created_at) where stage = 'draft'`.execute(db)
  await sql`create index bill_payment_sent_at on bill_payment (sent_at) where sent_at is not null`.execute(db)
  await db.schema
    .createIndex('bill_payment_by_customer')
    .on('bill_payment')
    .columns(['customer_id', 'biller_id', 'account'])
    .execute()
}
