// Compensation for money that came back late, paid automatically.
import { randomUUIDv7 } from 'node:crypto'
import type { Log } from '../../platform/log/log.ts'
import { wholeNumberIn } from '../../platform/store/broken-record.ts'
import { Refusal } from '../../platform/store/errors.ts'
import type { Store } from '../../platform/store/store.ts'
import { payCompensation } from './compensation-row.ts'

export interface Compensation {
  readonly days: number
  readonly amountPaise: number
  /** Undefined while the wallet cannot take it. */
  readonly paidAt: Date | undefined
}

export interface Compensations {
  /** The compensation for a customer's own order. */
  ofOrder(customerId: string, orderId: string): Promise<Compensation | undefined>
  /** Pays what is owed; what cannot be paid now is retried. */
  catchUp(): Promise<void>
}

const PAID_AT_ONCE = 100

export function createCompensations(options: { store: Store; log: Log; now: () => Date }): Compensations {
  const { store, log, now } = options
  return {
    async ofOrder(customerId, orderId) {
      const found = await store.db
        .selectFrom('compensation')
        .select(['late_days', 'amount_paise', 'paid_at'])
        .where('order_id', '=', orderId)
        .where('customer_id', '=', customerId)
        .executeTakeFirst()
      if (!found) return undefined
      const paidAt = found.paid_at === null ? undefined : new Date(found.paid_at)
      const amountPaise = wholeNumberIn('compensation.amount_paise', orderId, found.amount_paise)
      return { days: found.late_days, amountPaise, paidAt }
    },

    async catchUp() {
      const owed = await store.db
        .selectFrom('compensation')
        .select('order_id')
        .where('paid_at', 'is', null)
        .orderBy('owed_at')
        .limit(PAID_AT_ONCE)
        .execute()
      for (const { order_id: orderId } of owed) {
        const payment = { orderId, entryId: randomUUIDv7(), at: now().getTime() }
        await store.run(payCompensation, payment).catch(error => {
          if (!(error instanceof Refusal))
            log.error({ err: error, orderId }, 'compensation could not be paid')
        })
      }
    },
  }
}
