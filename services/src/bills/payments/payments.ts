// Pays a bill or a recharge: start it (the bill is fetched), confirm its cost, approve it, and query its outcome. A
// payment has its reference from the start, so it continues after a reload or on another device. Another customer's
// payment is not found.
import { setTimeout as wait } from 'node:timers/promises'
import { noPaymentSource } from '../../money/payment-source/payment-source.ts'
import { createPaymentApprovals, type PaymentApprovalsOptions } from './approval/payment-approvals.ts'
import { createPaymentDrafts, type PaymentDraftsOptions } from './draft/payment-drafts.ts'
import { findPayment } from './payment/find-payment.ts'
import {
  type ApprovedBillPayment,
  type BillPayment,
  type DraftBillPayment,
  draftLifetimeMs,
  type PaymentIn,
  readApproved,
  readPaymentIn,
  unpaidOf,
} from './payment/payment.ts'
import { type MoneySource, moneySources } from './payment/payment-stages.ts'
import { createPaymentWorker } from './sending/payment-worker.ts'
import { createPaymentSender, type PaymentSenderOptions } from './sending/sending.ts'
import { createMoneyCollector, type MoneyCollectorOptions } from './upi/collecting.ts'
import { withVerifiedPayee } from './upi/payee-mac.ts'

type BillPaymentsOptions = PaymentDraftsOptions &
  Omit<PaymentApprovalsOptions, 'sources' | 'proceed'> &
  MoneyCollectorOptions &
  PaymentSenderOptions

export type BillPayments = ReturnType<typeof createBillPayments>

/** How long an approval waits for the biller before it answers 'pending'. */
const answerWithinMs = 4_000

/** How many abandoned drafts of a customer are considered. */
const draftsRemembered = 5

export function createBillPayments(options: BillPaymentsOptions) {
  const { store, paymentFreeze, paymentSource, log, now } = options
  const { db } = store
  const sending = createPaymentSender(options)
  const collecting = createMoneyCollector(options)
  const runDueWork = createPaymentWorker({ ...options, collecting, sending })
  const sources: readonly MoneySource[] = paymentSource === noPaymentSource ? ['wallet'] : moneySources
  const inFlight = new Set<Promise<void>>()

  /**
   * Lets the call to a slow biller continue, but answers the customer. While payments are frozen nothing is collected or sent,
   * because it may have been before the restore: the worker continues afterwards.
   */
  async function waitShortly(reference: string, work: () => Promise<void>): Promise<void> {
    if (paymentFreeze.isOn) return
    const done: Promise<void> = work()
      .catch(error =>
        log.error({ err: error, reference }, 'a payment was interrupted; the worker continues it'),
      )
      .finally(() => inFlight.delete(done))
    inFlight.add(done)
    await Promise.race([done, wait(answerWithinMs, undefined, { ref: false })])
  }

  /** `send` only takes held money, so a payment that still waits for money is not sent. */
  const proceed = (reference: string, source: MoneySource) =>
    waitShortly(reference, async () => {
      if (source !== 'wallet') await collecting.begin(reference)
      await sending.send(reference)
    })

  paymentSource.onAnswer(reference =>
    waitShortly(reference, async () => {
      if (await collecting.query(reference)) await sending.send(reference)
    }),
  )

  async function paymentsOf(customerId: string, orderIds: readonly string[]): Promise<ApprovedBillPayment[]> {
    if (orderIds.length === 0) return []
    const rows = await db
      .selectFrom('bill_payment')
      .selectAll()
      .where('customer_id', '=', customerId)
      .where('order_id', 'in', orderIds)
      .execute()
    return rows.map(readApproved)
  }

  async function byOrder(customerId: string, orderId: string): Promise<ApprovedBillPayment | undefined> {
    const [payment] = await paymentsOf(customerId, [orderId])
    return payment && withVerifiedPayee(options, payment)
  }

  return {
    /** The sources of money here; others can be chosen, but not approved. */
    sources,
    ...createPaymentDrafts(options),
    ...createPaymentApprovals({ ...options, sources, proceed }),

    async byReference(customerId: string, reference: string): Promise<BillPayment | undefined> {
      const payment = await findPayment(db, customerId, reference)
      return payment && withVerifiedPayee(options, payment)
    },
    byOrder,

    /** Which of these orders ended before any money came, and how. */
    async unpaidAmong(customerId: string, orderIds: readonly string[]) {
      const payments = await paymentsOf(customerId, orderIds)
      return new Map(payments.map(payment => [payment.orderId, unpaidOf(payment)]))
    },

    /** What arrived for those of these orders that were paid from a UPI app: more or less than requested. */
    async arrivedAmong(customerId: string, orderIds: readonly string[]) {
      const payments = await paymentsOf(customerId, orderIds)
      const arrived = (money: ApprovedBillPayment['money']) =>
        money.source === 'upi' ? money.arrivedPaise : undefined
      return new Map(payments.map(({ orderId, money }) => [orderId, arrived(money)]))
    },

    /** Cancels a payment that waits for the UPI app. If its money has arrived it is paid instead; later money is returned. */
    async cancel(customerId: string, orderId: string): Promise<void> {
      const payment = await byOrder(customerId, orderId)
      if (payment?.stage !== 'awaiting-money') return
      const { reference } = payment
      await waitShortly(reference, async () => {
        if (await collecting.cancelUnlessPaid(reference)) await sending.send(reference)
      })
    },

    /** How this account was last paid among these billers: better than a suggestion of the operator. */
    async lastPaid(
      customerId: string,
      { account, billers }: { account: string; billers: readonly string[] },
    ): Promise<PaymentIn<'paid'> | undefined> {
      const payment = await db
        .selectFrom('bill_payment')
        .selectAll()
        .where('customer_id', '=', customerId)
        .where('account', '=', account)
        .where('biller_id', 'in', billers)
        .where('stage', '=', 'paid')
        .orderBy('ended_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return payment && readPaymentIn('paid', payment)
    },

    /** A payment that can still be approved, the given or the latest one: a customer continues it after adding money. */
    async unfinished(customerId: string, isMeant: (payment: DraftBillPayment) => boolean = () => true) {
      const payments = await db
        .selectFrom('bill_payment')
        .selectAll()
        .where('customer_id', '=', customerId)
        .where('created_at', '>', now().getTime() - draftLifetimeMs)
        .orderBy('created_at', 'desc')
        .limit(draftsRemembered)
        .execute()
      // A draft older than a payment that has ended was abandoned for it.
      const ended = payments.findIndex(({ stage }) => stage !== 'draft')
      const drafts = payments
        .slice(0, ended < 0 ? payments.length : ended)
        .map(payment => readPaymentIn('draft', payment))
      return drafts.find(isMeant) ?? drafts[0]
    },

    /** Requests money, sends held payments and queries sent ones. Safe on any server at any time. */
    async runDueWork(): Promise<void> {
      if (!paymentFreeze.isOn) await runDueWork()
    },
    /** Waits for calls in flight; the next server queries what they leave open. */
    async close(): Promise<void> {
      await Promise.all(inFlight)
    },
  }
}
