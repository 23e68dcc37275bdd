export const orderStates = ['pending', 'paid', 'failed', 'refunded'] as const
export type OrderState = (typeof orderStates)[number]

/** Every way an order may go. A payment refunded after it was made was decided so in a dispute. */
const nextStates: Record<OrderState, readonly OrderState[]> = {
  pending: ['paid', 'failed'],
  paid: ['refunded'],
  failed: ['refunded'],
  refunded: [],
}

export function mayBecome(from: OrderState, to: OrderState): boolean {
  return nextStates[from].includes(to)
}
