// Audits payments: their orders, holds, entries and uses of limits must match them.
import type { SelectQueryBuilder } from 'kysely'
import { latenessOf } from '../../../money/compensation/turnaround.ts'
import type { OrderState } from '../../../money/orders/order-states.ts'
import { lateMoneyChecks } from '../../../money/payment-source/late-money.ts'
import { dayMs } from '../../../platform/calendar/durations.ts'
import { monthInIndia } from '../../../platform/calendar/india-calendar.ts'
import { type Check, isBetween, listDifferences } from '../../../platform/store/audit/audit-checks.ts'
import { BrokenRecord } from '../../../platform/store/broken-record.ts'
import type { Database, Db } from '../../../platform/store/database.ts'
import { readRows } from '../../../platform/store/in-pages.ts'
import { feeOn } from '../../billers/amount.ts'
import { feesShape } from '../../billers/gateway-answers.ts'
import {
  type ApprovedBillPayment,
  collectWithinMs,
  jsonIn,
  payWithinMs,
  readApproved,
} from '../payment/payment.ts'
import { guardKey } from '../payment/payment-guard.ts'
import { isReferenceOf, isTransactionIdOf } from '../payment/payment-ids.ts'
import { unheldFailures, unpaidFailures } from '../payment/payment-stages.ts'
import type { BillPaymentRow } from '../payment/payments.tables.ts'
import { paymentsSince } from '../payment/payments-since.ts'
import { auditSpendLimits } from './spend-limits-audit.ts'

/** `db` is a snapshot. Returns one line per difference. */
export async function auditPayments(db: Db, { since = 0, at = Infinity } = {}): Promise<string[]> {
  const approved = db.selectFrom('bill_payment').selectAll().where('stage', '<>', 'draft')
  const known = since === 0 ? undefined : paymentsSince(db, since)
  const differences: string[] = []
  for await (const page of readRows(approved, { key: 'reference', known }, rows => withWhatBelongs(db, rows)))
    differences.push(...page.flatMap(payment => differencesOf(payment, at)))
  return [...differences, ...(await auditSpendLimits(db, since))]
}

type Audited = Awaited<ReturnType<typeof withWhatBelongs>>[number]

/** The page first, then its related rows: joined, PostgreSQL would scan the other tables for each page. */
const withWhatBelongs = (db: Db, page: SelectQueryBuilder<Database, 'bill_payment', BillPaymentRow>) =>
  db
    .selectFrom(page.as('payment'))
    .leftJoin('customer_order as order', 'order.id', 'payment.order_id')
    .leftJoin('ledger_hold as hold', 'hold.id', 'payment.hold_id')
    .leftJoin('ledger_entry as entry', 'entry.hold_id', 'payment.hold_id')
    .leftJoin('ledger_entry as collected', 'collected.id', 'payment.collect_entry_id')
    .leftJoin('bill_payment_guard as guard', 'guard.key', 'payment.guard_key')
    .leftJoin('biller_receivable as claim', 'claim.reference', 'payment.reference')
    .leftJoin('compensation', 'compensation.order_id', 'payment.order_id')
    .leftJoin('source_return as back', join =>
      join
        .onRef('back.cause_id', '=', 'payment.reference')
        .on('back.cause_kind', '=', 'payment')
        .on('back.from_account', 'like', 'wallet:%')
        .on('back.state', '=', 'returned'),
    )
    .selectAll('payment')
    .select([
      'order.state as orderState',
      'order.amount_paise as orderPaise',
      'order.account as orderAccount',
      'order.customer_id as orderCustomer',
      'order.placed_at as orderPlacedAt',
      'order.biller_id as orderBiller',
      'hold.id as foundHoldId',
      'entry.id as postedEntryId',
      'collected.reference as collectedFor',
      'guard.reference as guardedBy',
      'claim.amount_paise as claimedPaise',
      'compensation.amount_paise as owedPaise',
      'compensation.taken_at as owedSince',
      'compensation.back_at as owedUntil',
      'compensation.source_reference as owedToPayerOf',
      'back.ended_at as backAt',
    ])
    .select(({ selectFrom }) => [
      selectFrom('customer_order_event as event')
        .select(({ fn }) => fn.max('event.at').as('at'))
        .whereRef('event.order_id', '=', 'payment.order_id')
        .as('orderMovedAt'),
      selectFrom('customer_order_event as event')
        .select('event.at')
        .whereRef('event.order_id', '=', 'payment.order_id')
        .where('event.number', '=', 2)
        .as('orderEndedAt'),
    ])
    .orderBy('payment.reference')
    .execute()

