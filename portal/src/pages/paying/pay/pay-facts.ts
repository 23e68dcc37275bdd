import { type Biller, findBiller } from '@chowk/catalog'
import {
  type ApprovedBillPayment,
  type Balance,
  type BillerDescription,
  type DraftBillPayment,
  type LimitLeft,
  type MoneySource,
  moneySources,
  type NewDeviceLimit,
  type Order,
  type PayableBillPayment,
  type PaymentRefusal,
  type Plan,
} from '@chowk/services'
import type { CustomerContext, Redirect, Submission, WithIntent } from '../../../page/page.ts'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { href } from '../../../ui/link.ts'
import type { SentCode } from '../../account/login/code-field.tsx'
import {
  duePaise,
  pendingTopUps,
  type ShownTopUp,
  shownTopUp,
} from '../../account/passbook/passbook-facts.ts'
import { type CheckedOperator, checkOperator } from './operator.ts'

export interface PayFacts {
  readonly payment: DraftBillPayment
  readonly biller: Biller
  /** The biller's terms; undefined while the biller does not answer. */
  readonly terms: BillerDescription | undefined
  readonly plans: readonly Plan[]
  /** For a prepaid number whose operator can still be changed. */
  readonly operator: CheckedOperator | undefined
  /** The same recharge, paid within the last hour. */
  readonly paidLately: { readonly orderId: string; readonly at: Date } | undefined
  /** Another payment to the same account, which may still succeed. */
  readonly pendingOrder: Order | undefined
  readonly wallet: Balance
  readonly limit: LimitLeft
  /** The limit of a day while the device, the number or the PIN is new. */
  readonly newDevice: NewDeviceLimit | undefined
  readonly hasPasskey: boolean
  /** False until the customer has declared name and ID: then the form for adding money asks for them. */
  readonly mayAddMoney: boolean
  /** A top-up made during this payment. */
  readonly topUp: ShownTopUp | undefined
  readonly step: PayStep
}

export type PayStep = AmountStep | VerifyStep | SetPinStep | ApproveStep

export interface AmountStep {
  /** A recharge chooses its amount first. */
  readonly step: 'choose' | 'pay'
  readonly typed: SubmittedAmount
  readonly errors: readonly FieldError[]
  readonly refusal?: PayRefusal
}

/** A first payment: the customer verifies before setting the PIN. */
export interface VerifyStep {
  readonly step: 'prove'
  readonly payment: PayableBillPayment
  readonly sent: SentCode
  readonly errors: readonly FieldError[]
}

export interface SetPinStep {
  readonly step: 'set-pin'
  readonly payment: PayableBillPayment
  /** The end of a verification that can be extended; the code of the sign-in cannot. */
  readonly until: Date | undefined
  readonly errors: readonly FieldError[]
}

export interface ApproveStep {
  readonly step: 'approve'
  readonly payment: PayableBillPayment
  /** False for a customer with a passkey and no PIN. */
  readonly asksPin: boolean
  /** The text that this browser's key signs beside the PIN. */
  readonly toSign?: string | undefined
  /** Without a key: the code beside the PIN. */
  readonly sent?: SentCode | undefined
  /** A PIN came without the expected key: it was not compared, and is asked for again with a code. */
  readonly isUnknown?: boolean | undefined
  /** The typed code, which stays valid if the PIN was wrong. */
  readonly code?: string | undefined
  readonly errors: readonly FieldError[]
}

/** The submitted values; empty before that. */
export interface SubmittedAmount {
  readonly amount?: string | undefined
  readonly otherAmount?: string | undefined
  readonly source?: MoneySource | undefined
}

/** Why the payment cannot continue now; nothing was charged. */
export type PayRefusal =
  | PaymentRefusal
  | { readonly outcome: 'unavailable' | 'lapsed' }
  /** No code, no valid one, or too many wrong PINs, with the reason in the customer's language. */
  | {
      readonly outcome: 'no-code' | 'pin-locked'
      readonly reason: string
      /** The time until the next attempt, if a limit refused it. */
      readonly waitSeconds?: number
    }

/** A bill has an amount; a recharge chooses one first, and may choose again. */
export function openingStep(payment: DraftBillPayment, { query }: CustomerContext): PayStep {
  const isOpen = needsAmount(payment) || (!payment.bill && query.change !== undefined)
  return { step: isOpen ? 'choose' : 'pay', typed: {}, errors: [] }
}

function needsAmount({ bill, cost }: DraftBillPayment): boolean {
  return !bill && !cost
}

