import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

/** An audit from the last seal on asks for what was held since, and for what happened to the few that had ended. */
export const paymentsChangedMigration: Migration = async ({ db }) => {
  for (const column of ['held_at', 'refunded_at', 'late_at', 'ended_by'])
    await sql`create index ${sql.ref(`bill_payment_${column}`)} on bill_payment (${sql.ref(column)})
      where ${sql.ref(column)} is not null`.execute(db)
}
