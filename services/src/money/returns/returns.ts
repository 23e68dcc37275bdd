// The worker of returns: requests each due return from the payment source and queries those that it has. Safe on
// several servers at once: the source identifies a return by our reference, however often it is requested.
import { randomUUIDv7 } from 'node:crypto'
import { minuteMs } from '../../platform/calendar/durations.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import type { Database } from '../../platform/store/database.ts'
import { refundDeadline } from '../compensation/turnaround.ts'
import type { SourceServiceOptions } from '../payment-source/source-service-options.ts'
import { endReturn, type ReturnCause } from './return-row.ts'

export type MoneyReturn = Readonly<ReturnType<typeof returnOf>>

/** One of all returns, with what it is about. */
export type ReturnOf = Awaited<ReturnType<ReturnType<typeof createReturns>['list']>>[number]

type SourceReturnRow = Database['source_return']

const returnsAtOnce = 100
const maxListed = 100
const retryAfterMs = 2_000
const maxRetryDelayMs = 10 * minuteMs

export function createReturns({ store, paymentFreeze, paymentSource, now, log }: SourceServiceOptions) {
  const { db } = store

  async function process({ id, times_asked }: Pick<SourceReturnRow, 'id' | 'times_asked'>): Promise<void> {
    const at = now().getTime()
    const waitMs = Math.min(retryAfterMs * 2 ** times_asked, maxRetryDelayMs)
    // Claims the return: only one server handles it until it is due again.
    const back = await db
      .updateTable('source_return')
      .set({ times_asked: times_asked + 1, due_at: at + waitMs })
      .where('id', '=', id)
      .where('due_at', '<=', at)
      .returningAll()
      .executeTakeFirst()
    if (!back) return
    if (back.state === 'due') {
      await request(back)
      await db
        .updateTable('source_return')
        .set({ state: 'sent', sent_at: at, times_asked: 0 })
        .where('id', '=', id)
        .where('state', '=', 'due')
        .where('attempt', '=', back.attempt)
        .execute()
    }
    await queryOutcome(back)
  }

  async function request(back: SourceReturnRow): Promise<void> {
    await paymentSource.returnMoney({
      reference: attemptReference(back),
      sourceReference: back.source_reference,
      amountPaise: readIntegerColumn('source_return.amount_paise', back.id, back.amount_paise),
    })
  }

  async function queryOutcome(back: SourceReturnRow): Promise<void> {
    const { id, attempt } = back
    const status = await paymentSource.returnStatus(attemptReference(back))
    const at = now().getTime()
    if (status.state === 'returned' || status.state === 'refused')
      await store.run(endReturn, { id, attempt, outcome: status, entryId: randomUUIDv7(), at })
    else if (status.state === 'unknown') await request(back)
  }

  return {
    /** All returns for one cause, oldest first. */
    async of(customerId: string, { kind, id }: { kind: ReturnCause; id: string }) {
      const found = await db
        .selectFrom('source_return')
        .selectAll()
        .where('cause_kind', '=', kind)
        .where('cause_id', '=', id)
        .where('customer_id', '=', customerId)
        .orderBy('started_at')
        .orderBy('id')
        .execute()
      return found.map(returnOf)
    },
    /** The customer's returns, newest first. */
    async list(customerId: string) {
      const found = await db
        .selectFrom('source_return as back')
        .leftJoin('bill_payment as payment', join =>
          join.onRef('payment.reference', '=', 'back.cause_id').on('back.cause_kind', '=', 'payment'),
        )
        .selectAll('back')
        .select(['payment.order_id', 'payment.held_at', 'payment.refunded_at'])
        .where('back.customer_id', '=', customerId)
        .orderBy('started_at', 'desc')
        .orderBy('back.id')
        .limit(maxListed)
        .execute()
      return found.map(row => ({
        ...returnOf(row),
        description: row.description,
        /** The order whose payment is returned. */
        ...(row.order_id !== null && { orderId: row.order_id }),
        // The last day in India on which it is in time: from the debit for a failed payment, else from the decision.
        promisedBy: refundDeadline(
          'upi',
          row.refunded_at === null ? (row.held_at ?? row.started_at) : row.started_at,
        ),
      }))
    },
    /** Requests due returns and queries requested ones. Safe on any server at any time. */
    async runDueWork(): Promise<void> {
      if (paymentFreeze.isOn) return
      const due = await db
        .selectFrom('source_return')
        .select(['id', 'times_asked'])
        .where('due_at', '<=', now().getTime())
        .orderBy('due_at')
        .limit(returnsAtOnce)
        .execute()
      for (const each of due) {
        await process(each).catch(error =>
          log.error({ err: error }, 'A return could not be processed; it will be retried.'),
        )
      }
    },
  }
}

/** The source's reference: an attempt refused once would be refused again under the same one. */
function attemptReference({ id, attempt }: SourceReturnRow): string {
  return attempt === 1 ? id : `${id}/${attempt}`
}

function returnOf(row: SourceReturnRow) {
  return {
    id: row.id,
    amountPaise: readIntegerColumn('source_return.amount_paise', row.id, row.amount_paise),
    state: row.state,
    startedAt: new Date(row.started_at),
    /** When the money reached the payer. */
    ...(row.state === 'returned' && row.ended_at !== null && { returnedAt: new Date(row.ended_at) }),
    /** The payer's bank's reference. */
    ...(row.bank_reference !== null && { bankReference: row.bank_reference }),
  }
}
