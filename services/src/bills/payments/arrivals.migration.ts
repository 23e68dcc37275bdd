import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

/** What arrived is not always what was asked for, nor when. What was given back to a wallet before stays there. */
export const arrivalsMigration: Migration = async ({ db, integer }) => {
  for (const name of ['arrived_paise', 'arrived_at', 'late_at', 'late_due_at']) {
    await db.schema.alterTable('bill_payment').addColumn(name, integer).execute()
  }
  await db.schema.alterTable('bill_payment').addColumn('payer_reference', 'text').execute()
  await sql`update bill_payment set arrived_paise = amount_paise + fee_paise, arrived_at = held_at, payer_reference = ''
    where source = 'upi' and stage in ('held', 'sent', 'paid')`.execute(db)
  await sql`update bill_payment set late_due_at = ended_at
    where stage = 'failed' and failure = 'money-not-received'`.execute(db)
  await sql`create index bill_payment_late on bill_payment (late_due_at) where late_due_at is not null`.execute(
    db,
  )
}
