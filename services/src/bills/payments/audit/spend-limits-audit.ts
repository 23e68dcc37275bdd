// Audits whether payments from wallets kept to the limits, and whether the stored counts match them.
import { type RawBuilder, sql } from 'kysely'
import {
  auditExceededLimit,
  auditLimitUses,
  type CountedSum,
  type CountedSums,
  type Customers,
} from '../../../money/limits/limits-audit.ts'
import { monthInIndia } from '../../../platform/calendar/india-calendar.ts'
import type { Db } from '../../../platform/store/database.ts'
import { paymentsSince } from '../payment/payments-since.ts'
import { demonstrationOrders } from './unpaid-audit.ts'

/**
 * `db` is a snapshot. With `since`: all months of customers who have paid since. For the others a changed count has
 * no effect until they pay.
 */
export async function auditSpendLimits(db: Db, since: number): Promise<string[]> {
  const those =
    since === 0
      ? undefined
      : db.selectFrom('bill_payment').select('customer_id').where('reference', 'in', paymentsSince(db, since))
  // A customer's payments are found by their orders.
  const sums = (period: RawBuilder<string>) =>
    spentSums(db, period).$if(those !== undefined, query =>
      query.where('order_id', 'in', ({ selectFrom }) =>
        selectFrom('customer_order')
          .select('customer_order.id')
          .where('customer_order.customer_id', 'in', those ?? []),
      ),
    )
  const monthly = sums(sql<string>`limit_month`)
  return [
    ...(await auditLimitUses(db, 'spend-month', await withRecordedUses(db, monthly, those), those)),
    ...(await auditExceededLimit(db, 'spend-month', monthly)),
    ...(await auditExceededLimit(db, 'payment', sums(sql<string>`reference`))),
  ]
}

function spentSums(db: Db, period: RawBuilder<string>) {
  return db
    .selectFrom('bill_payment')
    .select([
      sql<string>`'payment ' || reference`.as('thing'),
      'customer_id',
      period.as('period'),
      'held_at as at',
      sql<number>`amount_paise + fee_paise`.as('paise'),
    ])
    .where('source', '=', 'wallet')
    .where('stage', 'in', ['held', 'sent', 'paid', 'refunded'])
    .$castTo<CountedSum>()
}

/** Adds the uses that the demonstration recorded: a handful, whose months neither database computes in Indian time. */
async function withRecordedUses(db: Db, sums: CountedSums, those?: Customers): Promise<CountedSums> {
  const orders = await demonstrationOrders(db, ['pending', 'paid', 'refunded'])
    .select(['demo_order.id', 'demo_order.customer_id', 'demo_order.placed_at', 'demo_order.amount_paise'])
    .$if(those !== undefined, query => query.where('demo_order.customer_id', 'in', those ?? []))
    .execute()
  return orders.reduce(
    (all, { id, customer_id, placed_at, amount_paise }) =>
      all.unionAll(
        db.selectNoFrom([
          sql<string>`cast(${`order ${id}`} as text)`.as('thing'),
          sql<string>`cast(${customer_id} as text)`.as('customer_id'),
          sql<string>`cast(${monthInIndia(placed_at)} as text)`.as('period'),
          sql<number>`cast(${placed_at} as bigint)`.as('at'),
          sql<number>`cast(${amount_paise} as bigint)`.as('paise'),
        ]),
      ),
    sums,
  )
}
