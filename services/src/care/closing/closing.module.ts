import { sql } from 'kysely'
import { auditOwners } from '../../identity/accounts/audit-owned-rows.ts'
import type { Mobile } from '../../identity/mobile/mobile.ts'
import type { Description } from '../../messages/names/description.ts'
import { notifyWithinMs } from '../../messages/outbox/notify.ts'
import type { AccountId } from '../../money/ledger/accounts.ts'
import { expectedMove, ownWallet } from '../../money/ledger/audit-provenance.ts'
import type { ReturnCause } from '../../money/returns/return-row.ts'
import type { DueReturn } from '../../money/returns/returns-audit.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import { accountTables, closeAfterWaiting, closeOrWait } from './close-account.ts'
import { auditClosed, auditLeftovers, auditPayouts } from './closing-audit.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    /** One row for each closed account. Other data remains only if the law requires it. */
    closed_account: {
      customer_id: string
      closed_at: number
      paid_out_paise: number
      /** Gifts that could not be paid out. */
      given_up_paise: number
      /** The number to call if a payout is refused; deleted once all have arrived. */
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
  fullyReadTables: {
    closed_account: 'one for each account that was closed',
    closing_payout: 'some for each account that was closed',
  },
  notExported: {
    closed_account: 'nobody signs in to an account that is closed',
    closing_payout: 'nobody signs in to an account that is closed',
  },
  retention: { closed_account: 'money', closing_payout: 'money' },
  sealed: {
    closed_account: { key: ['customer_id'], madeAt: 'closed_at', isFew: true, changes: { mobile: 'any' } },
    closing_payout: { key: ['id'] },
  },
  provenance: {
    // What a customer gave up by closing the account is posted back to the account of gifts.
    lines: db =>
      expectedMove(db.selectFrom('closed_account').where('given_up_paise', '>', 0), {
        cause: sql`'closed account ' || customer_id`,
        kind: 'adjustment',
        reference: 'customer_id',
        description: 'given-up',
        postedAt: 'closed_at',
        from: ownWallet,
        to: 'system:promotions',
        paise: sql`given_up_paise`,
      }),
  },
  // The balance of a closed account is returned, by one return for each part.
  returns: db => [
    db
      .selectFrom('closing_payout')
      .innerJoin('closed_account as closed', 'closed.customer_id', 'closing_payout.customer_id')
      .select([
        sql<ReturnCause>`'closing'`.as('cause_kind'),
        'id as cause_id',
        sql<AccountId>`'wallet:' || closed.customer_id`.as('from_account'),
        'closed.customer_id',
        'source_reference',
        'amount_paise',
        sql<Description>`'payout'`.as('description'),
        'closed_at as started_at',
      ])
      .$castTo<DueReturn>(),
  ],
  commands: [closeOrWait, closeAfterWaiting],
  /** Runs once the last messages have ended, and no payout is open. */
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
        ...(await auditClosed(db)),
        ...(await auditPayouts(db)),
        ...(await auditOwners(db, [closed])),
        ...(since === 0 ? await auditLeftovers(db, accountTables(modules)) : []),
      ],
    }
  },
}
