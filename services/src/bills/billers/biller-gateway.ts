// The interface to billers. The sandbox's client implements it first; a real network is another implementation.
import type { BillerParameter } from '@chowk/catalog'

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

/** When a bill can be asked for: always first, if the customer likes, or never. */
type FetchSupport = 'MANDATORY' | 'OPTIONAL' | 'NOT_SUPPORTED'

/** What may be paid: any amount, one on the bill, at least the bill's, at most the bill's. */
export type AmountExactness = 'ADHOC' | 'EXACT' | 'EXACT UP' | 'EXACT DOWN'

/** The fee on amounts from `fromPaise` up to the next slab. A basis point is a hundredth of a per cent. */
export interface FeeSlab {
  readonly fromPaise: number
  readonly flatPaise: number
  readonly basisPoints: number
}

export interface BillerDescription {
  readonly billerId: string
  readonly name: string
  readonly parameters: readonly BillerParameter[]
  readonly fetch: FetchSupport
  readonly exactness: AmountExactness
  readonly minimumPaise: number
  readonly maximumPaise: number
  /** In rising order; the first starts at zero. */
  readonly fees: readonly FeeSlab[]
  /** What people usually choose, where any amount may be paid and there are no plans. In rising order. */
  readonly suggestedAmountsPaise?: readonly number[]
}

/** All of it; the least a card's bill asks for; this period's alone, without arrears; and with what being late costs. */
export const billAmountKinds = ['total-due', 'minimum-due', 'this-period', 'after-due-date'] as const
type BillAmountKind = (typeof billAmountKinds)[number]

export interface BillAmount {
  readonly kind: BillAmountKind
  readonly amountPaise: number
  /** The day in India from which it is taken, while that is still to come: to be known, not yet to be paid. */
  readonly from?: string | undefined
}

export interface Bill {
  readonly billNumber: string
  /** Masked, as 'R***** K****'. */
  readonly customerName: string
  /** Days in India, as 2026-11-15. */
  readonly billDate: string
  readonly dueDate: string
  /** The first can be paid, and is what is suggested. */
  readonly amounts: readonly BillAmount[]
}

/** What a plan is mostly for; 'pack' is a bundle of channels. */
export const planGroups = ['popular', 'data', 'validity', 'talk', 'pack'] as const
export type PlanGroup = (typeof planGroups)[number]

/** The facts of a plan, for the page to say in the customer's language. */
interface PlanBenefits {
  readonly dataMbPerDay?: number | undefined
  /** Once, for the whole time. */
  readonly dataMb?: number | undefined
  readonly talk?: 'unlimited' | undefined
  readonly talkTimePaise?: number | undefined
  readonly smsPerDay?: number | undefined
  readonly channels?: number | undefined
}

/** A payment needs no plan id, because no two plans of an answer have the same price and billers match by amount. */
export interface Plan {
  readonly id: string
  /** The biller's name for it, in Hindi where there is one. */
  readonly name: string
  readonly hindi?: string | undefined
  readonly group: PlanGroup
  readonly amountPaise: number
  /** Missing where it lasts as long as the plan before it, or as the balance. */
  readonly validityDays?: number | undefined
  readonly gives: PlanBenefits
}

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

/** The values a customer gave, by the names of the biller's parameters. */
export type ParameterValues = Readonly<Record<string, string>>

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

export type DescriptionAnswer =
  | { readonly outcome: 'described'; readonly description: BillerDescription }
  | { readonly outcome: 'unknown-biller' }
  | Unavailable

type BillAnswer =
  | { readonly outcome: 'bill'; readonly bill: Bill }
  | { readonly outcome: 'nothing-due' }
  | { readonly outcome: 'unknown-account' }
  | Unavailable

export type PlansAnswer =
  | { readonly outcome: 'plans'; readonly plans: readonly Plan[] }
  | { readonly outcome: 'no-plans' }
  | Unavailable

export type OperatorAnswer =
  | { readonly outcome: 'suggested'; readonly billerId: string; readonly circle: string }
  | { readonly outcome: 'no-suggestion' }
  | Unavailable

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
