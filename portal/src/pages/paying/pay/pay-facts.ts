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
  type PayableBillPayment,
  type PaymentRefusal,
  type Plan,
} from '@chowk/services'
import type { CustomerContext, Redirect, Submission, WithIntent } from '../../../page/page.ts'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { href } from '../../../ui/link.ts'
import type { SentCode } from '../../account/login/code-field.tsx'
import { type ShownTopUp, shownTopUp } from '../../account/passbook/passbook-facts.ts'
import { type CheckedOperator, checkOperator } from './operator.ts'

export interface PayFacts {
  readonly payment: DraftBillPayment
  readonly biller: Biller
  /** What the biller takes and what it costs; undefined while that cannot be asked. */
  readonly terms: BillerDescription | undefined
  readonly plans: readonly Plan[]
  /** Of a prepaid number that can still be recharged with another. */
  readonly operator: CheckedOperator | undefined
  /** The same recharge, paid not an hour ago. */
  readonly paidLately: { readonly orderId: string; readonly at: Date } | undefined
  readonly wallet: Balance
  readonly limit: LimitLeft
  /** The day's, while the device, the number or the PIN is new. */
  readonly newDevice: NewDeviceLimit | undefined
  readonly hasPasskey: boolean
  /** Who has not said who they are is asked for it before any money is added. */
  readonly mayAddMoney: boolean
  /** Money that was added on the way. */
  readonly topUp: ShownTopUp | undefined
  readonly step: PayStep
}

export type PayStep = AmountStep | ProveStep | SetPinStep | ApproveStep

export interface AmountStep {
  /** A recharge chooses its amount first. */
  readonly step: 'choose' | 'pay'
  readonly typed: TypedAmount
  readonly errors: readonly FieldError[]
  readonly refusal?: PayRefusal
}

/** A first payment: who sets the PIN proves it first. */
export interface ProveStep {
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
  /** What this browser's key signs beside the PIN. */
  readonly toSign?: string | undefined
  /** Where it has no key: the code beside the PIN. */
  readonly sent?: SentCode | undefined
  /** A PIN came without the key that was counted on: it was not compared, and is asked for once more beside a code. */
  readonly isUnknown?: boolean | undefined
  /** As it was typed: it stays good where the PIN was wrong. */
  readonly code?: string | undefined
  readonly errors: readonly FieldError[]
}

/** As the form was sent; empty before it was. */
export interface TypedAmount {
  readonly amount?: string | undefined
  readonly otherAmount?: string | undefined
  readonly source?: MoneySource | undefined
}

/** Why it goes no further for now; nothing was charged. */
export type PayRefusal =
  | PaymentRefusal
  | { readonly outcome: 'unavailable' | 'lapsed' }
  /** No code, none that is good, or too many wrong PINs, and why in the customer's language. */
  | {
      readonly outcome: 'no-code' | 'pin-locked'
      readonly reason: string
      /** Until it may be tried again, where a limit refused it. */
      readonly waitSeconds?: number
    }

/** A bill says what to pay; a recharge must choose first, and may choose again. */
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
  // First, since it may move the balance.
  const topUp = await shownTopUp(context)
  const [described, offered, operator, paidLately, balance, limits, newDevice, keys] = await Promise.all([
    billers.describe(biller.id),
    payment.bill ? undefined : billers.plans(biller.id, { circle: payment.parameters.circle }),
    isSettled
      ? undefined
      : checkOperator(
          services,
          { billerId: biller.id, number: payment.account, circle: payment.parameters.circle },
          { customerId, ip: visit.ip },
        ),
    step.step === 'pay' ? samePaidLately(context, payment) : undefined,
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
    wallet: balance,
    limit: limits.toPay,
    newDevice,
    hasPasskey: keys.length > 0,
    mayAddMoney: wallet.canAddMoney && limits.tier !== 'none',
    topUp: topUp && { ...topUp, unfinished: payment, inPayment: payment.reference },
    step,
  }
}

const latelyMs = 60 * 60_000

/** A bill cannot be paid twice; a recharge can, and seldom is on purpose. */
async function samePaidLately(
  { services, session }: CustomerContext,
  { bill, billerId, account, cost }: DraftBillPayment,
): Promise<PayFacts['paidLately']> {
  if (bill || !cost) return undefined
  const last = await services.payments.lastPaid(session.customer.id, { account, billers: [billerId] })
  if (last?.cost.amountPaise !== cost.amountPaise || last.endedAt < Date.now() - latelyMs) return undefined
  return { orderId: last.orderId, at: new Date(last.endedAt) }
}

/** What a form of /pay/{reference} may lead to. */
export type PaySubmission = CustomerContext & Submission
export type Answer =
  | Redirect
  | WithIntent
  | { readonly next: PayStep; readonly status?: number; readonly setCookies?: readonly string[] }

export const ownPath = ({ reference }: DraftBillPayment, { locale }: PaySubmission) =>
  href(`/pay/${reference}`, locale)
export const orderPath = ({ orderId }: ApprovedBillPayment, { locale }: PaySubmission) =>
  href(`/myorders/${orderId}`, locale)

export function refused(context: PaySubmission, payment: DraftBillPayment, refusal: PayRefusal): Answer {
  const step = needsAmount(payment) ? 'choose' : 'pay'
  return { next: { step, typed: typedIn(context), errors: [], refusal } }
}

export function typedIn({ form }: Submission): TypedAmount {
  const { amount, otherAmount } = form
  return { amount, otherAmount, source: moneySources.find(source => source === form.source) }
}

/** A Set-Cookie header, where a code was sent. */
export async function storeCode({ services }: CustomerContext, next: PayStep): Promise<string | undefined> {
  if ((next.step !== 'prove' && next.step !== 'approve') || !next.sent) return undefined
  const { challenge, demonstrationCode, expiresAt } = next.sent
  const { step, payment } = next
  const { reference, cost } = payment
  const { totalPaise } = cost
  const goodUntil = expiresAt?.getTime()
  return services.paymentSteps.keep({ reference, step, totalPaise, challenge, demonstrationCode, goodUntil })
}

/** Undefined where it is for something else, or not good for as long as this. */
export async function storedCode(
  { services, visit }: CustomerContext,
  { reference, cost }: PayableBillPayment,
  step: string | undefined,
  leastMs = 0,
): Promise<SentCode | undefined> {
  const kept = await services.paymentSteps.read(visit)
  if (!kept || kept.step !== step) return undefined
  // A first PIN is set for all payments; what approves one is good for no other.
  const isFor = step === 'prove' || (kept.reference === reference && kept.totalPaise === cost.totalPaise)
  if (!isFor) return undefined
  const { challenge, demonstrationCode, goodUntil } = kept
  if (goodUntil === undefined) return { challenge, demonstrationCode }
  const isGood = goodUntil > Date.now() + leastMs
  return isGood ? { challenge, demonstrationCode, expiresAt: new Date(goodUntil) } : undefined
}
