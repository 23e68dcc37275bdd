// Compensation is recorded in the transaction that returns the money late, and paid in a later one: a wallet that
// cannot take the compensation must not block the return of the customer's own money.
import { notify } from '../../messages/outbox/notify.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import { defineCommand, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { walletOf } from '../ledger/accounts.ts'
import { postEntry } from '../ledger/entries.ts'
import { enforceBalanceLimit } from '../limits/limits.ts'
import { latenessOf, type TakenFrom } from './turnaround.ts'

export interface MoneyBack {
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
export const payCompensation = defineCommand(
  'pay-compensation',
  function* (
    tx: Tx,
    { orderId, entryId, at }: { orderId: string; entryId: string; at: number },
  ): Steps<boolean> {
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
      lines: [
        { account: walletOf(customerId), amountPaise },
        { account: 'system:compensation', amountPaise: -amountPaise },
      ],
      at,
    })
    yield* enforceBalanceLimit(tx, { customerId, at })
    yield* notify(tx, { kind: 'compensation', customerId, parameters: { amountPaise, days, orderId }, at })
    return true
  },
  { isolation: 'read committed' },
)
