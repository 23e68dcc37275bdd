// Money that comes after its payment has failed or was cancelled, as UPI's sometimes does. The bill may be paid by now, or another month's:
// it goes back.
import { moveOrder } from '../../money/orders/order-row.ts'
import { arrivedColumns } from '../../money/payment-source/arrived-columns.ts'
import type { Arrival } from '../../money/payment-source/payment-source.ts'
import { defineCommand, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { takeIn } from './payment-moves.ts'
import { unpaidFailures } from './payment-stages.ts'
import { sendBack } from './send-back.ts'

export interface LateMoney {
  readonly reference: string
  readonly arrival: Arrival
  readonly at: number
}

/** Says whether it did: money that was noticed before is not returned again. */
export const returnLateMoney = defineCommand(
  'return-late-money',
  function* (tx: Tx, { reference, arrival, at }: LateMoney): Steps<boolean> {
    const payment = yield* takeIn(tx, 'failed', reference)
    if (!payment || !unpaidFailures.includes(payment.failure) || payment.money.source !== 'upi') return false
    if (payment.money.arrivedPaise !== undefined) return false
    yield* write(
      tx.query
        .updateTable('bill_payment')
        .set({ ...arrivedColumns(arrival), late_at: at, late_due_at: null })
        .where('reference', '=', reference),
    )
    yield* moveOrder(tx, { id: payment.orderId, to: 'refunded', at })
    yield* sendBack(tx, payment, { amountPaise: arrival.amountPaise, from: 'system:payment-source', at })
    return true
  },
  { isolation: 'read committed' },
)
