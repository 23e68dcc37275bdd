export const orderStates = ['pending', 'paid', 'failed', 'refunded'] as const
export type OrderState = (typeof orderStates)[number]

/** Every permitted state change. A completed payment is refunded by the decision of a dispute. */
const nextStates: Record<OrderState, readonly OrderState[]> = {
  pending: ['paid', 'failed'],
  paid: ['refunded'],
  failed: ['refunded'],
  refunded: [],
}

export function canOrderBecome(from: OrderState, to: OrderState): boolean {
  return nextStates[from].includes(to)
}
