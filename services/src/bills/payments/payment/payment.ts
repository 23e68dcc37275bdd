// A payment by its stage, and the one place where a row becomes one. A column that its stage needs and the row lacks is
// an error that names the column.
import type { IsoDate } from '@chowk/catalog'
import { z } from 'zod'
import { refundDeadline } from '../../../money/compensation/turnaround.ts'
import { retention } from '../../../platform/retention/retention.ts'
import {
  BrokenRecord,
  readIntegerColumn,
  readJsonColumn,
  readTextColumn,
} from '../../../platform/store/broken-record.ts'
import type { Cost } from '../../billers/amount.ts'
import { billShape, parameterValues, planShape } from '../../billers/gateway-answers.ts'
import {
  type MoneySource,
  moneySources,
  type PaymentStage,
  paymentFailures,
  unheldFailures,
} from './payment-stages.ts'
import type { BillPaymentRow } from './payments.tables.ts'

/** Has what a payment in its stage needs, and nothing of later stages. `BillPaymentRow` explains the columns. */
export type BillPayment = Readonly<ReturnType<(typeof readers)[PaymentStage]>>
export type PaymentIn<Stage extends PaymentStage> = Extract<BillPayment, { stage: Stage }>
export type ApprovedBillPayment = Exclude<BillPayment, { stage: 'draft' }>

/** The amount is chosen first, the source often later. */
export type DraftBillPayment = PaymentIn<'draft'>
/** A draft that needs only the customer's approval. */
export type PayableBillPayment = Extract<DraftBillPayment, { source: MoneySource }>

export type AwaitingPayment = PaymentIn<'awaiting-money'>
export type HeldPayment = PaymentIn<'held'>
export type SentPayment = PaymentIn<'sent'>

/** An older draft must be started again, because its bill may have changed. */
export const draftLifetimeMs = retention.drafts.retentionMs

export const expiresAt = ({ createdAt }: DraftBillPayment): Date => new Date(createdAt + draftLifetimeMs)

/** Undefined while an amount or a source is missing, or when the draft has expired. */
export function payableOf(draft: DraftBillPayment, at: number): PayableBillPayment | undefined {
  return draft.source && expiresAt(draft).getTime() > at ? draft : undefined
}

/** The customer cancelled the payment, or did not approve it in time. */
export type Unpaid = 'cancelled' | 'lapsed'

/** How a payment ended before any money came; undefined also if the app declined it. */
export function unpaidOf(payment: ApprovedBillPayment): Unpaid | undefined {
  if (payment.stage !== 'failed') return undefined
  const { failure, money, endedAt } = payment
  if (failure === 'cancelled') return failure
  const isLate = money.source === 'upi' && endedAt >= money.collectBefore
  return failure === 'money-not-received' && isLate ? 'lapsed' : undefined
}

/** The day by which the money is back if the payment fails; each later day is compensated. */
export function refundDateIfFailed(payment: ApprovedBillPayment): IsoDate | undefined {
  const isOnItsWay = payment.stage === 'held' || payment.stage === 'sent'
  return isOnItsWay ? refundDeadline(payment.money.source, payment.hold.heldAt) : undefined
}

/**
 * A customer who has not paid the source by then has given up, and the bill must not stay guarded. The audit compares
 * every payment with this and the next constant, so a new value needs the day from which it applies.
 */
export const collectWithinMs = 10 * 60_000

/** The gateway accepts a payment this long after it was sent; our call has timed out well before. */
export const payWithinMs = 20_000

/** The largest difference between our clock and that of a gateway or payment source. */
export const gatewayClockSkewMs = 5_000

const collectShape = z.object({ approvalUrl: z.string(), upiLink: z.string(), mac: z.string() })

export function readPayment(row: BillPaymentRow): BillPayment {
  if (!Object.hasOwn(readers, row.stage)) throw broken(row, 'stage')
  return readers[row.stage](row)
}

/** For a query that selects one stage. */
export function readPaymentIn<Stage extends PaymentStage>(stage: Stage, row: BillPaymentRow) {
  if (row.stage !== stage) throw broken(row, 'stage')
  return readerOf[stage](row)
}

/** For rows with an order, which a draft never has. */
export function readApproved(row: BillPaymentRow): ApprovedBillPayment {
  const payment = readPayment(row)
  if (payment.stage === 'draft') throw broken(row, 'stage')
  return payment
}

/** The types of payments are those that the readers return. */
const readers = {
  draft: readDraft,
  'awaiting-money': (row: BillPaymentRow) => ({
    ...readApproval(row),
    stage: 'awaiting-money' as const,
    money: readUpi(row),
    dueAt: integerIn(row, 'due_at'),
  }),
  held: (row: BillPaymentRow) => ({
    ...readApproval(row),
    stage: 'held' as const,
    hold: readHold(row),
    dueAt: integerIn(row, 'due_at'),
  }),
  sent: (row: BillPaymentRow) => ({
    ...readApproval(row),
    stage: 'sent' as const,
    hold: readHold(row),
    sentAt: integerIn(row, 'sent_at'),
    payBefore: integerIn(row, 'pay_before'),
    dueAt: integerIn(row, 'due_at'),
    queryCount: integerIn(row, 'times_asked'),
  }),
  paid: (row: BillPaymentRow) => ({ ...readConfirmed(row), stage: 'paid' as const }),
  refunded: (row: BillPaymentRow) => ({
    ...readConfirmed(row),
    stage: 'refunded' as const,
    refundedAt: integerIn(row, 'refunded_at'),
  }),
  failed: readFailed,
}
const readerOf: { readonly [Stage in PaymentStage]: (row: BillPaymentRow) => PaymentIn<Stage> } = readers

