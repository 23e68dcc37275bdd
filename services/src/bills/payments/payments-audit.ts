// The payments' own audit: what their orders, holds and entries say must be what they say themselves.
import { type Kysely, sql } from 'kysely'
import type { WalletAccount } from '../../money/ledger/accounts.ts'
import type { HoldState } from '../../money/ledger/hold-end.ts'
import type { OrderState } from '../../money/orders/order-states.ts'
import type { Database } from '../../platform/store/database.ts'
import type { MoneySource, PaymentStage } from './payment-stages.ts'

/** `db` is a snapshot's. Each difference is one line; none when all is well. */
export async function auditPayments(db: Kysely<Database>): Promise<string[]> {
  return [...(await auditStages(db)), ...(await auditSpendLimit(db))]
}

interface Expected {
  readonly order: OrderState
  /** Null while, or because, no money has come. */
  readonly hold: HoldState | null
}

function expectedOf(
  stage: Exclude<PaymentStage, 'draft'>,
  failure: string | null,
  source: MoneySource | null,
): Expected {
  switch (stage) {
    case 'awaiting-money':
      return { order: 'pending', hold: null }
    case 'held':
    case 'sent':
      return { order: 'pending', hold: 'held' }
    case 'paid':
      return { order: 'paid', hold: 'posted' }
    case 'refunded':
      return { order: 'refunded', hold: 'posted' }
    case 'failed':
      return failure === 'money-not-received'
        ? { order: 'failed', hold: null }
        : { order: source === 'upi' ? 'refunded' : 'failed', hold: 'voided' }
  }
}

async function auditStages(db: Kysely<Database>): Promise<string[]> {
  const payments = await approvedPayments(db).execute()
  return payments.flatMap(payment => {
    const { reference, stage, source, orderState, holdState, orderPaise, heldPaise, totalPaise } = payment
    if (stage === 'draft') return []
    const expected = expectedOf(stage, payment.failure, source)
    const isHeld = expected.hold !== null
    const collectedPaise = source === 'upi' && isHeld ? totalPaise : null
    const wrong: string[] = []
    if (orderState !== expected.order) wrong.push(`its order is ${orderState ?? 'missing'}`)
    if (holdState !== expected.hold) wrong.push(`its hold is ${holdState ?? 'missing'}`)
    if (orderPaise !== totalPaise) wrong.push(`its order is about ${orderPaise} paise, not ${totalPaise}`)
    if (isHeld && heldPaise !== totalPaise)
      wrong.push(`its hold is about ${heldPaise} paise, not ${totalPaise}`)
    if (payment.collectedPaise !== collectedPaise)
      wrong.push(
        `the payment source brought ${inPaise(payment.collectedPaise)}, not ${inPaise(collectedPaise)}`,
      )
    if (payment.entryId !== payment.postedEntryId)
      wrong.push(`its hold was posted by ${payment.postedEntryId}`)
    return wrong.map(difference => `payment ${reference}: it is ${stage}, but ${difference}`)
  })
}

function approvedPayments(db: Kysely<Database>) {
  return db
    .selectFrom('bill_payment as payment')
    .leftJoin('customer_order as order', 'order.id', 'payment.order_id')
    .leftJoin('ledger_hold as hold', 'hold.id', 'payment.hold_id')
    .leftJoin('ledger_entry as entry', 'entry.hold_id', 'payment.hold_id')
    .leftJoin('ledger_line as collected', join =>
      join
        .onRef('collected.entry_id', '=', 'payment.collect_entry_id')
        .on('collected.account_id', '=', sql<WalletAccount>`'wallet:' || payment.customer_id`),
    )
    .select([
      'payment.reference',
      'payment.stage',
      'payment.source',
      'payment.failure',
      'payment.entry_id as entryId',
      'order.state as orderState',
      'order.amount_paise as orderPaise',
      'hold.state as holdState',
      'hold.amount_paise as heldPaise',
      'collected.amount_paise as collectedPaise',
      'entry.id as postedEntryId',
      sql<number>`payment.amount_paise + payment.fee_paise`.as('totalPaise'),
    ])
    .where('payment.stage', '<>', 'draft')
}

async function auditSpendLimit(db: Kysely<Database>): Promise<string[]> {
  const spent = await db
    .selectFrom('bill_payment')
    .select([
      'customer_id as customerId',
      'limit_month as month',
      sql<number>`cast(sum(amount_paise + fee_paise) as bigint)`.as('paise'),
    ])
    .where('source', '=', 'wallet')
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
    .map(name => ({ name, spentPaise: sumIn(spentBy, name), countedPaise: sumIn(countedBy, name) }))
    .filter(({ spentPaise, countedPaise }) => spentPaise !== countedPaise)
    .map(
      ({ name, spentPaise, countedPaise }) =>
        `limit wallet-spend of ${name}: ${countedPaise} paise are counted, but payments make ${spentPaise}`,
    )
}

const inPaise = (sum: number | null) => (sum === null ? 'nothing' : `${sum} paise`)

/** Who has no row has used nothing. */
function sumIn(sums: ReadonlyMap<string, number>, name: string): number {
  return sums.get(name) ?? 0
}
