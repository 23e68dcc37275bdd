import type { Kysely } from 'kysely'
import { listDifferences } from '../../platform/store/audit/audit-checks.ts'
import { auditOpenItems } from '../../platform/store/audit/chain-end.ts'
import type { Database } from '../../platform/store/database.ts'
import type { AuditScope } from '../../platform/store/store-module.ts'
import { latenessOf } from './turnaround.ts'

/** `db` is a snapshot. The owed amount must follow from the rule and the times; the audit of payments checks who is owed. */
export async function auditCompensations(db: Kysely<Database>): Promise<string[]> {
  const owed = await db
    .selectFrom('compensation')
    .leftJoin('customer_order as order', 'order.id', 'compensation.order_id')
    .leftJoin('bill_payment as payment', 'payment.order_id', 'compensation.order_id')
    .selectAll('compensation')
    .select(['order.customer_id as orderCustomer', 'payment.stage as paymentStage'])
    .execute()
  return owed.flatMap(row => {
    const late = latenessOf(row.source_reference === null ? 'wallet' : 'upi', row.taken_at, row.back_at)
    return listDifferences(`compensation ${row.order_id}:`, [
      ['its customer', row.customer_id, row.orderCustomer],
      ['the payment that failed', row.paymentStage, 'failed'],
      ['its days', row.late_days, late?.days],
      ['its sum', row.amount_paise, late?.paise],
      ['when it was owed', row.owed_at, row.back_at],
    ])
  })
}

/**
 * A digest of owed compensation: one claimed to have been open for long must have been open at an earlier audit,
 * since a paid one has an entry.
 */
export function auditOwedSums(db: Kysely<Database>, scope: AuditScope) {
  return auditOpenItems('compensations owed', scope, async at => {
    const owed = await db
      .selectFrom('compensation')
      .select(['order_id', 'amount_paise'])
      .where('owed_at', '<=', at)
      .where(({ or, eb }) => or([eb('paid_at', 'is', null), eb('paid_at', '>', at)]))
      .execute()
    return owed.map(({ order_id, amount_paise }) => `compensation ${order_id} of ${amount_paise} paise`)
  })
}