function readStarted(row: BillPaymentRow) {
  const parameters = textIn(row, 'parameters')
  return {
    reference: row.reference,
    customerId: textIn(row, 'customer_id'),
    billerId: textIn(row, 'biller_id'),
    account: textIn(row, 'account'),
    parameters: readJsonColumn('bill_payment.parameters', row.reference, parameterValues, parameters),
    bill: jsonIn(row, 'bill', billShape),
    /** Set for a recharge if the chosen amount is a plan's. */
    plan: jsonIn(row, 'plan', planShape),
    createdAt: integerIn(row, 'created_at'),
  }
}

function readDraft(row: BillPaymentRow) {
  const draft = { ...readStarted(row), stage: 'draft' as const, orderId: undefined }
  if (row.amount_paise === null && row.fee_paise === null && row.source === null)
    return { ...draft, cost: undefined, source: undefined }
  const cost = readCost(row)
  return row.source === null
    ? { ...draft, cost, source: undefined }
    : { ...draft, cost, source: readSource(row) }
}

export function readCost(row: Pick<BillPaymentRow, 'reference' | 'amount_paise' | 'fee_paise'>): Cost {
  const amountPaise = integerIn(row, 'amount_paise')
  const feePaise = integerIn(row, 'fee_paise')
  return { amountPaise, feePaise, totalPaise: amountPaise + feePaise }
}

function readSource(row: BillPaymentRow) {
  const source = moneySources.find(source => source === row.source)
  if (!source) throw broken(row, 'source')
  return source
}

function readApproval(row: BillPaymentRow) {
  return {
    ...readStarted(row),
    cost: readCost(row),
    money: readSource(row) === 'upi' ? readUpi(row) : readWallet(row),
    orderId: textIn(row, 'order_id'),
    transactionId: textIn(row, 'transaction_id'),
    guardKey: textIn(row, 'guard_key'),
    approvedAt: integerIn(row, 'approved_at'),
  }
}

function readWallet(row: BillPaymentRow) {
  return { source: 'wallet', limitMonth: textIn(row, 'limit_month') } as const
}

function readUpi(row: BillPaymentRow) {
  return {
    source: 'upi',
    collectBefore: integerIn(row, 'collect_before'),
    collect: jsonIn(row, 'collect', collectShape),
    arrivedPaise: row.arrived_paise === null ? undefined : integerIn(row, 'arrived_paise'),
  } as const
}

function readHold(row: BillPaymentRow) {
  if (row.source === 'upi') {
    textIn(row, 'collect_entry_id')
    integerIn(row, 'arrived_paise')
  }
  return { holdId: textIn(row, 'hold_id'), heldAt: integerIn(row, 'held_at') }
}

function readConfirmed(row: BillPaymentRow) {
  textIn(row, 'entry_id')
  return {
    ...readApproval(row),
    hold: readHold(row),
    sentAt: integerIn(row, 'sent_at'),
    approvalNumber: textIn(row, 'approval_number'),
    endedAt: integerIn(row, 'ended_at'),
  }
}

function readFailed(row: BillPaymentRow) {
  const failure = paymentFailures.find(failure => failure === row.failure)
  if (!failure) throw broken(row, 'failure')
  return {
    ...readApproval(row),
    stage: 'failed' as const,
    failure,
    /** Absent if the money never arrived. */
    hold: unheldFailures.includes(failure) ? undefined : readHold(row),
    sentAt: row.sent_at ?? undefined,
    endedAt: integerIn(row, 'ended_at'),
  }
}

type ColumnOf<Type> = {
  [Column in keyof BillPaymentRow]-?: BillPaymentRow[Column] extends Type | null ? Column : never
}[keyof BillPaymentRow]

/** Reads a column of a row that may have been selected in part. */
export const integerIn = <Column extends ColumnOf<number>>(
  row: Pick<BillPaymentRow, 'reference' | Column>,
  column: Column,
) => readIntegerColumn(`bill_payment.${column}`, row.reference, row[column])

export const textIn = <Column extends ColumnOf<string>>(
  row: Pick<BillPaymentRow, 'reference' | Column>,
  column: Column,
) => readTextColumn(`bill_payment.${column}`, row.reference, row[column])

/** Undefined for null. */
export function jsonIn<Column extends ColumnOf<string>, Schema extends z.ZodType>(
  row: Pick<BillPaymentRow, 'reference' | Column>,
  column: Column,
  schema: Schema,
) {
  const text = row[column]
  return text === null ? undefined : readJsonColumn(`bill_payment.${column}`, row.reference, schema, text)
}

function broken(row: BillPaymentRow, column: keyof BillPaymentRow): BrokenRecord {
  return new BrokenRecord(
    `bill_payment.${column}`,
    row.reference,
    `${row[column]} in a payment that is ${row.stage}`,
  )
}
