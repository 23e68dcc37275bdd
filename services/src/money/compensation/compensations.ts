// Compensation for money that came back late, paid automatically.
import { randomUUIDv7 } from 'node:crypto'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { payCompensation } from './compensation-row.ts'

export type Compensation = NonNullable<Awaited<ReturnType<ReturnType<typeof createCompensations>['ofOrder']>>>

const PAID_AT_ONCE = 100

export function createCompensations({ store, log, now }: Pick<ServiceContext, 'store' | 'log' | 'now'>) {
  return {
    /** The compensation for a customer's own order. */
    async ofOrder(customerId: string, orderId: string) {
      const found = await store.db
        .selectFrom('compensation')
        .select(['late_days', 'amount_paise', 'paid_at'])
        .where('order_id', '=', orderId)
        .where('customer_id', '=', customerId)
        .executeTakeFirst()
      if (!found) return undefined
      // Undefined while the wallet cannot take it.
      const paidAt = found.paid_at === null ? undefined : new Date(found.paid_at)
      const amountPaise = readIntegerColumn('compensation.amount_paise', orderId, found.amount_paise)
      return { days: found.late_days, amountPaise, paidAt }
    },

    /** Pays what is owed; what cannot be paid now is retried. */
    async runDueWork(): Promise<void> {
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
