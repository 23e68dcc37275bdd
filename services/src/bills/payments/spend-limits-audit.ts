// Whether what was paid from wallets kept to the limits, and is what is counted against them.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { auditHeldLimit, auditUses, type CountedSum } from '../../money/limits/limits-audit.ts'
import type { Database } from '../../platform/store/database.ts'
import { paymentsSince } from './payments-since.ts'

/**
 * `db` is a snapshot's. Since a time: all months of whoever has paid since. Whoever has not gains nothing by a count that was
 * changed, until they do.
 */
export async function auditSpendLimits(db: Kysely<Database>, since: number): Promise<string[]> {
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
    ...(await auditUses(db, 'spend-month', monthly, those)),
    ...(await auditHeldLimit(db, 'spend-month', monthly)),
    ...(await auditHeldLimit(db, 'payment', sums(sql<string>`reference`))),
  ]
}

function spentSums(db: Kysely<Database>, period: RawBuilder<string>) {
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
