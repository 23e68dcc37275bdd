import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

/** What the demonstration told of disputes ended without a decision. */
export const allDecidedMigration: Migration = async ({ db }) => {
  await sql`update dispute set decision = case when state = 'rejected' then 'reject' else 'no-refund' end
    where closed_at is not null and decision is null`.execute(db)
}
