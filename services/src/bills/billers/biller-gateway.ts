// The interface to billers. The sandbox's client implements it first; a real network is another implementation.
import type { z } from 'zod'
import type {
  billAmount,
  billAnswer,
  billShape,
  descriptionAnswer,
  descriptionShape,
  feesShape,
  operatorAnswer,
  parameterValues,
  planShape,
  plansAnswer,
} from './gateway-answers.ts'

export interface BillerGateway {
  /** True when no real bill is paid; every page that shows a bill or a receipt must then say so. */
  readonly isSandbox: boolean
  describe(billerId: string): Promise<DescriptionAnswer>
  fetchBill(asked: BillToFetch): Promise<BillAnswer>
  /** What a recharge can be: the biller's plans, in a circle where they differ between circles. */
  plans(asked: PlansToFetch): Promise<PlansAnswer>
  /** Who serves a mobile number today, as far as the network knows: numbers are ported. */
  suggestOperator(asked: OperatorToSuggest): Promise<OperatorAnswer>
  /**
   * Requests a payment, once per reference. Never rejects: every open outcome is `unknown`, and only
   * `status` may close it.
   */
  pay(payment: PaymentToSend): Promise<PayAnswer>
  /** The only source for the outcome of an open payment. Never rejects. */
  status(payment: PaymentToAskAbout): Promise<StatusAnswer>
}

export type FeeSlab = Readonly<z.infer<typeof feesShape>[number]>
export type BillerDescription = Readonly<z.infer<typeof descriptionShape>>
export type AmountExactness = BillerDescription['exactness']
export type BillAmount = Readonly<z.infer<typeof billAmount>>
export type Bill = Readonly<z.infer<typeof billShape>>
export type Plan = Readonly<z.infer<typeof planShape>>
export type PlanGroup = Plan['group']
export type ParameterValues = Readonly<z.infer<typeof parameterValues>>

export interface PlansToFetch {
  readonly billerId: string
  /** A slug of the catalogue's `telecomCircles`. */
  readonly circle?: string | undefined
}

export interface OperatorToSuggest {
  /** Ten digits. */
  readonly mobile: string
  readonly connection: 'prepaid' | 'postpaid'
}

interface BillToFetch {
  readonly billerId: string
  readonly parameters: ParameterValues
}

interface PaymentToSend {
  /** Ours, 35 characters: a payment is known by it on both sides. */
  readonly reference: string
  readonly transactionId: string
  readonly billerId: string
  readonly parameters: ParameterValues
  readonly billNumber?: string
  readonly amountPaise: number
  /** The gateway must refuse it later than this, so that 'never heard of it' can become final. */
  readonly payBefore: Date
}

/** A payment that was sent, with the biller it was sent to, because a biller that hangs may delay only its own payments. */
type PaymentToAskAbout = Pick<PaymentToSend, 'reference' | 'billerId'>

/** We are busy, or the biller is down, too slow or answers nonsense: try again later. */
export interface Unavailable {
  readonly outcome: 'unavailable'
}

export type DescriptionAnswer = z.infer<typeof descriptionAnswer> | Unavailable
type BillAnswer = z.infer<typeof billAnswer> | Unavailable
export type PlansAnswer = z.infer<typeof plansAnswer> | Unavailable
export type OperatorAnswer = z.infer<typeof operatorAnswer> | Unavailable

/**
 * The biller's own no, first without a reason, then for what it said: it does not know the account, does not take the amount, has
 * been paid, or takes nothing for now. Then: nothing was sent, and nothing ever arrived.
 */
export const paymentFailures = [
  'refused-by-biller',
  'refused-account',
  'refused-amount',
  'refused-as-paid',
  'refused-for-now',
  'biller-unavailable',
  'never-arrived',
] as const
export type BillerFailure = (typeof paymentFailures)[number]

export type PayAnswer =
  | { readonly state: 'paid'; readonly approvalNumber: string }
  | { readonly state: 'failed'; readonly failure: BillerFailure }
  | { readonly state: 'pending' }
  /** Perhaps sent, perhaps paid. */
  | { readonly state: 'unknown' }

export type StatusAnswer = PayAnswer | { readonly state: 'not-found' }

/** For a portal without billers: pages say so, and nobody can pay. */
export const noGateway: BillerGateway = {
  isSandbox: false,
  describe: async () => ({ outcome: 'unavailable' }),
  fetchBill: async () => ({ outcome: 'unavailable' }),
  plans: async () => ({ outcome: 'unavailable' }),
  suggestOperator: async () => ({ outcome: 'unavailable' }),
  pay: async () => ({ state: 'failed', failure: 'biller-unavailable' }),
  // Another server sent it, so this one does not judge it.
  status: async () => ({ state: 'unknown' }),
}
