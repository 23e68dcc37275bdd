// What can go wrong with a bill payment, in the words of the bill-payment system's own complaint forms.
import type { OrderState } from '../../money/orders/order-states.ts'
import types from './dispute-types.json' with { type: 'json' }

export type DisputeTypeId = keyof typeof types

/** Each with the states of an order to which it applies. */
export const disputeTypes = (Object.keys(types) as DisputeTypeId[]).map(id => ({ id, ...types[id] }))

export function disputeTypesFor(state: OrderState) {
  return disputeTypes.filter(({ states }) => states.includes(state))
}
