import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

/** Rs. 5,000 in a day. */
export const newDeviceLimitMigration: Migration = async ({ db }) => {
  await sql`insert into money_limit (name, effective_from, month_paise)
              values ('wallet-spend-new-device', '2020-01-01', 500000)`.execute(db)
}
