// Sends held payments and queries their outcome. The intent to send is in the store before a call, and a claimed
// payment is never sent again, because a second send could pay twice: whatever happens to the call or to this
// process, only the gateway's status decides. Any number of servers may do this at once, and the next one continues
// after a server that was killed.
import type { ServiceContext } from '../../../platform/service-context/service-context.ts'
import type { BillerGateway, StatusAnswer } from '../../billers/biller-gateway.ts'
import { endPayment, type PaymentEnd } from '../ending/end-payment.ts'
import type { HeldPayment, SentPayment } from '../payment/payment.ts'
import { gatewayClockSkewMs, payWithinMs, readPaymentIn } from '../payment/payment.ts'
import { stageUpdate } from '../payment/payment-moves.ts'

export interface PaymentSenderOptions extends Pick<ServiceContext, 'store' | 'log' | 'now'> {
  readonly gateway: BillerGateway
}

export type PaymentSender = ReturnType<typeof createPaymentSender>

/** A payment held for longer without being sent (we were down) is returned: the customer has given up by then. */
const sendWithinMs = 10 * 60_000
/** The status is queried only after our own call must have ended. */
const firstQueryDelayMs = 12_000
const retryAfterMs = 2_000
const maxRetryDelayMs = 5 * 60_000

export function createPaymentSender({ store, gateway, log, now }: PaymentSenderOptions) {
  const { db } = store

  /** Sends a held payment unless another server did, and ends it when the answer has an outcome. */
  async function send(reference: string): Promise<void> {
    const payment = await claim(reference)
    if (!payment) return
    const { transactionId, billerId, parameters, bill, cost, payBefore } = payment
    const answer = await gateway.pay({
      ...{ reference, transactionId, billerId, parameters },
      ...(bill && { billNumber: bill.billNumber }),
      amountPaise: cost.amountPaise,
      payBefore: new Date(payBefore),
    })
    await conclude(payment, answer)
  }

  /** Marks a held payment as sent before it is sent: of concurrent callers one receives it. */
  async function claim(reference: string): Promise<SentPayment | undefined> {
    const at = now().getTime()
    const columns = { sent_at: at, pay_before: at + payWithinMs, due_at: at + firstQueryDelayMs }
    const claimed = await stageUpdate(db, { reference, from: 'held', to: 'sent' }, columns)
      .where('held_at', '>', at - sendWithinMs)
      .returningAll()
      .executeTakeFirst()
    return claimed && readPaymentIn('sent', claimed)
  }

  async function conclude(payment: SentPayment, answer: StatusAnswer): Promise<void> {
    if (answer.state === 'paid') return end(payment, { from: 'sent', approvalNumber: answer.approvalNumber })
    if (answer.state === 'failed') return end(payment, { from: 'sent', failure: answer.failure })
    if (answer.state === 'not-found' && now().getTime() > payment.payBefore + gatewayClockSkewMs)
      return end(payment, { from: 'sent', failure: 'never-arrived' })
    await scheduleRetry(payment)
  }

  async function end({ reference }: SentPayment, end: PaymentEnd): Promise<void> {
    const hasEnded = await store.run(endPayment, { ...end, reference, at: now().getTime() })
    if (!hasEnded) log.info({ reference }, 'a payment had ended before its answer came')
  }

  async function scheduleRetry({ reference, queryCount }: SentPayment): Promise<void> {
    const waitMs = Math.min(retryAfterMs * 2 ** queryCount, maxRetryDelayMs)
    await db
      .updateTable('bill_payment')
      .set({ due_at: now().getTime() + waitMs })
      .where('reference', '=', reference)
      .where('stage', '=', 'sent')
      .execute()
  }

  /** Queries the status of a sent payment unless another server is doing so. */
  async function queryStatus(reference: string): Promise<void> {
    const at = now().getTime()
    const taken = await db
      .updateTable('bill_payment')
      .set(column => ({ due_at: at + firstQueryDelayMs, times_asked: column('times_asked', '+', 1) }))
      .where('reference', '=', reference)
      .where('stage', '=', 'sent')
      .where('due_at', '<=', at)
      .returningAll()
      .executeTakeFirst()
    if (!taken) return
    const payment = readPaymentIn('sent', taken)
    await conclude(payment, await gateway.status({ reference, billerId: payment.billerId }))
  }

  /** Sends what is still held; returns what was held for too long. */
  async function sendLate({ reference, hold }: HeldPayment): Promise<void> {
    const at = now().getTime()
    if (hold.heldAt > at - sendWithinMs) return send(reference)
    await store.run(endPayment, { reference, from: 'held', failure: 'biller-unavailable', at })
  }

  return { send, queryStatus, sendLate }
}
