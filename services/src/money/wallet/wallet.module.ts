import { sql } from 'kysely'
import { auditDates, auditOwners } from '../../identity/accounts/audit-owned-rows.ts'
import { type Description, descriptionIn } from '../../messages/names/description.ts'
import { literal } from '../../platform/store/literal.ts'
import { queueMetrics } from '../../platform/store/metric.ts'
import type { DataExport, StoreModule } from '../../platform/store/store-module.ts'
import { type AccountId, walletOf } from '../ledger/accounts.ts'
import { expectedMove, ownWallet } from '../ledger/audit-provenance.ts'
import type { ReturnCause } from '../returns/return-row.ts'
import type { DueReturn, DueReturns } from '../returns/returns-audit.ts'
import { endTopUp, startTopUp, type TopUpState } from './top-up-row.ts'
import { auditLoadLimits, auditTopUps, topUpsSince } from './wallet-audit.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    /** Money on its way into a wallet. The id is also the reference at the payment source. */
    wallet_top_up: {
      id: string
      customer_id: string
      amount_paise: number
      state: TopUpState
      failure: string | null
      /** The month in India against whose limit it counts. */
      limit_month: string
      started_at: number
      /** When the payment source was last queried about it. */
      asked_at: number
      ended_at: number | null
      entry_id: string | null
      /** What arrived, which may differ from the requested amount. */
      arrived_paise: number | null
      arrived_at: number | null
      payer_reference: string | null
      /** When money arrived although the top-up had failed. */
      late_at: number | null
      /** When a failed one is queried next; null when no money is expected any more. */
      late_due_at: number | null
    }
  }
}

const passbookExport: DataExport = {
  name: 'passbook',
  about: { en: 'Every entry of your wallet', hi: 'आपके वॉलेट का हर लेन-देन' },
  async rows(db, customerId) {
    const lines = await db
      .selectFrom('ledger_line')
      .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_line.entry_id')
      .select(['ledger_entry.id as entry', 'kind', 'description as details', 'reference'])
      .select(['ledger_line.amount_paise', 'balance_after_paise as balance_paise', 'posted_at as at'])
      .where('ledger_line.account_id', '=', walletOf(customerId))
      // Every wallet line has a position; the condition makes the database use that index.
      .where('account_position', 'is not', null)
      .orderBy('account_position')
      .execute()
    return lines.map(line => ({ ...line, details: descriptionIn('en', line.details) }))
  },
}

const topUpsExport: DataExport = {
  name: 'top-ups',
  about: { en: 'Money you added', hi: 'आपने जो पैसे डाले' },
  rows: (db, customerId) =>
    db
      .selectFrom('wallet_top_up')
      .select(['id as top_up', 'amount_paise', 'state', 'failure', 'started_at', 'ended_at'])
      .where('customer_id', '=', customerId)
      .orderBy('started_at')
      .orderBy('id')
      .execute(),
}

const topUpMetrics = queueMetrics({
  name: 'chowk_top_ups',
  what: 'Top-ups that have not ended',
  since: 'started_at',
  from: db => db.selectFrom('wallet_top_up').where('state', '=', literal('pending')),
})

const paiseToReturn = sql<number>`case state when 'succeeded' then arrived_paise - amount_paise else arrived_paise end`

/** Money beyond the requested amount is returned. Where too little arrived, or too late for the limits, all of it is. */
const topUpReturns: DueReturns = (db, since) => [
  db
    .selectFrom('wallet_top_up')
    .select([
      sql<ReturnCause>`'top-up'`.as('cause_kind'),
      'id as cause_id',
      sql<AccountId>`'system:payment-source'`.as('from_account'),
      'customer_id',
      'id as source_reference',
      paiseToReturn.as('amount_paise'),
      sql<Description>`'top-up'`.as('description'),
      sql<number>`coalesce(late_at, ended_at)`.as('started_at'),
    ])
    .where('arrived_paise', 'is not', null)
    .where(paiseToReturn, '>', 0)
    .$if(since > 0, query => query.where('id', 'in', topUpsSince(db, since)))
    .$castTo<DueReturn>(),
]

export const walletModule: StoreModule = {
  retention: { wallet_top_up: 'money' },
  sealed: {
    wallet_top_up: {
      key: ['id'],
      madeAt: 'started_at',
      changes: {
        state: { with: ['ended_at', 'late_at'] },
        failure: { with: ['ended_at', 'late_at'] },
        limit_month: { with: ['ended_at'] },
        asked_at: 'later',
        ended_at: 'later',
        entry_id: 'once',
        arrived_paise: 'once',
        arrived_at: 'once',
        payer_reference: 'once',
        late_at: 'once',
        late_due_at: 'any',
      },
    },
  },
  provenance: {
    lines: db =>
      expectedMove(db.selectFrom('wallet_top_up').where('state', '=', 'succeeded'), {
        cause: sql`'top-up ' || id`,
        kind: 'add-money',
        reference: 'id',
        description: 'top-up',
        postedAt: 'ended_at',
        from: 'system:payment-source',
        to: ownWallet,
      }),
  },
  returns: topUpReturns,
  exports: [passbookExport, topUpsExport],
  metrics: topUpMetrics,
  commands: [startTopUp, endTopUp],
  async audit(db, { since, at }) {
    const topUps = db
      .selectFrom('wallet_top_up')
      .$if(since > 0, query => query.where('id', 'in', topUpsSince(db, since)))
      .select([sql<string>`'top-up ' || id`.as('thing'), 'customer_id'])
    const owned = [
      db
        .selectFrom('ledger_account')
        .select([
          sql<string>`'account ' || id`.as('thing'),
          sql<string>`substr(id, length('wallet:') + 1)`.as('customer_id'),
        ])
        .where('kind', '=', 'wallet'),
      topUps,
    ]
    // A count has no time, so unused ones are checked by the whole audit only.
    const uses = db
      .selectFrom('money_limit_use')
      .select([sql<string>`'limit ' || measure || ' in ' || period`.as('thing'), 'customer_id'])
    const dated = (['started_at', 'asked_at', 'ended_at'] as const).map(column =>
      topUps.select(`${column} as at`),
    )
    return {
      differences: [
        ...(await auditTopUps(db, { since, at })),
        ...(await auditLoadLimits(db, since)),
        ...(await auditOwners(db, since === 0 ? [...owned, uses] : owned)),
        ...(await auditDates(db, at, dated)),
      ],
    }
  },
}
