import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

/** How payments of the last hour ended is asked every some seconds. */
export const paymentsEndedMigration: Migration = async ({ db }) => {
  await sql`create index bill_payment_ended on bill_payment (ended_at, stage) where ended_at is not null`.execute(
    db,
  )
}
