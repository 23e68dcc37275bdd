// Handles every payment that is due: requests its money, sends it, queries its outcome. Any number of servers may do
// so at once, and the next one continues after a server that was killed. Payments wait in lanes, one for each biller,
// so that a biller that does not answer delays only its own lane.
import { sql } from 'kysely'
import type { ServiceContext } from '../../../platform/service-context/service-context.ts'
import { literal } from '../../../platform/store/literal.ts'
import { maxCallsPerBiller } from '../../billers/biller-isolation.ts'
import { readPayment } from '../payment/payment.ts'
import type { BillPaymentRow } from '../payment/payments.tables.ts'
import type { MoneyCollector } from '../upi/collecting.ts'
import type { PaymentSender } from './sending.ts'

interface PaymentWorkerOptions extends Pick<ServiceContext, 'store' | 'log' | 'now'> {
  readonly collecting: MoneyCollector
  readonly sending: PaymentSender
}

/** As many as the gateway allows for one biller, so that it refuses none of them. */
export const laneCapacity = maxCallsPerBiller
const begunAtOnce = 200

/** Awaited money comes from the payment source, whatever its biller. */
const paymentSourceLane = 'payment source'
const laneColumn = sql<string>`case stage when 'awaiting-money' then ${sql.lit(paymentSourceLane)} else biller_id end`
const laneOf = ({ stage, biller_id: billerId }: BillPaymentRow) =>
  stage === 'awaiting-money' ? paymentSourceLane : billerId

export function createPaymentWorker({ store, collecting, sending, log, now }: PaymentWorkerOptions) {
  /** References that this server is handling. */
  const lanes = new Map<string, Set<string>>()

  async function process(due: BillPaymentRow): Promise<void> {
    const payment = readPayment(due)
    switch (payment.stage) {
      case 'awaiting-money':
        if (await collecting.queryIfDue(payment)) await sending.send(payment.reference)
        return
      case 'held':
        return sending.sendLate(payment)
      case 'sent':
        return sending.queryStatus(payment.reference)
    }
  }

  /** The longest due of each lane first, then the second of each, so that a long lane does not delay others. */
  function nextDue(): Promise<BillPaymentRow[]> {
    const fullLanes = [...lanes].filter(([, lane]) => lane.size >= laneCapacity).map(([name]) => name)
    const due = store.db
      .selectFrom('bill_payment')
      .selectAll()
      .select(sql<number>`row_number() over (partition by ${laneColumn} order by due_at)`.as('place'))
      .where('stage', 'in', [literal('awaiting-money'), literal('held'), literal('sent')])
      .where('due_at', '<=', now().getTime())
      .$if(fullLanes.length > 0, query => query.where(laneColumn, 'not in', fullLanes))
    return store.db
      .selectFrom(due.as('due'))
      .selectAll()
      .where('place', '<=', laneCapacity)
      .orderBy('place')
      .orderBy('due_at')
      .limit(begunAtOnce)
      .execute()
  }

  async function processInLane(payment: BillPaymentRow): Promise<void> {
    const { reference } = payment
    const name = laneOf(payment)
    const lane = lanes.get(name) ?? new Set()
    if (lane.has(reference) || lane.size >= laneCapacity) return
    lanes.set(name, lane.add(reference))
    try {
      await process(payment)
    } catch (error) {
      log.error({ err: error, reference }, 'a payment could not be processed; the worker retries it')
    } finally {
      lane.delete(reference)
      if (lane.size === 0) lanes.delete(name)
    }
  }

  /** Handles what is due, and waits for it. A call during another skips payments in progress. */
  return async function runDueWork(): Promise<void> {
    const due = await nextDue()
    await Promise.all([...due.map(processInLane), collecting.queryFailedPayments()])
  }
}