export async function payFacts(
  context: CustomerContext,
  payment: DraftBillPayment,
  step: PayStep,
): Promise<PayFacts | undefined> {
  const { services, visit, session } = context
  const { billers, wallet, passkeys, payments } = services
  const customerId = session.customer.id
  const biller = findBiller(payment.billerId)
  if (!biller) return undefined
  const isSettled = step.step !== 'choose' && step.step !== 'pay'
  // Read before the balance, because it may change the balance.
  const topUp = (await shownTopUp(context)) ?? (await awaitedTopUp(context, payment, step))
  const [described, offered, operator, paidLately, pending, balance, limits, newDevice, keys] =
    await Promise.all([
      billers.describe(biller.id),
      payment.bill ? undefined : billers.plans(biller.id, { circle: payment.parameters.circle }),
      isSettled
        ? undefined
        : checkOperator(
            services,
            { billerId: biller.id, number: payment.account, circle: payment.parameters.circle },
            { customerId, ip: visit.ip },
          ),
      step.step === 'pay' ? recentSamePayment(context, payment) : undefined,
      services.orders.list(customerId, { state: 'pending', billerId: biller.id, account: payment.account }),
      wallet.balance(customerId),
      services.limits.of(customerId),
      payments.newDeviceLimit(visit, session),
      passkeys.list(customerId),
    ])
  return {
    payment,
    biller,
    terms: described.outcome === 'described' ? described.description : undefined,
    plans: offered?.outcome === 'plans' ? offered.plans : [],
    operator,
    paidLately,
    pendingOrder: pending.orders[0],
    wallet: balance,
    limit: limits.toPay,
    newDevice,
    hasPasskey: keys.length > 0,
    mayAddMoney: wallet.canAddMoney && limits.tier !== 'none',
    topUp: topUp && { ...topUp, unfinished: payment, inPayment: payment.reference },
    step,
  }
}

/** The missing money may be on its way since an earlier visit: then another way to pay would pay twice. */
async function awaitedTopUp(
  context: CustomerContext,
  payment: DraftBillPayment,
  { step }: PayStep,
): Promise<ShownTopUp | undefined> {
  if (step !== 'pay') return undefined
  const { availablePaise } = await context.services.wallet.balance(context.session.customer.id)
  if ((duePaise(payment) ?? 0) <= availablePaise) return undefined
  return (await pendingTopUps(context)).find(({ approvalPath }) => !approvalPath)
}

export const isTopUpAwaited = ({ topUp }: PayFacts): boolean =>
  topUp?.topUp.state === 'pending' && !topUp.approvalPath

const recentMs = 60 * 60_000

/** A bill cannot be paid twice; a recharge can, but seldom on purpose. */
async function recentSamePayment(
  { services, session }: CustomerContext,
  { bill, billerId, account, cost }: DraftBillPayment,
): Promise<PayFacts['paidLately']> {
  if (bill || !cost) return undefined
  const last = await services.payments.lastPaid(session.customer.id, { account, billers: [billerId] })
  if (last?.cost.amountPaise !== cost.amountPaise || last.endedAt < Date.now() - recentMs) return undefined
  return { orderId: last.orderId, at: new Date(last.endedAt) }
}

/** The context of the forms of /pay/{reference}. */
export type PaySubmission = CustomerContext & Submission
export type StepAnswer =
  | Redirect
  | WithIntent
  | { readonly next: PayStep; readonly status?: number; readonly setCookies?: readonly string[] }

export const ownPath = ({ reference }: DraftBillPayment, { locale }: PaySubmission) =>
  href(`/pay/${reference}`, locale)
export const orderPath = ({ orderId }: ApprovedBillPayment, { locale }: PaySubmission) =>
  href(`/myorders/${orderId}`, locale)

export function refuse(context: PaySubmission, payment: DraftBillPayment, refusal: PayRefusal): StepAnswer {
  const step = needsAmount(payment) ? 'choose' : 'pay'
  return { next: { step, typed: submittedAmount(context), errors: [], refusal } }
}

export function submittedAmount({ form }: Submission): SubmittedAmount {
  const { amount, otherAmount } = form
  return { amount, otherAmount, source: moneySources.find(source => source === form.source) }
}

/** A Set-Cookie header, if a code was sent. */
export async function storeCode({ services }: CustomerContext, next: PayStep): Promise<string | undefined> {
  if ((next.step !== 'prove' && next.step !== 'approve') || !next.sent) return undefined
  const { challenge, demonstrationCode, expiresAt } = next.sent
  const { step, payment } = next
  const { reference, cost } = payment
  const { totalPaise } = cost
  const goodUntil = expiresAt?.getTime()
  return services.paymentSteps.keep({ reference, step, totalPaise, challenge, demonstrationCode, goodUntil })
}

/** Undefined if it is for another purpose, or valid for less time than this. */
export async function storedCode(
  { services, visit }: CustomerContext,
  { reference, cost }: PayableBillPayment,
  step: string | undefined,
  minMs = 0,
): Promise<SentCode | undefined> {
  const sent = await services.paymentSteps.read(visit)
  if (!sent || sent.step !== step) return undefined
  // A first PIN is for all payments; an approval's code is for one only.
  const isFor = step === 'prove' || (sent.reference === reference && sent.totalPaise === cost.totalPaise)
  if (!isFor) return undefined
  const { challenge, demonstrationCode, goodUntil } = sent
  if (goodUntil === undefined) return { challenge, demonstrationCode }
  const isGood = goodUntil > Date.now() + minMs
  return isGood ? { challenge, demonstrationCode, expiresAt: new Date(goodUntil) } : undefined
}
