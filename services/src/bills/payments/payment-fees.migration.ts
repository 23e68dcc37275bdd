import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

/** A payment keeps the fees that it was reckoned by: tomorrow the biller may name others. */
export const paymentFeesMigration: Migration = async ({ db }) => {
  await sql`alter table bill_payment add column fees text`.execute(db)
}
