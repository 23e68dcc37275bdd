import { sql } from 'kysely'
import { auditOwners } from '../../identity/accounts/audit-owned-rows.ts'
import type { Mobile } from '../../identity/mobile/mobile.ts'
import { notifyWithinMs } from '../../messages/outbox/notify.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import { forgottenTables } from './close-account.ts'
import { closeAfterWaiting, closeOrWait } from './close-later.ts'
import { auditClosings, auditLeftovers } from './closing-audit.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    /** What is left of an account that its customer has closed, beside what the law keeps. */
    closed_account: {
      customer_id: string
      closed_at: number
      paid_out_paise: number
      /** What had come as a gift and could not be paid out. */
      given_up_paise: number
      /** Where to call if a payout is refused; gone once all have arrived. */
      mobile: Mobile | null
    }
    /** The balance of a closed account, each part to its payer. */
    closing_payout: {
      id: string
      customer_id: string
      /** The top-up that brought it. */
      source_reference: string
      amount_paise: number
    }
  }
}

export const closingModule: StoreModule = {
  readThrough: {
    closed_account: 'one for each account that was closed',
    closing_payout: 'some for each account that was closed',
  },
  notExported: {
    closed_account: 'nobody signs in to an account that is closed',
    closing_payout: 'nobody signs in to an account that is closed',
  },
  retention: { closed_account: 'money', closing_payout: 'money' },
  sealed: {
    closed_account: {
      key: ['customer_id'],
      madeAt: 'closed_at',
      isFew: true,
      changes: { mobile: 'any' },
    },
    closing_payout: { key: ['id'] },
  },
  commands: [closeOrWait, closeAfterWaiting],
  /** The last messages have arrived or never will, and nobody has to be called about a payout. */
  async sweep(_dispose, at, db) {
    const notifyUntil = at - notifyWithinMs
    const closed = db.selectFrom('closed_account').select('customer_id').where('closed_at', '<', notifyUntil)
    await db
      .deleteFrom('message')
      .where('customer_id', 'in', closed)
      .where('created_at', '<', notifyUntil)
      .execute()
    await db
      .updateTable('closed_account')
      .set({ mobile: null })
      .where('mobile', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('source_return')
              .select('id')
              .whereRef('source_return.customer_id', '=', 'closed_account.customer_id')
              .where('state', '<>', 'returned'),
          ),
        ),
      )
      .execute()
  },
  async audit(db, { since }, modules) {
    const closed = db
      .selectFrom('closed_account')
      .select([sql<string>`'closed account ' || customer_id`.as('thing'), 'customer_id'])
    return {
      differences: [
        ...(await auditClosings(db)),
        ...(await auditOwners(db, [closed])),
        ...(since === 0 ? await auditLeftovers(db, forgottenTables(modules)) : []),
      ],
    }
  },
}
