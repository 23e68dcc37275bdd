// The payments' own audit: what their orders, holds and entries say must be what they say themselves.
import { findBiller } from '@chowk/catalog'
import { type Kysely, sql } from 'kysely'
import { latenessOf } from '../../money/compensation/turnaround.ts'
import { istMonth } from '../../money/ledger/ist-month.ts'
import type { OrderState } from '../../money/orders/order-states.ts'
import { BrokenRecord } from '../../platform/store/broken-record.ts'
import type { Database } from '../../platform/store/database.ts'
import type { ApprovedPayment } from './payment.ts'
import { guardKey } from './payment-guard.ts'
import { isTransactionIdOf } from './payment-ids.ts'
import { readApproved } from './read-payment.ts'

/** `db` is a snapshot's. Each difference is one line; none when all is well. */
export async function auditPayments(db: Kysely<Database>): Promise<string[]> {
  const differences: string[] = []
  for await (const payment of approvedPayments(db)) differences.push(...differencesOf(payment))
  return [...differences, ...(await auditSpendLimit(db))]
}

const PAYMENTS_READ_AT_ONCE = 1_000

type Audited = Awaited<ReturnType<typeof pageAfter>>[number]

async function* approvedPayments(db: Kysely<Database>): AsyncGenerator<Audited> {
  for (let last = ''; ; ) {
    const page = await pageAfter(db, last)
    yield* page
    last = page.at(-1)?.reference ?? ''
    if (page.length < PAYMENTS_READ_AT_ONCE) return
  }
}

function pageAfter(db: Kysely<Database>, last: string) {
  return db
    .selectFrom('bill_payment as payment')
    .leftJoin('customer_order as order', 'order.id', 'payment.order_id')
    .leftJoin('ledger_hold as hold', 'hold.id', 'payment.hold_id')
    .leftJoin('ledger_entry as entry', 'entry.hold_id', 'payment.hold_id')
    .leftJoin('ledger_entry as collected', 'collected.id', 'payment.collect_entry_id')
    .leftJoin('bill_payment_guard as guard', 'guard.key', 'payment.guard_key')
    .leftJoin('compensation', 'compensation.order_id', 'payment.order_id')
    .selectAll('payment')
    .select([
      'order.state as orderState',
      'order.amount_paise as orderPaise',
      'order.account as orderAccount',
      'order.customer_id as orderCustomer',
      'order.placed_at as orderPlacedAt',
      'order.category as orderCategory',
      'order.title as orderTitle',
      'order.provider as orderProvider',
      'hold.id as foundHoldId',
      'entry.id as postedEntryId',
      'collected.reference as collectedFor',
      'guard.reference as guardedBy',
      'compensation.amount_paise as owedPaise',
      'compensation.taken_at as owedSince',
      'compensation.back_at as owedUntil',
    ])
    .select(({ selectFrom }) =>
      selectFrom('customer_order_event as event')
        .select(({ fn }) => fn.max('event.at').as('at'))
        .whereRef('event.order_id', '=', 'payment.order_id')
        .as('orderMovedAt'),
    )
    .where('payment.stage', '<>', 'draft')
    .where('payment.reference', '>', last)
    .orderBy('payment.reference')
    .limit(PAYMENTS_READ_AT_ONCE)
    .execute()
}

function differencesOf(row: Audited): string[] {
  try {
    const payment = readApproved(row)
    return checks(row, payment)
      .filter(([, found, due]) => found !== due)
      .map(
        ([what, found, due]) =>
          `payment ${row.reference}: it is ${row.stage}, but ${what} is ${found ?? 'missing'}, not ${due ?? 'missing'}`,
      )
  } catch (error) {
    if (error instanceof BrokenRecord) return [`payment ${row.reference}: ${error.message}`]
    throw error
  }
}

type Value = string | number | boolean | null

