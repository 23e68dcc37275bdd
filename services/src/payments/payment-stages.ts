/** A draft has a bill and perhaps an amount; from 'held' on the customer has approved and there is an order. */
export const paymentStages = ['draft', 'held', 'sent', 'paid', 'failed', 'refunded'] as const
export type PaymentStage = (typeof paymentStages)[number]

/**
 * Every way a payment may go. What was sent ends only by the gateway's word; what was never sent can only fail. Paid
 * becomes refunded when a dispute was decided so.
 */
const nextStages: Record<PaymentStage, readonly PaymentStage[]> = {
  draft: ['held'],
  held: ['sent', 'failed'],
  sent: ['paid', 'failed'],
  paid: ['refunded'],
  failed: [],
  refunded: [],
}

export function mayMove(from: PaymentStage, to: PaymentStage): boolean {
  return nextStages[from].includes(to)
}
