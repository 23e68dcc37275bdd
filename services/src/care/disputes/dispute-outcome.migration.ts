import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

/** How a dispute was decided: without it nobody could tell a sum that is missing from one that was never given back. */
export const disputeOutcomeMigration: Migration = async ({ db }) => {
  await db.schema
    .alterTable('dispute')
    .addColumn('decision', 'text', column =>
      column.check(
        sql`decision in ('refund', 'no-refund', 'reject') and (decision = 'refund') = (refunded_paise is not null)`,
      ),
    )
    .execute()
  await sql`update dispute set decision = case when refunded_paise is not null then 'refund'
    when state = 'rejected' then 'reject' else 'no-refund' end where closed_at is not null`.execute(db)
}