/** What its holds and entries must be the ledger's audit asks of `paymentCauses`. */
function checks(row: Audited, payment: ApprovedPayment): [what: string, found: Value, due: Value][] {
  const { stage, source, customer_id, account, hold_id, held_at, order_id } = row
  const { totalPaise, amountPaise } = payment.cost
  const isEnded = stage === 'paid' || stage === 'refunded' || stage === 'failed'
  const isPaid = stage === 'paid' || stage === 'refunded'
  const wasHeld = hold_id !== null && held_at !== null
  const biller = findBiller(row.biller_id)
  return [
    [`its order ${order_id}`, row.orderState, orderStateOf(payment)],
    [`the sum of its order ${order_id}`, row.orderPaise, totalPaise],
    [`the account of its order ${order_id}`, row.orderAccount, account],
    [`the customer of its order ${order_id}`, row.orderCustomer, customer_id],
    [`the time of its order ${order_id}`, row.orderPlacedAt, row.approved_at],
    [
      `when its order ${order_id} last moved`,
      row.orderMovedAt,
      row.refunded_at ?? row.ended_at ?? row.approved_at,
    ],
    [`what its order ${order_id} is called`, `${row.orderTitle}, ${row.orderProvider}`, row.description],
    // A biller that has left the catalogue since cannot be asked.
    [`the category of its order ${order_id}`, row.orderCategory, biller?.category.slug ?? row.orderCategory],
    ['its hold', row.foundHoldId, hold_id],
    ['what its hold became', row.entry_id, row.postedEntryId],
    ['that an entry took it from the hold', row.entry_id !== null, isPaid],
    ['what the payment source brought', row.collectedFor, source === 'upi' && wasHeld ? order_id : null],
    ['that money of the source was posted', row.collect_entry_id !== null, source === 'upi' && wasHeld],
    ['whether money was set aside', wasHeld, stage !== 'awaiting-money' && !isNeverPaid(payment)],
    ['that its hold has a time', (hold_id === null) === (held_at === null), true],
    ['the month of its limit', row.limit_month, source === 'wallet' && wasHeld ? istMonth(held_at) : null],
    ['the key of its guard', row.guard_key, guardKey(payment, amountPaise)],
    ['whom the guard knows', row.guardedBy, isGuarding(payment) ? row.reference : row.guardedBy],
    ['that the biller confirmed it', row.approval_number !== null, isPaid],
    ['that something went wrong', row.failure !== null, stage === 'failed'],
    ['that it was given back', row.refunded_at !== null, stage === 'refunded'],
    ['that it has ended', row.ended_at !== null, isEnded],
    ['that it waits for the worker', row.due_at !== null, !isEnded],
    ['that it was sent in time', (row.pay_before ?? 0) >= (row.sent_at ?? 0), true],
    ['that it was sent at a time', (row.sent_at === null) === (row.pay_before === null), true],
    ['that the source had time', (row.collect_before !== null) === (source === 'upi'), true],
    ['that the source asked for it', row.collect !== null && source !== 'upi', false],
    ['that its sums are sums', amountPaise > 0 && payment.cost.feePaise >= 0, true],
    ['the order of its times', isInOrder(timesOf(row)), true],
    ...lateChecks(row),
    [
      'that its transaction id is of its day',
      isTransactionIdOf(payment.transactionId, payment.approvedAt),
      true,
    ],
  ]
}

/** What the wallet set aside and gave back late is compensated; money of a UPI app is back when its return is. */
function lateChecks(row: Audited): [what: string, found: Value, due: Value][] {
  const { source, stage, held_at, ended_at } = row
  if (source !== 'wallet') return []
  const isBack = stage === 'failed' && held_at !== null && ended_at !== null
  const late = isBack ? latenessOf('wallet', held_at, ended_at) : undefined
  return [
    [`what is owed since order ${row.order_id} came back late`, row.owedPaise, late?.paise ?? null],
    [`since when order ${row.order_id} counts as late`, row.owedSince, late ? held_at : null],
    [`until when order ${row.order_id} counts as late`, row.owedUntil, late ? ended_at : null],
  ]
}

function orderStateOf(payment: ApprovedPayment): OrderState {
  switch (payment.stage) {
    case 'awaiting-money':
    case 'held':
    case 'sent':
      return 'pending'
    case 'paid':
    case 'refunded':
      return payment.stage
    case 'failed':
      return isNeverPaid(payment) || payment.money.source === 'wallet' ? 'failed' : 'refunded'
  }
}

const isNeverPaid = (payment: ApprovedPayment) =>
  payment.stage === 'failed' && payment.failure === 'money-not-received'

/** Money on its way guards what it pays, and a bill stays guarded once it is paid. */
function isGuarding({ stage, bill }: ApprovedPayment): boolean {
  return stage === 'held' || stage === 'sent' || (stage === 'paid' && bill !== undefined)
}

const timesOf = (row: Audited) => [
  row.created_at,
  row.approved_at,
  row.held_at,
  row.sent_at,
  row.ended_at,
  row.refunded_at,
]

function isInOrder(times: readonly (number | null)[]): boolean {
  const known = times.filter(time => time !== null)
  return known.every((time, nth) => time >= (known[nth - 1] ?? 0))
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

/** Who has no row has used nothing. */
function sumIn(sums: ReadonlyMap<string, number>, name: string): number {
  return sums.get(name) ?? 0
}
