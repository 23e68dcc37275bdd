// The returns that payments cause: money beyond the sum, too little or too late, and money by UPI for a payment that
// failed or was refunded.

import { type RawBuilder, sql } from 'kysely'
import type { Description } from '../../../messages/names/description.ts'
import type { AccountId } from '../../../money/ledger/accounts.ts'
import type { DueReturn, DueReturns } from '../../../money/returns/due-returns.ts'
import type { ReturnCause } from '../../../money/returns/start-return.ts'
import type { Db } from '../../../platform/store/database.ts'
import { unheldFailures } from '../payment/payment-stages.ts'
import { paymentsSince } from '../payment/payments-since.ts'

const source = sql<AccountId>`'system:payment-source'`
const suspense = sql<AccountId>`'system:suspense'`
const wallet = sql<AccountId>`'wallet:' || customer_id`
const total = sql<number>`(amount_paise + fee_paise)`
const arrived = sql<number>`arrived_paise`

export const paymentReturns: DueReturns = (db, since) => [
  back(db, since, source, sql`arrived_paise - ${total}`, sql`held_at`)
    .where('held_at', 'is not', null)
    .where('arrived_paise', '>', total),
  back(db, since, source, arrived, sql`coalesce(late_at, ended_at)`)
    .where('stage', '=', 'failed')
    .where('failure', 'in', unheldFailures)
    .where('arrived_paise', 'is not', null),
  back(db, since, wallet, total, sql`ended_at`)
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
      sql<Description>`'bill:' || biller_id`.as('description'),
      at.as('started_at'),
    ])
    .where('source', '=', 'upi')
    .$if(since > 0, query => query.where('reference', 'in', paymentsSince(db, since)))
    .$castTo<DueReturn>()
}
