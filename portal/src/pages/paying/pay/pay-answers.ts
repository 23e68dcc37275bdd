/** What a form of /pay/{reference} may lead to. */
import {
  type ApprovedBillPayment,
  type DraftBillPayment,
  moneySources,
  type PayableBillPayment,
} from '@chowk/services'
import type { CustomerContext, Redirect, Submission, Wished } from '../../../page/page.ts'
import { href } from '../../../ui/link.ts'
import type { SentCode } from '../../account/login/code-field.tsx'
import { needsAmount, type PayRefusal, type PayStep, type TypedAmount } from './pay-facts.ts'

export type PaySubmission = CustomerContext & Submission
export type Answer =
  | Redirect
  | Wished
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
export async function keepCode({ services }: CustomerContext, next: PayStep): Promise<string | undefined> {
  if ((next.step !== 'prove' && next.step !== 'approve') || !next.sent) return undefined
  const { challenge, demonstrationCode, expiresAt } = next.sent
  const { step, payment } = next
  const { reference, cost } = payment
  const { totalPaise } = cost
  const goodUntil = expiresAt?.getTime()
  return services.paymentSteps.keep({ reference, step, totalPaise, challenge, demonstrationCode, goodUntil })
}

/** Undefined where it is for something else, or not good for as long as this. */
export async function keptCode(
  { services, visit }: CustomerContext,
  { reference, cost }: PayableBillPayment,
  step: string | undefined,
  leastMs = 0,
): Promise<SentCode | undefined> {
  const kept = await services.paymentSteps.read(visit)
  if (kept?.reference !== reference || kept.step !== step || kept.totalPaise !== cost.totalPaise)
    return undefined
  const { challenge, demonstrationCode, goodUntil } = kept
  if (goodUntil === undefined) return { challenge, demonstrationCode }
  const isGood = goodUntil > Date.now() + leastMs
  return isGood ? { challenge, demonstrationCode, expiresAt: new Date(goodUntil) } : undefined
}
