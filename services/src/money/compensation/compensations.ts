// Compensation for money that came back late. It is recorded in the transaction that returns the money, and paid in a later
// one: a wallet that cannot take the compensation must not block the return of the customer's own money.
import { randomUUIDv7 } from 'node:crypto'
import { notify } from '../../messages/outbox/notify.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import { defineCommand, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { walletOf } from '../ledger/accounts.ts'
import { linesOfMove, postEntry } from '../ledger/entries.ts'
import { enforceBalanceLimit } from '../limits/limits.ts'
import { latenessOf, type TakenFrom } from './turnaround.ts'

interface MoneyBack {
  readonly orderId: string
  readonly customerId: string
  readonly takenFrom: TakenFrom
  /** The source's reference of the payer, if the money did not come from the wallet. */
  readonly sourceReference?: string
  readonly takenAt: number
  readonly at: number
}

/** Records compensation for money that was just returned, if it is late. */
export function* recordIfLate(tx: Tx, back: MoneyBack): Steps<void> {
  const { orderId, customerId, takenFrom, sourceReference, takenAt, at } = back
  const late = latenessOf(takenFrom, takenAt, at)
  if (!late) return
  yield* write(
    tx.query.insertInto('compensation').values({
      order_id: orderId,
      customer_id: customerId,
      source_reference: sourceReference ?? null,
      taken_at: takenAt,
      back_at: at,
      late_days: late.days,
      amount_paise: late.paise,
      owed_at: at,
    }),
  )
}

/** Pays compensation once and returns whether it did. Refuses with `limit-exceeded` while the wallet is full. */
export const payCompensation = defineCommand.readCommitted(
  'pay-compensation',
  function* (tx: Tx, { orderId, entryId, at }: { orderId: string; entryId: string; at: number }) {
    const owed = yield* row(
      tx.query
        .updateTable('compensation')
        .set({ paid_at: at })
        .where('order_id', '=', orderId)
        .where('paid_at', 'is', null)
        .returningAll(),
    )
    if (!owed) return false
    const { customer_id: customerId, late_days: days } = owed
    const amountPaise = readIntegerColumn('compensation.amount_paise', orderId, owed.amount_paise)
    yield* postEntry(tx, {
      id: entryId,
      kind: 'compensation',
      description: 'late-return',
      reference: orderId,
      lines: linesOfMove(amountPaise, 'system:compensation', walletOf(customerId)),
      at,
    })
    yield* enforceBalanceLimit(tx, { customerId, at })
    yield* notify(tx, { kind: 'compensation', customerId, parameters: { amountPaise, days, orderId }, at })
    return true
  },
)

export type Compensation = NonNullable<Awaited<ReturnType<ReturnType<typeof createCompensations>['ofOrder']>>>

const paidAtOnce = 100

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
        .limit(paidAtOnce)
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
