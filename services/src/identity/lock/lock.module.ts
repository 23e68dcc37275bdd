import type { Kysely } from 'kysely'
import { timeOf } from '../../platform/store/audit/audit-checks.ts'
import type { Database } from '../../platform/store/database.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import { lockAccount, lockByToken, refuseUnlock, requestUnlock } from './account-lock.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    /** One row for each locked account. */
    account_lock: {
      customer_id: string
      locked_at: number
      /** The time from which a code unlocks the account; null until unlocking was requested. */
      unlock_from: number | null
      /** A code verified before this time no longer counts: the owner has locked again or cancelled. */
      proofs_after: number
      /** The browser in which a code alone unlocks, without PIN and passkey: its hash, 'any' (any known one), or null. */
      opens_in: string | null
    }
  }
}

export const lockModule: StoreModule = {
  fullyReadTables: { account_lock: 'one for each customer who has locked the account' },
  notExported: {
    account_lock: 'a customer who is locked out is signed in nowhere, and nobody can ask for the file',
  },
  retention: { account_lock: 'account' },
  sealed: {
    account_lock: {
      key: ['customer_id'],
      changes: {
        locked_at: 'later',
        unlock_from: { notified: ['unlock-asked', 'unlock-cancelled', 'account-locked'] },
        proofs_after: 'later',
        opens_in: { with: ['locked_at'] },
      },
      deletedNotified: ['account-unlocked', 'lock-lifted'],
    },
  },
  deletedWithAccount: ['account_lock'],
  commands: [lockAccount, lockByToken, requestUnlock, refuseUnlock],
  audit: async (db, { since }) => ({ differences: await auditLocks(db, since) }),
}

/** Checks that each customer who was notified of a lock, and not of its end, has a lock. `db` is a snapshot. */
async function auditLocks(db: Kysely<Database>, since: number): Promise<string[]> {
  const gone = await db
    .selectFrom('message as notified')
    .innerJoin('customer', 'customer.id', 'notified.customer_id')
    .leftJoin('account_lock as lock', 'lock.customer_id', 'notified.customer_id')
    .select(['customer.id', 'notified.created_at'])
    .where('notified.created_at', '>=', since)
    .where('notified.kind', '=', 'account-locked')
    .where('customer.closed_at', 'is', null)
    .where('lock.customer_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('message as opened')
            .select('opened.id')
            .whereRef('opened.customer_id', '=', 'notified.customer_id')
            .whereRef('opened.created_at', '>=', 'notified.created_at')
            .where('opened.kind', 'in', ['account-unlocked', 'lock-lifted']),
        ),
      ),
    )
    .execute()
  return gone.map(
    ({ id, created_at }) =>
      `customer ${id}: they were notified on ${timeOf(created_at)} that their account is locked, and it is open`,
  )
}
