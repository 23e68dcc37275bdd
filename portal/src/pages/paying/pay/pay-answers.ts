/** What a form of /pay/{reference} may lead to. */
import { type ApprovedBillPayment, type DraftBillPayment, moneySources } from '@chowk/services'
import type { CustomerContext, Redirect, Submission, Wished } from '../../../page/page.ts'
import { href } from '../../../ui/link.ts'
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
