import type { OrderState } from '../../money/orders/order-states.ts'

/** What can go wrong with a bill payment, in the words of the bill-payment system's own complaint forms. */
export const disputeTypes = [
  {
    id: 'not-updated',
    name: 'Payment succeeded, but the biller has not updated my account',
    hindi: 'भुगतान सफल हुआ, पर कंपनी ने मेरे खाते में इसे दर्ज नहीं किया',
    states: ['paid'],
  },
  {
    id: 'deducted-not-paid',
    name: 'Money was taken, but the bill was not paid',
    hindi: 'पैसे कट गए, पर बिल का भुगतान नहीं हुआ',
    states: ['paid', 'pending', 'failed'],
  },
  {
    id: 'no-receipt',
    name: 'The bill was paid, but I got no transaction number',
    hindi: 'बिल का भुगतान हुआ, पर लेन-देन नंबर नहीं मिला',
    states: ['paid', 'pending'],
  },
  {
    id: 'deducted-twice',
    name: 'Money was taken more than once',
    hindi: 'पैसे एक से ज़्यादा बार कट गए',
    states: ['paid', 'pending', 'failed'],
  },
  {
    id: 'wrong-account',
    name: 'I paid for the wrong account by mistake',
    hindi: 'मैंने ग़लती से किसी और खाते का भुगतान कर दिया',
    states: ['paid', 'pending'],
  },
  {
    id: 'wrong-amount',
    name: 'The wrong amount was paid',
    hindi: 'ग़लत रकम का भुगतान हुआ',
    states: ['paid', 'pending'],
  },
  {
    id: 'refund-missing',
    name: 'The payment failed, but my money has not come back',
    hindi: 'भुगतान विफल हुआ, पर मेरे पैसे वापस नहीं आए',
    states: ['failed', 'refunded'],
  },
  {
    id: 'other',
    name: 'Something else',
    hindi: 'कुछ और',
    states: ['paid', 'pending', 'failed', 'refunded'],
  },
] as const satisfies readonly DisputeType[]

export interface DisputeType {
  id: string
  name: string
  hindi: string
  /** The states of an order to which it applies. */
  states: readonly OrderState[]
}

export type DisputeTypeId = (typeof disputeTypes)[number]['id']

export function disputeTypesFor(state: OrderState): readonly (DisputeType & { id: DisputeTypeId })[] {
  return disputeTypes.filter(type => (type.states as readonly OrderState[]).includes(state))
}