function differencesOf(row: Audited, at: number): string[] {
  try {
    const payment = readApproved(row)
    return listDifferences(`payment ${row.reference}: it is ${row.stage}, but`, checks(row, payment, at))
  } catch (error) {
    if (error instanceof BrokenRecord) return [`payment ${row.reference}: ${error.message}`]
    throw error
  }
}

/** The ledger's audit compares holds and entries with `paymentProvenance`. */
function checks(row: Audited, payment: ApprovedBillPayment, at: number): Check[] {
  const { stage, source, reference, customer_id, account, order_id, hold_id, created_at, approved_at } = row
  const { held_at, sent_at, ended_at, refunded_at, late_at } = row
  const { cost, transactionId, approvedAt } = payment
  const { totalPaise, amountPaise, feePaise } = cost
  const isPaid = stage === 'paid' || stage === 'refunded'
  const isEnded = isPaid || stage === 'failed'
  const wasHeld = hold_id !== null && held_at !== null
  const wasCollected = source === 'upi' && wasHeld
  const limitMonth = source === 'wallet' && wasHeld ? monthInIndia(held_at) : null
  const collectBefore = source === 'upi' ? after(approved_at, collectWithinMs) : null
  const movedAt = refunded_at ?? late_at ?? ended_at ?? approved_at
  const times = [created_at, approved_at, held_at, sent_at, ended_at, refunded_at, late_at]
  /** The biller's slabs at the time when the amount was confirmed. */
  const fees = jsonIn(row, 'fees', feesShape)
  return [
    [`its order ${order_id}`, row.orderState, orderStateOf(payment)],
    [`the sum of its order ${order_id}`, row.orderPaise, totalPaise],
    [`the account of its order ${order_id}`, row.orderAccount, account],
    [`the customer of its order ${order_id}`, row.orderCustomer, customer_id],
    [`the time of its order ${order_id}`, row.orderPlacedAt, approved_at],
    [`when its order ${order_id} last moved`, row.orderMovedAt, movedAt],
    [`when its order ${order_id} ended`, row.orderEndedAt, ended_at],
    [`the biller of its order ${order_id}`, row.orderBiller, row.biller_id],
    ['its hold', row.foundHoldId, hold_id],
    ['what its hold became', row.entry_id, row.postedEntryId],
    ['that an entry took it from the hold', row.entry_id !== null, isPaid],
    ['what the payment source brought', row.collectedFor, wasCollected ? order_id : null],
    ['that money of the source was posted', row.collect_entry_id !== null, wasCollected],
    ['whether money was set aside', wasHeld, stage !== 'awaiting-money' && !isUnheld(payment)],
    ...arrivalChecks(row, payment, at),
    ['that its hold has a time', (hold_id === null) === (held_at === null), true],
    ['the month of its limit', row.limit_month, limitMonth],
    ['the key of its guard', row.guard_key, guardKey(payment, amountPaise)],
    ['whom the guard knows', row.guardedBy, isGuarding(payment) ? reference : row.guardedBy],
    ['that the biller confirmed it', row.approval_number !== null, isPaid],
    ['that something went wrong', row.failure !== null, stage === 'failed'],
    ['what its biller owes since', row.claimedPaise, stage === 'refunded' ? amountPaise : null],
    ['that it was given back', refunded_at !== null, stage === 'refunded'],
    ['that it has ended', ended_at !== null, isEnded],
    ['that it waits for the worker', row.due_at !== null, !isEnded],
    ['until when the biller takes it', row.pay_before, after(sent_at, payWithinMs)],
    ['until when the source takes money for it', row.collect_before, collectBefore],
    ['that its reference is of its minute', isReferenceOf(reference, created_at), true],
    ['that the source asked for it', row.collect !== null && source !== 'upi', false],
    ['its fee', feePaise, fees ? feeOn(fees, amountPaise) : feePaise],
    ['that its fees are stored', row.fees !== null, true],
    ['that its account was typed', Object.values(payment.parameters).includes(account), true],
    ['that its sums are sums', amountPaise > 0 && feePaise >= 0, true],
    ['the order of its times', isInOrder(times), true],
    ...lateChecks(row),
    ['that its transaction id is of its day', isTransactionIdOf(transactionId, approvedAt), true],
  ]
}

