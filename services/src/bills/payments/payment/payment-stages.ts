import { paymentFailures as gatewayFailures } from '../../billers/biller-gateway.ts'

/** Where the money of a payment comes from: the wallet holds it already, a UPI app brings it first. */
export const moneySources = ['wallet', 'upi'] as const
export type MoneySource = (typeof moneySources)[number]

/**
 * A draft has a bill and perhaps an amount; after it the customer has approved and there is an order. From 'held' on
 * the money is in the wallet, set aside.
 */
export const paymentStages = [
  'draft',
  'awaiting-money',
  'held',
  'sent',
  'paid',
  'failed',
  'refunded',
] as const
export type PaymentStage = (typeof paymentStages)[number]

/** Approved and not yet ended. */
export const openStages = ['awaiting-money', 'held', 'sent'] as const satisfies PaymentStage[]

/**
 * Where the money never came, or too little of it, or the customer no longer wanted it, there was nothing to send; somebody
 * else may have been first; and where the biller's word never came, operators found out.
 */
export const paymentFailures = [
  ...gatewayFailures,
  'money-not-received',
  'cancelled',
  'paid-too-little',
  'paid-by-another',
  'ended-by-hand',
] as const
export type PaymentFailure = (typeof paymentFailures)[number]

/** Money for these may still arrive. */
export const unpaidFailures: readonly PaymentFailure[] = ['money-not-received', 'cancelled']

/** These never held money. */
export const unheldFailures: readonly PaymentFailure[] = [...unpaidFailures, 'paid-too-little']

/**
 * Every allowed move. A sent payment ends only by the gateway's answer or an operator's act, an awaited one by the payment
 * source's or the customer's; one that was never sent can only fail. Paid becomes refunded by a decision.
 */
const nextStages: Record<PaymentStage, readonly PaymentStage[]> = {
  draft: ['awaiting-money', 'held'],
  'awaiting-money': ['held', 'failed'],
  held: ['sent', 'failed'],
  sent: ['paid', 'failed'],
  paid: ['refunded'],
  failed: [],
  refunded: [],
}

export function mayMove(from: PaymentStage, to: PaymentStage): boolean {
  return nextStages[from].includes(to)
}
