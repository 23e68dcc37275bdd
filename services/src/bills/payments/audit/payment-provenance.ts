// What the ledger must contain according to payments: moved and held money, and the returns to payers.
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Description } from '../../../messages/names/description.ts'
import type { AccountId } from '../../../money/ledger/accounts.ts'
import {
  type ExpectedColumns,
  type ExpectedHold,
  expectedLine,
  ownWallet,
  type Provenance,
} from '../../../money/ledger/audit-provenance.ts'
import type { HoldState } from '../../../money/ledger/hold-end.ts'
import type { ReturnCause } from '../../../money/returns/return-row.ts'
import type { DueReturn, DueReturns } from '../../../money/returns/returns-audit.ts'
import type { Database, Db } from '../../../platform/store/database.ts'
import { unheldFailures } from '../payment/payment-stages.ts'
import { paymentsSince } from '../payment/payments-since.ts'

const cause = sql<string>`'payment ' || reference`
const total = sql<number>`(amount_paise + fee_paise)`
const bill = sql<number>`amount_paise`
const fee = sql<number>`fee_paise`
const description = sql<Description>`'bill:' || biller_id`

/** The column with the time at which each kind of entry is posted. */
const postedAt = { 'add-money': 'held_at', payment: 'ended_at', refund: 'refunded_at' } as const

export const paymentProvenance: Provenance = {
  lines: db => [
    line(collected(db), 'add-money', ownWallet, total),
    line(collected(db), 'add-money', 'system:payment-source', sql`-${total}`),
    line(paid(db), 'payment', ownWallet, sql`-${total}`),
    line(paid(db), 'payment', 'system:billers', bill),
    line(paid(db).where('fee_paise', '>', 0), 'payment', 'system:fees', fee),
    line(refunded(db).where('source', '=', 'wallet'), 'refund', ownWallet, total),
    line(refunded(db).where('source', '=', 'upi'), 'refund', 'system:suspense', total),
    line(refunded(db), 'refund', 'system:receivables', sql`-${bill}`),
    line(refunded(db).where('fee_paise', '>', 0), 'refund', 'system:fees', sql`-${fee}`),
  ],
  holds: db =>
    db
      .selectFrom('bill_payment')
      .select([
        cause.as('cause'),
        'hold_id as id',
        ownWallet.as('account_id'),
        total.as('amount_paise'),
        holdState.as('state'),
        description.as('description'),
        'order_id as reference',
        'held_at as created_at',
        sql<number | null>`cast(null as bigint)`.as('expires_at'),
        'ended_at',
      ])
      .where(wasHeld)
      .$castTo<ExpectedHold>(),
}

const holdState = sql<HoldState>`case when stage in ('held', 'sent') then 'held'
  when stage = 'failed' then 'voided' else 'posted' end`

/** Whether the money was on hold at some time. */
function wasHeld({ or, eb, and }: ExpressionBuilder<Database, 'bill_payment'>) {
  return or([
    eb('stage', 'in', ['held', 'sent', 'paid', 'refunded']),
    and([eb('stage', '=', 'failed'), eb('failure', 'not in', unheldFailures)]),
  ])
}

const collected = (db: Db) => db.selectFrom('bill_payment').where('source', '=', 'upi').where(wasHeld)
const paid = (db: Db) => db.selectFrom('bill_payment').where('stage', 'in', ['paid', 'refunded'])
const refunded = (db: Db) => db.selectFrom('bill_payment').where('stage', '=', 'refunded')

function line(
  payments: ReturnType<typeof paid>,
  kind: keyof typeof postedAt,
  account: ExpectedColumns['account'],
  paise: RawBuilder<number>,
) {
  const columns = { cause, kind, reference: 'order_id', account, paise, description }
  return expectedLine(payments, { ...columns, postedAt: postedAt[kind] })
}

const source = sql<AccountId>`'system:payment-source'`
const suspense = sql<AccountId>`'system:suspense'`
const arrived = sql<number>`arrived_paise`

/** Money beyond the sum, too little or too late, and money by UPI for a payment that failed or was refunded. */
export const paymentReturns: DueReturns = (db, since) => [
  back(db, since, source, sql`arrived_paise - ${total}`, sql`held_at`)
    .where('held_at', 'is not', null)
    .where('arrived_paise', '>', total),
  back(db, since, source, arrived, sql`coalesce(late_at, ended_at)`)
    .where('stage', '=', 'failed')
    .where('failure', 'in', unheldFailures)
    .where('arrived_paise', 'is not', null),
  back(db, since, ownWallet, total, sql`ended_at`)
    .where('stage', '=', 'failed')
    .where('failure', 'not in', unheldFailures)
    .where('arrived_paise', 'is not', null),
  back(db, since, suspense, total, sql`refunded_at`).where('stage', '=', 'refunded'),
]

function back(
  db: Db,
  since: number,
  from: RawBuilder<AccountId>,
  paise: RawBuilder<number>,
  at: RawBuilder<number>,
) {
  return db
    .selectFrom('bill_payment')
    .select([
      sql<ReturnCause>`'payment'`.as('cause_kind'),
      'reference as cause_id',
      from.as('from_account'),
      'customer_id',
      'reference as source_reference',
      paise.as('amount_paise'),
      description.as('description'),
      at.as('started_at'),
    ])
    .where('source', '=', 'upi')
    .$if(since > 0, query => query.where('reference', 'in', paymentsSince(db, since)))
    .$castTo<DueReturn>()
}
