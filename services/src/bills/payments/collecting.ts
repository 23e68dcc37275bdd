// From the approval to the money, where a payment source must bring it first. The source is asked for the payment under
// our reference, as often as need be, and afterwards only asked how it went: what it says of its own accord is a reason
// to ask.
import { randomUUIDv7 } from 'node:crypto'
import type { PaymentSource, PaymentStatus } from '../../money/payment-source/payment-source.ts'
import type { Store } from '../../platform/store/store.ts'
import { collectPayment } from './collect-payment.ts'
import { endPayment } from './end-payment.ts'
import { approved } from './payment-row.ts'
import type { BillPaymentRow } from './payments.tables.ts'

export interface Collecting {
  /** Asks the source for an approved payment's money, unless that is known to have happened. */
  begin(reference: string): Promise<void>
  /** Asks the source how it went, and says whether the money is here now. */
  ask(reference: string): Promise<boolean>
  /** The same when the payment is due and no other server is just doing so; begins first what has not begun. */
  askIfDue(payment: BillPaymentRow): Promise<boolean>
}

export interface CollectingOptions {
  readonly store: Store
  readonly paymentSource: PaymentSource
  readonly now: () => Date
}

/** While a customer may be at it, and while a source has not said what became of it. */
const ASK_EVERY_MS = 3_000
const ASK_LATE_EVERY_MS = 60_000
/** Between our clock and the source's. */
const CLOCK_SKEW_MS = 5_000

export function createCollecting({ store, paymentSource, now }: CollectingOptions): Collecting {
  const { db } = store

  function awaited(reference: string): Promise<BillPaymentRow | undefined> {
    return db
      .selectFrom('bill_payment')
      .selectAll()
      .where('reference', '=', reference)
      .where('stage', '=', 'awaiting-money')
      .executeTakeFirst()
  }

  async function beginWith(payment: BillPaymentRow): Promise<void> {
    const { reference, description, collect } = payment
    if (collect !== null || now().getTime() > refusedAfter(payment)) return
    const begun = await paymentSource.begin({
      reference,
      amountPaise: approved(payment).totalPaise,
      note: description,
      expiresAt: new Date(refusedAfter(payment)),
    })
    await db
      .updateTable('bill_payment')
      .set({ collect: JSON.stringify(begun), due_at: now().getTime() + ASK_EVERY_MS })
      .where('reference', '=', reference)
      .where('stage', '=', 'awaiting-money')
      .execute()
  }

  async function askAbout(payment: BillPaymentRow): Promise<boolean> {
    const { reference } = payment
    const status = await paymentSource.status(reference)
    const at = now().getTime()
    if (status.state === 'succeeded') {
      return store.run(collectPayment, { reference, entryId: randomUUIDv7(), holdId: randomUUIDv7(), at })
    }
    if (neverComes(payment, status, at)) {
      const end = { stage: 'failed', failure: 'money-not-received' } as const
      await store.run(endPayment, { reference, from: 'awaiting-money', end, at })
    }
    return false
  }

  return {
    async begin(reference) {
      const payment = await awaited(reference)
      if (payment) await beginWith(payment)
    },

    async ask(reference) {
      const payment = await awaited(reference)
      return payment !== undefined && askAbout(payment)
    },

    async askIfDue(due) {
      const at = now().getTime()
      const payment = await db
        .updateTable('bill_payment')
        .set({ due_at: at + (at < refusedAfter(due) ? ASK_EVERY_MS : ASK_LATE_EVERY_MS) })
        .where('reference', '=', due.reference)
        .where('stage', '=', 'awaiting-money')
        .where('due_at', '<=', at)
        .returningAll()
        .executeTakeFirst()
      if (!payment) return false
      await beginWith(payment)
      return askAbout(payment)
    },
  }
}

/** What the source never heard of is final once it would refuse it. */
function neverComes(payment: BillPaymentRow, { state }: PaymentStatus, at: number): boolean {
  return state === 'failed' || (state === 'unknown' && at > refusedAfter(payment) + CLOCK_SKEW_MS)
}

/** The approval says until when the source may take the money; a check of the table keeps it so. */
function refusedAfter({ reference, collect_before: before }: BillPaymentRow): number {
  if (before === null) throw new Error(`Payment ${reference} is not paid by UPI.`)
  return before
}
