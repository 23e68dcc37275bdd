// The interface to billers. The sandbox's client implements it; a real network would be another implementation.
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
  fetchBill(request: BillToFetch): Promise<BillAnswer>
  /** The biller's recharge plans, in a circle where they differ between circles. */
  plans(request: PlansToFetch): Promise<PlansAnswer>
  /** The operator of a mobile number as far as the network knows, because numbers are ported. */
  suggestOperator(request: OperatorToSuggest): Promise<OperatorAnswer>
  /** Sends a payment once per reference. Never rejects: only `status` may close an `unknown` outcome. */
  pay(payment: PaymentToSend): Promise<PayAnswer>
  /** The only source for the outcome of an open payment. Never rejects. */
  status(payment: PaymentToQuery): Promise<StatusAnswer>
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

interface PaymentToSend extends BillToFetch {
  /** Our reference, 35 characters, which identifies the payment on both sides. */
  readonly reference: string
  readonly transactionId: string
  readonly billNumber?: string
  readonly amountPaise: number
  /** The gateway must refuse the payment after this time, so that 'not found' becomes final. */
  readonly payBefore: Date
}

/** A sent payment with its biller, because a biller that does not answer may delay only its own payments. */
type PaymentToQuery = Pick<PaymentToSend, 'reference' | 'billerId'>

/** We are overloaded, or the biller is down, too slow or answers nonsense: the caller may retry later. */
interface Unavailable {
  readonly outcome: 'unavailable'
}

export type DescriptionAnswer = z.infer<typeof descriptionAnswer> | Unavailable
type BillAnswer = z.infer<typeof billAnswer> | Unavailable
export type PlansAnswer = z.infer<typeof plansAnswer> | Unavailable
export type OperatorAnswer = z.infer<typeof operatorAnswer> | Unavailable

/**
 * Why a payment failed. The biller refused without a reason, or because it does not know the account, does not accept
 * the amount, was already paid, or accepts nothing at the moment; or nothing was sent; or nothing arrived.
 */
export const gatewayFailures = [
  'refused-by-biller',
  'refused-account',
  'refused-amount',
  'refused-as-paid',
  'refused-for-now',
  'biller-unavailable',
  'never-arrived',
] as const
export type BillerFailure = (typeof gatewayFailures)[number]

export type PayAnswer =
  | { readonly state: 'paid'; readonly approvalNumber: string }
  | { readonly state: 'failed'; readonly failure: BillerFailure }
  | { readonly state: 'pending' }
  /** It may have been sent, and may have been paid. */
  | { readonly state: 'unknown' }

export type StatusAnswer = PayAnswer | { readonly state: 'not-found' }

/** For a portal without billers: pages say so, and no bill can be paid. */
export const noGateway: BillerGateway = {
  isSandbox: false,
  describe: async () => ({ outcome: 'unavailable' }),
  fetchBill: async () => ({ outcome: 'unavailable' }),
  plans: async () => ({ outcome: 'unavailable' }),
  suggestOperator: async () => ({ outcome: 'unavailable' }),
  pay: async () => ({ state: 'failed', failure: 'biller-unavailable' }),
  // Another server sent it, so its outcome is unknown here.
  status: async () => ({ state: 'unknown' }),
}
