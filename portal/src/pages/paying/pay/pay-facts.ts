import { findBiller } from '@chowk/catalog'
import {
  type ApprovedBillPayment,
  type DraftBillPayment,
  moneySources,
  type PayableBillPayment,
  type PaymentRefusal,
} from '@chowk/services'
import type { CustomerContext, Redirect, Submission, WithIntent } from '../../../page/page.ts'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { href } from '../../../ui/link.ts'
import type { SentCode } from '../../account/login/sent-code.ts'
import { duePaise, pendingTopUps, shownTopUp } from '../../account/passbook/passbook-facts.ts'
import { checkOperator } from './operator.ts'

export type PayFacts = NonNullable<Awaited<ReturnType<typeof payFacts>>>

export type PayStep = AmountStep | VerifyStep | SetPinStep | ApproveStep

export interface AmountStep {
  /** A recharge chooses its amount first. */
  readonly step: 'choose' | 'pay'
  readonly typed: SubmittedAmount
  readonly errors: readonly FieldError[]
  readonly refusal?: PayRefusal
}

interface ConfirmedStep {
  readonly payment: PayableBillPayment
  readonly errors: readonly FieldError[]
}

/** A first payment: the customer verifies before setting the PIN. */
export interface VerifyStep extends ConfirmedStep {
  readonly step: 'verify'
  readonly sent: SentCode
}

export interface SetPinStep extends ConfirmedStep {
  readonly step: 'set-pin'
  /** The end of a verification that can be extended; the code of the sign-in cannot. */
  readonly until: Date | undefined
}

export interface ApproveStep extends ConfirmedStep {
  readonly step: 'approve'
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
}

/** Empty before anything was submitted. */
export type SubmittedAmount = Partial<ReturnType<typeof submittedAmount>>

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

export async function payFacts(context: CustomerContext, payment: DraftBillPayment, step: PayStep) {
  const { services, client, session } = context
  const { billers, wallet, passkeys, payments } = services
  const customerId = session.customer.id
  const biller = findBiller(payment.billerId)
  if (!biller) return undefined
  const isApprovalStep = step.step !== 'choose' && step.step !== 'pay'
  // Read before the balance, because it may change the balance.
  const topUp = (await shownTopUp(context)) ?? (await awaitedTopUp(context, payment, step))
  const [described, offered, operator, recentPayment, pending, balance, limits, newDevice, keys] =
    await Promise.all([
      billers.describe(biller.id),
      payment.bill ? undefined : billers.plans(biller.id, { circle: payment.parameters.circle }),
      isApprovalStep
        ? undefined
        : checkOperator(
            services,
            { billerId: biller.id, number: payment.account, circle: payment.parameters.circle },
            { customerId, ip: client.ip },
          ),
      step.step === 'pay' ? recentSamePayment(context, payment) : undefined,
      services.orders.list(customerId, { state: 'pending', billerId: biller.id, account: payment.account }),
      wallet.balance(customerId),
      services.limits.of(customerId),
      payments.newDeviceLimit(client, session),
      passkeys.list(customerId),
    ])
  return {
    payment,
    biller,
    /** The biller's terms; undefined while the biller does not answer. */
    terms: described.outcome === 'described' ? described.description : undefined,
    plans: offered?.outcome === 'plans' ? offered.plans : [],
    /** For a prepaid number whose operator can still be changed. */
    operator,
    recentPayment,
    /** Another payment to the same account, which may still succeed. */
    pendingOrder: pending.orders[0],
    wallet: balance,
    limit: limits.toPay,
    /** The limit of a day while the device, the number or the PIN is new. */
    newDevice,
    hasPasskey: keys.length > 0,
    /** False until the customer has declared name and ID: then the form for adding money asks for them. */
    mayAddMoney: wallet.canAddMoney && limits.tier !== 'none',
    /** A top-up made during this payment. */
    topUp: topUp && { ...topUp, unfinished: payment, inPayment: payment.reference },
    step,
  }
}

/** The missing money may be on its way since an earlier visit: then another way to pay would pay twice. */
async function awaitedTopUp(context: CustomerContext, payment: DraftBillPayment, { step }: PayStep) {
  if (step !== 'pay') return undefined
  const { availablePaise } = await context.services.wallet.balance(context.session.customer.id)
  if ((duePaise(payment) ?? 0) <= availablePaise) return undefined
  return (await pendingTopUps(context)).find(({ approvalPath }) => !approvalPath)
}

export const isTopUpAwaited = ({ topUp }: PayFacts): boolean =>
  topUp?.topUp.state === 'pending' && !topUp.approvalPath

const recentMs = 60 * 60_000

/** The same recharge, paid within the last hour. A bill cannot be paid twice; a recharge can, but seldom on purpose. */
async function recentSamePayment(
  { services, session }: CustomerContext,
  { bill, billerId, account, cost }: DraftBillPayment,
) {
  if (bill || !cost) return undefined
  const last = await services.payments.lastPaid(session.customer.id, { account, billers: [billerId] })
  if (last?.cost.amountPaise !== cost.amountPaise || last.endedAt < Date.now() - recentMs) return undefined
  return { orderId: last.orderId, at: new Date(last.endedAt) }
}

/** A submitted form of /pay/{reference}. */
export type PaySubmission<Payment = DraftBillPayment> = CustomerContext &
  Submission & { readonly payment: Payment }

export type StepAnswer =
  | Redirect
  | WithIntent
  | { readonly next: PayStep; readonly status?: number; readonly setCookies?: readonly string[] }

export const toPayment = ({ payment, locale }: PaySubmission) => ({
  redirect: href(`/pay/${payment.reference}`, locale),
})
export const toOrder = ({ orderId }: ApprovedBillPayment, { locale }: CustomerContext) => ({
  redirect: href(`/myorders/${orderId}`, locale),
})

export function refuse(context: PaySubmission, refusal: PayRefusal): StepAnswer {
  const step = needsAmount(context.payment) ? 'choose' : 'pay'
  return { next: { step, typed: submittedAmount(context), errors: [], refusal } }
}

export function submittedAmount({ form }: Submission) {
  const { amount, otherAmount } = form
  return { amount, otherAmount, source: moneySources.find(source => source === form.source) }
}

/** The steps that wait for a code, as the cookie names them. */
const storedNames = { verify: 'prove', approve: 'approve' } as const

/** A Set-Cookie header, if a code was sent. */
export async function storeCode({ services }: CustomerContext, next: PayStep): Promise<string | undefined> {
  if ((next.step !== 'verify' && next.step !== 'approve') || !next.sent) return undefined
  const { step, payment, sent } = next
  const { reference, cost } = payment
  return services.paymentSteps.save({
    reference,
    step: storedNames[step],
    totalPaise: cost.totalPaise,
    ...sent,
  })
}

/** Undefined if it is for another purpose, or valid for less time than this. */
export async function storedCode(
  { services, client }: CustomerContext,
  { reference, cost }: PayableBillPayment,
  step: keyof typeof storedNames,
  minMs = 0,
): Promise<SentCode | undefined> {
  const sent = await services.paymentSteps.read(client)
  if (!sent || sent.step !== storedNames[step]) return undefined
  // A first PIN is for all payments; an approval's code is for one only.
  const isFor = step === 'verify' || (sent.reference === reference && sent.totalPaise === cost.totalPaise)
  const { challenge, demonstrationCode, goodUntil } = sent
  const isExpired = goodUntil !== undefined && goodUntil <= Date.now() + minMs
  return isFor && !isExpired ? { challenge, demonstrationCode, goodUntil } : undefined
}