/** What arrived for a payment, and what may still arrive. The audit of returns reads the sums due from `paymentReturns`. */
function arrivalChecks(
  row: BillPaymentRow,
  { cost: { totalPaise } }: ApprovedBillPayment,
  at: number,
): Check[] {
  const { arrived_paise, arrived_at, payer_reference, failure, late_at, late_due_at, ended_at, held_at } = row
  const wasHeld = row.hold_id !== null && held_at !== null
  const hasArrived = arrived_paise !== null
  const isMissing = failure !== null && unpaidFailures.includes(failure)
  const isExpected = isMissing && !hasArrived && row.source === 'upi'
  const isTooLittle = hasArrived && arrived_paise < totalPaise && !isMissing
  const latestArrivalAt = late_at ?? held_at ?? ended_at
  return [
    ['that what came has a time', arrived_at !== null, hasArrived],
    ['that what came has a payer', payer_reference !== null, hasArrived],
    ['that its payer is known', payer_reference !== '', true],
    ['that it came in its time', isBetween(arrived_at, row.approved_at, latestArrivalAt), true],
    ['that UPI brought it', hasArrived && row.source !== 'upi', false],
    ['that enough came', !wasHeld || !hasArrived || arrived_paise >= totalPaise, true],
    ['that too little came', isTooLittle, failure === 'paid-too-little'],
    ['that it came late', late_at !== null, isMissing && hasArrived],
    ['that it is waited for', late_due_at !== null && (!isMissing || hasArrived), false],
    ...lateMoneyChecks(row, isExpected, at),
    // A worker handles an open payment at least daily.
    ['that the worker looks at it soon', row.due_at === null || row.due_at <= at + dayMs, true],
  ]
}

/** When the money of a failed payment became late: the wallet's by its end, other money by its return. */
function lateChecks(row: Audited): Check[] {
  const { source, stage, held_at, ended_at, backAt, order_id } = row
  const from = source === 'upi' ? 'upi' : 'wallet'
  const at = from === 'upi' ? backAt : ended_at
  const isBack = stage === 'failed' && held_at !== null && at !== null
  const late = isBack ? latenessOf(from, held_at, at) : undefined
  return [
    [`what is owed since order ${order_id} came back late`, row.owedPaise, late?.paise ?? null],
    [`since when order ${order_id} counts as late`, row.owedSince, late ? held_at : null],
    [`until when order ${order_id} counts as late`, row.owedUntil, late ? at : null],
    [`who had paid order ${order_id}`, row.owedToPayerOf, late && from === 'upi' ? row.reference : null],
  ]
}

const after = (time: number | null, ms: number): number | null => (time === null ? null : time + ms)

function orderStateOf(payment: ApprovedBillPayment): OrderState {
  if (payment.stage === 'paid' || payment.stage === 'refunded') return payment.stage
  if (payment.stage !== 'failed') return 'pending'
  const { hold, money } = payment
  return money.source === 'upi' && (hold || money.arrivedPaise !== undefined) ? 'refunded' : 'failed'
}

const isUnheld = (payment: ApprovedBillPayment) =>
  payment.stage === 'failed' && unheldFailures.includes(payment.failure)

/** Money on its way guards its bill, and a paid bill stays guarded. */
const isGuarding = ({ stage, bill }: ApprovedBillPayment) =>
  stage === 'held' || stage === 'sent' || (stage === 'paid' && bill !== undefined)

function isInOrder(times: readonly (number | null)[]): boolean {
  const known = times.filter(time => time !== null)
  return known.every((time, nth) => time >= (known[nth - 1] ?? 0))
}
