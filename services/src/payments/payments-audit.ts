// The payments' own audit: what their orders, holds and entries say must be what they say themselves.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../store/database.ts'

/** `db` is a snapshot's. Each difference is one line; none when all is well. */
export async function auditPayments(db: Kysely<Database>): Promise<string[]> {
  return [...(await auditStages(db)), ...(await auditSpendLimit(db))]
}

const expectedOrder = {
  held: 'pending',
  sent: 'pending',
  paid: 'paid',
  failed: 'refunded',
  refunded: 'refunded',
}
const expectedHold = { held: 'held', sent: 'held', paid: 'posted', failed: 'voided', refunded: 'posted' }

async function auditStages(db: Kysely<Database>): Promise<string[]> {
  const payments = await db
    .selectFrom('bill_payment as payment')
    .leftJoin('customer_order as order', 'order.id', 'payment.order_id')
    .leftJoin('ledger_hold as hold', 'hold.id', 'payment.hold_id')
    .leftJoin('ledger_entry as entry', 'entry.hold_id', 'payment.hold_id')
    .select([
      'payment.reference',
      'payment.stage',
      'payment.entry_id as entryId',
      'order.state as orderState',
      'order.amount_paise as orderPaise',
      'hold.state as holdState',
      'hold.amount_paise as heldPaise',
      'entry.id as postedEntryId',
      sql<number>`payment.amount_paise + payment.fee_paise`.as('totalPaise'),
    ])
    .where('payment.stage', '<>', 'draft')
    .execute()
  return payments.flatMap(payment => {
    const { reference, stage, orderState, holdState, orderPaise, heldPaise, totalPaise } = payment
    if (stage === 'draft') return []
    const wrong: string[] = []
    if (orderState !== expectedOrder[stage]) wrong.push(`its order is ${orderState ?? 'missing'}`)
    if (holdState !== expectedHold[stage]) wrong.push(`its hold is ${holdState ?? 'missing'}`)
    if (orderPaise !== totalPaise) wrong.push(`its order is about ${orderPaise} paise, not ${totalPaise}`)
    if (heldPaise !== totalPaise) wrong.push(`its hold is about ${heldPaise} paise, not ${totalPaise}`)
    if (payment.entryId !== payment.postedEntryId)
      wrong.push(`its hold was posted by ${payment.postedEntryId}`)
    return wrong.map(difference => `payment ${reference}: it is ${stage}, but ${difference}`)
  })
}

async function auditSpendLimit(db: Kysely<Database>): Promise<string[]> {
  const spent = await db
    .selectFrom('bill_payment')
    .select([
      'customer_id as customerId',
      'limit_month as month',
      sql<number>`cast(sum(amount_paise + fee_paise) as bigint)`.as('paise'),
    ])
    .where('stage', 'in', ['held', 'sent', 'paid', 'refunded'])
    .groupBy(['customer_id', 'limit_month'])
    .execute()
  const counted = await db
    .selectFrom('money_limit_use')
    .select(['customer_id as customerId', 'month', 'used_paise as paise'])
    .where('name', '=', 'wallet-spend')
    .execute()
  const nameOf = ({ customerId, month }: { customerId: string; month: string | null }) =>
    `${customerId} in ${month}`
  const spentBy = new Map(spent.map(use => [nameOf(use), use.paise]))
  const countedBy = new Map(counted.map(use => [nameOf(use), use.paise]))
  return [...new Set([...spentBy.keys(), ...countedBy.keys()])]
    .filter(name => (spentBy.get(name) ?? 0) !== (countedBy.get(name) ?? 0))
    .map(
      name =>
        `limit wallet-spend of ${name}: ${countedBy.get(name) ?? 0} paise are counted, but payments make ${spentBy.get(name) ?? 0}`,
    )
}
