// Gets the money of an approved payment from a payment source. The source is called under our reference until it
// answers, and afterwards only queried: a callback of the source is a reason to query, never an outcome.
import { billIn } from '@chowk/catalog'
import { isLocked } from '../../../identity/lock/account-lock.ts'
import { queryFailedPayments } from '../../../money/payment-source/late-money.ts'
import type { PaymentSource, PaymentStatus } from '../../../money/payment-source/payment-source.ts'
import type { Keys } from '../../../platform/keys/derived-key.ts'
import type { ServiceContext } from '../../../platform/service-context/service-context.ts'
import { endPayment } from '../ending/end-payment.ts'
import { type AwaitingPayment, gatewayClockSkewMs, readPaymentIn } from '../payment/payment.ts'
import { unpaidFailures } from '../payment/payment-stages.ts'
import { collectPayment, returnLateMoney } from './collect-payment.ts'
import { collectText, withVerifiedPayee } from './payee-mac.ts'

export interface MoneyCollectorOptions extends Pick<ServiceContext, 'store' | 'log' | 'now'> {
  readonly paymentSource: PaymentSource
  /** Keys of the MAC over the payee. */
  readonly payeeKeys: Keys
}

export type MoneyCollector = ReturnType<typeof createMoneyCollector>

/** While a customer may be paying, and while the source has no outcome. */
const queryEveryMs = 3_000
const queryLateEveryMs = 60_000

export function createMoneyCollector({ store, paymentSource, payeeKeys, log, now }: MoneyCollectorOptions) {
  const { db } = store

  async function awaited(reference: string): Promise<AwaitingPayment | undefined> {
    const found = await db
      .selectFrom('bill_payment')
      .selectAll()
      .where('reference', '=', reference)
      .where('stage', '=', 'awaiting-money')
      .executeTakeFirst()
    return found && withVerifiedPayee({ payeeKeys, log }, readPaymentIn('awaiting-money', found))
  }

  async function beginWith(payment: AwaitingPayment): Promise<void> {
    const { reference, billerId, cost, money } = payment
    if (money.collect || now().getTime() > money.collectBefore) return
    if (await isLocked(db, payment.customerId)) return
    const begun = await paymentSource.begin({
      reference,
      amountPaise: cost.totalPaise,
      note: billIn('en', billerId),
      expiresAt: new Date(money.collectBefore),
    })
    await db
      .updateTable('bill_payment')
      .set({ collect: collectText(payeeKeys, payment, begun), due_at: now().getTime() + queryEveryMs })
      .where('reference', '=', reference)
      .where('stage', '=', 'awaiting-money')
      .execute()
  }

  async function queryStatus(payment: AwaitingPayment): Promise<boolean> {
    const { reference } = payment
    const status = await paymentSource.status(reference)
    const at = now().getTime()
    if (status.state === 'succeeded')
      return store.run(collectPayment, { reference, arrival: status.arrival, at })
    if (isFinallyUnpaid(payment, status, at)) await end(reference, 'money-not-received')
    return false
  }

  const end = (reference: string, failure: 'money-not-received' | 'cancelled') =>
    store.run(endPayment, { reference, from: 'awaiting-money', failure, at: now().getTime() })

  /** Queries a failed payment in case its money arrives after all. */
  async function queryLate(reference: string): Promise<void> {
    const failed = await db
      .selectFrom('bill_payment')
      .select('reference')
      .where('reference', '=', reference)
      .where('failure', 'in', unpaidFailures)
      .where('arrived_paise', 'is', null)
      .executeTakeFirst()
    const status = failed && (await paymentSource.status(reference))
    if (status?.state !== 'succeeded') return
    await store.run(returnLateMoney, { reference, arrival: status.arrival, at: now().getTime() })
  }

  return {
    /** Requests an approved payment's money, unless it was requested before. */
    async begin(reference: string): Promise<void> {
      const payment = await awaited(reference)
      if (payment) await beginWith(payment)
    },

    /** Queries the source, and returns whether the money has arrived. */
    async query(reference: string): Promise<boolean> {
      const payment = await awaited(reference)
      if (payment) return queryStatus(payment)
      await queryLate(reference)
      return false
    },

    /** Cancels a payment for its customer: true if its money has arrived after all. Later money is returned. */
    async cancelUnlessPaid(reference: string): Promise<boolean> {
      const payment = await awaited(reference)
      if (!payment) return false
      if (await queryStatus(payment)) return true
      await end(reference, 'cancelled')
      return false
    },

    /** Queries payments that failed at most some days ago, because their money may still arrive and must be returned. */
    queryFailedPayments: () =>
      queryFailedPayments(db, {
        table: 'bill_payment',
        key: 'reference',
        at: now().getTime(),
        query: queryLate,
        onError: error =>
          log.error({ err: error }, 'a failed payment could not be queried; the worker retries it'),
      }),

    /** Queries the source about a payment that is due, unless another server does; requests its money first if needed. */
    async queryIfDue(due: AwaitingPayment): Promise<boolean> {
      const at = now().getTime()
      const taken = await db
        .updateTable('bill_payment')
        .set({ due_at: at + (at < due.money.collectBefore ? queryEveryMs : queryLateEveryMs) })
        .where('reference', '=', due.reference)
        .where('stage', '=', 'awaiting-money')
        .where('due_at', '<=', at)
        .returningAll()
        .executeTakeFirst()
      if (!taken) return false
      const payment = withVerifiedPayee({ payeeKeys, log }, readPaymentIn('awaiting-money', taken))
      await beginWith(payment)
      return queryStatus(payment)
    },
  }
}

/** A payment that the source does not know is final after the time at which it would refuse it. */
const isFinallyUnpaid = ({ money }: AwaitingPayment, { state }: PaymentStatus, at: number) =>
  state === 'failed' || (state === 'unknown' && at > money.collectBefore + gatewayClockSkewMs)
