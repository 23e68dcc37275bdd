// Where money comes from: a UPI app, a card, a bank. A real one is one more module that keeps this promise.

export interface PaymentSource {
  /** True when no real money moves; every page that shows the source must then say so. */
  readonly isSandbox: boolean
  /** Asks for a payment. The reference is ours: asking twice with the same one begins one payment. */
  begin(payment: PaymentToBegin): Promise<BegunPayment>
  /** The only truth about a payment. What a source says of its own accord is a reason to ask, never an outcome. */
  status(reference: string): Promise<PaymentStatus>
  /** Gives money back to whoever paid it. The reference is ours: asking twice with the same one gives it back once. */
  giveBack(back: MoneyToGiveBack): Promise<void>
  /** The only truth about what was given back. */
  returnStatus(reference: string): Promise<ReturnStatus>
  /** Tells the listener that a payment may have been decided. It may be told twice, late, or not at all. */
  onAnswer(listener: (reference: string) => Promise<void>): void
}

interface PaymentToBegin {
  readonly reference: string
  readonly amountPaise: number
  /** What the customer reads in the UPI app. */
  readonly note: string
  /** The source must refuse it later than this, so that 'never heard of it' can become final. */
  readonly expiresAt: Date
}

export interface BegunPayment {
  /** Where the customer approves the payment. */
  readonly approvalUrl: string
  /** Opens the payment in a UPI app, as a link on a phone or as a QR code beside one. */
  readonly upiLink: string
}

export interface Arrival {
  readonly amountPaise: number
  /** By which the payer's bank knows it; no account number. */
  readonly payerReference: string
  /** When the source had it, in epoch milliseconds. */
  readonly at: number
}

export type PaymentStatus =
  /** The source never heard of it: we stopped before asking, or the asking is still on its way. */
  | { readonly state: 'unknown' }
  | { readonly state: 'pending' }
  /** What arrived, which need not be what was asked for. May also follow upon 'failed', days later. */
  | { readonly state: 'succeeded'; readonly arrival: Arrival }
  | { readonly state: 'failed'; readonly reason: string }

interface MoneyToGiveBack {
  readonly reference: string
  /** The payment that brought the money. */
  readonly sourceReference: string
  readonly amountPaise: number
}

type ReturnStatus =
  /** The source never heard of it. */
  | { readonly state: 'unknown' }
  | { readonly state: 'pending' }
  /** With the payer, whose bank knows it by this, since then. */
  | { readonly state: 'returned'; readonly bankReference: string; readonly at: number }
  /** Never under this reference; another may be tried. */
  | { readonly state: 'refused'; readonly reason: string }
