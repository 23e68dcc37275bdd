import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

/** A recharge keeps the plan it was chosen by: the biller may offer another one for the same amount tomorrow. */
export const paymentPlanMigration: Migration = async ({ db }) => {
  await sql`alter table bill_payment add column plan text`.execute(db)
}
