// Receives the money of a payment by UPI: one transaction credits it to the wallet and holds it there, however often
// the payment source reports it. From here on the payment is like any other. Money beyond the sum is returned; if too
// little arrived, all of it is.
import { randomUUIDv7 } from 'node:crypto'
import { billDescription } from '../../../messages/names/description.ts'
import { walletOf } from '../../../money/ledger/accounts.ts'
import { linesOfMove, postEntry } from '../../../money/ledger/entries.ts'
import { placeHold } from '../../../money/ledger/holds.ts'
import { moveOrder } from '../../../money/orders/order-row.ts'
import { arrivedColumns } from '../../../money/payment-source/arrived-columns.ts'
import type { ReceivedMoney } from '../../../money/payment-source/payment-source.ts'
import { defineCommand, type Steps, type Tx, write } from '../../../platform/store/command.ts'
import { failAndReturnMoney, failPayment, returnToPayer } from '../ending/end-payment.ts'
import { confirmGuard } from '../payment/payment-guard.ts'
import { lockInStage, move, workerDelayMs } from '../payment/payment-moves.ts'
import { unpaidFailures } from '../payment/payment-stages.ts'

interface Arrival {
  readonly reference: string
  readonly arrival: ReceivedMoney
  readonly at: number
}

/**
 * Returns whether there is something to send: money that was credited before is not credited again, and if another
 * payment paid the bill meanwhile it is returned.
 */
export const collectPayment = defineCommand.readCommitted(
  'collect-payment',
  function* (tx: Tx, { reference, arrival, at }: Arrival): Steps<boolean> {
    const payment = yield* lockInStage(tx, 'awaiting-money', reference)
    if (!payment) return false
    const { totalPaise } = payment.cost
    if (arrival.amountPaise < totalPaise) {
      const columns = { ...arrivedColumns(arrival), failure: 'paid-too-little' } as const
      const back = { amountPaise: arrival.amountPaise, from: 'system:payment-source' } as const
      yield* failPayment(tx, payment, columns, at, back)
      return false
    }
    const account = walletOf(payment.customerId)
    const entryId = randomUUIDv7()
    const holdId = randomUUIDv7()
    const about = { description: billDescription(payment.billerId), reference: payment.orderId, at }
    yield* postEntry(tx, {
      ...about,
      id: entryId,
      kind: 'add-money',
      lines: linesOfMove(totalPaise, 'system:payment-source', account),
    })
    yield* placeHold(tx, { ...about, id: holdId, account, amountPaise: totalPaise })
    yield* move(tx, payment, 'held', {
      ...arrivedColumns(arrival),
      collect_entry_id: entryId,
      hold_id: holdId,
      held_at: at,
      due_at: at + workerDelayMs,
      times_asked: 0,
    })
    const morePaise = arrival.amountPaise - totalPaise
    if (morePaise > 0)
      yield* returnToPayer(tx, payment, { amountPaise: morePaise, from: 'system:payment-source', at })
    if (yield* confirmGuard(tx, payment)) return true
    const held = yield* lockInStage(tx, 'held', reference)
    if (held) yield* failAndReturnMoney(tx, held, 'paid-by-another', at)
    return false
  },
)

/**
 * Returns money that arrives after its payment failed or was cancelled, as UPI's sometimes does: the bill may be paid
 * by then. False for money that was returned before.
 */
export const returnLateMoney = defineCommand.readCommitted(
  'return-late-money',
  function* (tx: Tx, { reference, arrival, at }: Arrival): Steps<boolean> {
    const payment = yield* lockInStage(tx, 'failed', reference)
    if (!payment || !unpaidFailures.includes(payment.failure) || payment.money.source !== 'upi') return false
    if (payment.money.arrivedPaise !== undefined) return false
    yield* write(
      tx.query
        .updateTable('bill_payment')
        .set({ ...arrivedColumns(arrival), late_at: at, late_due_at: null })
        .where('reference', '=', reference),
    )
    yield* moveOrder(tx, { id: payment.orderId, to: 'refunded', at })
    yield* returnToPayer(tx, payment, { amountPaise: arrival.amountPaise, from: 'system:payment-source', at })
    return true
  },
)
