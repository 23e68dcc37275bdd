import type { Kysely } from 'kysely'
import { timeOf } from '../../platform/store/audit/audit-checks.ts'
import type { Database } from '../../platform/store/database.ts'

/** Whoever was told that the account is locked, and not that it is open again, has a lock. `db` is a snapshot's. */
export async function auditLocks(db: Kysely<Database>, since: number): Promise<string[]> {
  const gone = await db
    .selectFrom('message as told')
    .innerJoin('customer', 'customer.id', 'told.customer_id')
    .leftJoin('account_lock as lock', 'lock.customer_id', 'told.customer_id')
    .select(['customer.id', 'told.created_at'])
    .where('told.created_at', '>=', since)
    .where('told.kind', '=', 'account-locked')
    .where('customer.closed_at', 'is', null)
    .where('lock.customer_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('message as opened')
            .select('opened.id')
            .whereRef('opened.customer_id', '=', 'told.customer_id')
            .whereRef('opened.created_at', '>=', 'told.created_at')
            .where('opened.kind', 'in', ['account-unlocked', 'lock-lifted']),
        ),
      ),
    )
    .execute()
  return gone.map(
    ({ id, created_at }) =>
      `customer ${id}: they were told on ${timeOf(created_at)} that their account is locked, and it is open`,
  )
}
