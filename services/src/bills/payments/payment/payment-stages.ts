import { gatewayFailures } from '../../billers/biller-gateway.ts'

/** Where the money of a payment comes from: the wallet has it already, a UPI app sends it first. */
export const moneySources = ['wallet', 'upi'] as const
export type MoneySource = (typeof moneySources)[number]

/** Approved, so that there is an order, and not yet ended. From 'held' on the money is in the wallet, on hold. */
export const openStages = ['awaiting-money', 'held', 'sent'] as const
export const endedStages = ['paid', 'failed', 'refunded'] as const
/** A draft has a bill and perhaps an amount. */
export const paymentStages = ['draft', ...openStages, ...endedStages] as const
export type PaymentStage = (typeof paymentStages)[number]

/**
 * Why a payment failed on our side: the money never arrived or was too little, the customer cancelled, another
 * payment came first, or operators found out the outcome.
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
 * Every allowed move. A sent payment ends only by the gateway's answer or an operator's act, an awaited one by the
 * payment source or the customer; one that was never sent can only fail. A decision moves paid to refunded.
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

export const canPaymentMove = (from: PaymentStage, to: PaymentStage): boolean => nextStages[from].includes(to)
