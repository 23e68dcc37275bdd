// A sent payment whose outcome nobody told us, ended by operators who found out. It takes the same steps as by the gateway's
// word; should the biller say otherwise later, reconciliation names it.
import { randomUUIDv7 } from 'node:crypto'
import { type Steps, type Tx, write } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { endPayment, type PaymentEnd } from './end-payment.ts'

export interface PaymentToEndByHand {
  readonly reference: string
  /** Undefined where it failed. */
  readonly approvalNumber: string | undefined
  readonly actId: string
  readonly at: number
}

/** Refuses with `payment-not-sent`: nothing is to be found out about one that has ended or never left. */
export function* endByHand(
  tx: Tx,
  { reference, approvalNumber, actId, at }: PaymentToEndByHand,
): Steps<void> {
  const end: PaymentEnd =
    approvalNumber === undefined
      ? { from: 'sent', to: 'failed', failure: 'ended-by-hand' }
      : { from: 'sent', to: 'paid', approvalNumber, entryId: randomUUIDv7() }
  if (!(yield* endPayment.steps(tx, { ...end, reference, at }))) {
    throw new Refusal('payment-not-sent', `Payment ${reference} is not waiting for an outcome (any more).`)
  }
  yield* write(
    tx.query.updateTable('bill_payment').set({ ended_by: actId }).where('reference', '=', reference),
  )
}
