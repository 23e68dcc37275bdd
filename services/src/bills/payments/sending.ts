// From the hold to the outcome. The intent to send is in the store before this begins, and what was claimed for sending is
// never sent again: whatever happens to the call or to this process, only the gateway's status decides. Any number of
// servers may do this at once, and the next one goes on where a killed one stopped.
import { randomUUIDv7 } from 'node:crypto'
import type { Log } from '../../platform/log/log.ts'
import type { Store } from '../../platform/store/store.ts'
import type { BillerGateway, ParameterValues, StatusAnswer } from '../billers/biller-gateway.ts'
import { endPayment, type PaymentEnd } from './end-payment.ts'
import type { BillPaymentRow } from './payments.tables.ts'

export interface Sending {
  /** Sends a held payment unless somebody did, and ends it when the answer says how. */
  send(reference: string): Promise<void>
  /** Asks for the status of a sent payment unless another server is just doing so. */
  ask(reference: string): Promise<void>
  /** Sends what is still held; what was held for too long is given back. */
  sendLate(payment: BillPaymentRow): Promise<void>
}

export interface SendingOptions {
  readonly store: Store
  readonly gateway: BillerGateway
  readonly log: Log
  readonly now: () => Date
}

/** Held for longer than this without being sent (we were down), it is given back: the customer will have moved on. */
const SEND_WITHIN_MS = 10 * 60_000
/** The gateway takes a payment this long after it was sent; our call has given up well before. */
const PAY_WITHIN_MS = 20_000
/** While our own call may still be answered, nobody asks. */
const FIRST_LOOK_MS = 12_000
/** Between our clock and the gateway's. */
const CLOCK_SKEW_MS = 5_000
const ASK_AGAIN_MS = 2_000
const ASK_AT_LEAST_EVERY_MS = 5 * 60_000

export function createSending({ store, gateway, log, now }: SendingOptions): Sending {
  const { db } = store

  async function send(reference: string): Promise<void> {
    const payment = await claim(reference)
    if (!payment) return
    const answer = await gateway.pay({
      reference,
      transactionId: payment.transaction_id ?? '',
      billerId: payment.biller_id,
      parameters: JSON.parse(payment.parameters) as ParameterValues,
      ...(payment.bill !== null && {
        billNumber: (JSON.parse(payment.bill) as { billNumber: string }).billNumber,
      }),
      amountPaise: payment.amount_paise ?? 0,
      payBefore: new Date(payment.pay_before ?? 0),
    })
    await conclude(payment, answer)
  }

  /** Marks a held payment as sent before it is: of all who want to send it, one receives it. */
  function claim(reference: string): Promise<BillPaymentRow | undefined> {
    const at = now().getTime()
    return db
      .updateTable('bill_payment')
      .set({ stage: 'sent', sent_at: at, pay_before: at + PAY_WITHIN_MS, due_at: at + FIRST_LOOK_MS })
      .where('reference', '=', reference)
      .where('stage', '=', 'held')
      .where('held_at', '>', at - SEND_WITHIN_MS)
      .returningAll()
      .executeTakeFirst()
  }

  async function conclude(payment: BillPaymentRow, answer: StatusAnswer): Promise<void> {
    if (answer.state === 'paid') {
      return end(payment, { stage: 'paid', approvalNumber: answer.approvalNumber, entryId: randomUUIDv7() })
    }
    if (answer.state === 'failed') return end(payment, { stage: 'failed', failure: answer.failure })
    if (answer.state === 'not-found' && now().getTime() > (payment.pay_before ?? 0) + CLOCK_SKEW_MS) {
      return end(payment, { stage: 'failed', failure: 'never-arrived' })
    }
    await askAgainLater(payment)
  }

  async function end({ reference }: BillPaymentRow, end: PaymentEnd): Promise<void> {
    const hasEnded = await store.run(endPayment, { reference, from: 'sent', end, at: now().getTime() })
    if (!hasEnded) log.info({ reference }, 'a payment had ended before its answer came')
  }

  async function askAgainLater({ reference, times_asked: timesAsked }: BillPaymentRow): Promise<void> {
    const waitMs = Math.min(ASK_AGAIN_MS * 2 ** timesAsked, ASK_AT_LEAST_EVERY_MS)
    await db
      .updateTable('bill_payment')
      .set({ due_at: now().getTime() + waitMs })
      .where('reference', '=', reference)
      .where('stage', '=', 'sent')
      .execute()
  }

  async function ask(reference: string): Promise<void> {
    const at = now().getTime()
    const payment = await db
      .updateTable('bill_payment')
      .set(column => ({ due_at: at + FIRST_LOOK_MS, times_asked: column('times_asked', '+', 1) }))
      .where('reference', '=', reference)
      .where('stage', '=', 'sent')
      .where('due_at', '<=', at)
      .returningAll()
      .executeTakeFirst()
    if (!payment) return
    await conclude(payment, await gateway.status({ reference, billerId: payment.biller_id }))
  }

  async function sendLate({ reference, held_at: heldAt }: BillPaymentRow): Promise<void> {
    const at = now().getTime()
    if ((heldAt ?? 0) > at - SEND_WITHIN_MS) return send(reference)
    const end = { stage: 'failed', failure: 'biller-unavailable' } as const
    await store.run(endPayment, { reference, from: 'held', end, at })
  }

  return { send, ask, sendLate }
}
