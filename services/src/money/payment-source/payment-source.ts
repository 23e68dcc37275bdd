// The interface of payment sources: a UPI app, a card, a bank. A real one is another implementation.

export interface PaymentSource {
  /** True when no real money moves; every page that shows the source must say so. */
  readonly isSandbox: boolean
  /** Requests a payment. The reference is ours: a repeated call starts one payment only. */
  begin(payment: PaymentToBegin): Promise<BegunPayment>
  /** The only authority on a payment's outcome. A callback of the source is a reason to query, never an outcome. */
  status(reference: string): Promise<PaymentStatus>
  /** Returns money to its payer. The reference is ours: a repeated call returns it once. */
  returnMoney(back: MoneyToReturn): Promise<void>
  /** The only authority on a return's outcome. */
  returnStatus(reference: string): Promise<ReturnStatus>
  /** Registers a listener for decided payments. It may be called twice, late, or not at all. */
  onAnswer(listener: (reference: string) => Promise<void>): void
}

interface PaymentToBegin {
  readonly reference: string
  readonly amountPaise: number
  /** What the customer reads in the UPI app. */
  readonly note: string
  /** The source must refuse the payment after this time, so that 'unknown' becomes final. */
  readonly expiresAt: Date
}

export interface BegunPayment {
  /** Where the customer approves the payment. */
  readonly approvalUrl: string
  /** Opens the payment in a UPI app, as a link on a phone or a QR code elsewhere. */
  readonly upiLink: string
}

export interface ReceivedMoney {
  readonly amountPaise: number
  /** The payer's bank's reference; no account number. */
  readonly payerReference: string
  /** When the source received it, in epoch milliseconds. */
  readonly at: number
}

export type PaymentStatus =
  /** The source does not know it: we stopped before the request, or the request is still on its way. */
  | { readonly state: 'unknown' }
  | { readonly state: 'pending' }
  /** The arrived money, which may differ from the requested amount. May follow 'failed' days later. */
  | { readonly state: 'succeeded'; readonly arrival: ReceivedMoney }
  | { readonly state: 'failed'; readonly reason: string }

interface MoneyToReturn {
  readonly reference: string
  readonly sourceReference: string
  readonly amountPaise: number
}

export type ReturnStatus =
  /** The source does not know it. */
  | { readonly state: 'unknown' }
  | { readonly state: 'pending' }
  /** Returned to the payer at this time; the bank's reference identifies it. */
  | { readonly state: 'returned'; readonly bankReference: string; readonly at: number }
  /** Final for this reference; another may be tried. */
  | { readonly state: 'refused'; readonly reason: string }

/** For a portal that is not a demonstration and has no payment source yet: it never invents money. */
export const noPaymentSource: PaymentSource = {
  isSandbox: false,
  begin: () => Promise.reject(new Error('There is no payment source to ask for money.')),
  // Another server may have started it, so its outcome is unknown here.
  status: async () => ({ state: 'pending' }),
  returnMoney: () => Promise.reject(new Error('There is no payment source to give money back to.')),
  returnStatus: async () => ({ state: 'pending' }),
  onAnswer() {},
}
