// Ends a dispute. A decision to refund also posts the refund: both are one transaction, so neither exists without the
// other.

import { refundOrder } from '../../bills/payments/ending/refund-order.ts'
import { defineCommand, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'
import type { DisputeActor } from './dispute-notes.ts'
import { type DisputeDecision, moveDispute } from './dispute-row.ts'

export interface DisputeToDecide {
  readonly id: string
  readonly decision: DisputeDecision
  readonly note: string
  readonly actor: DisputeActor
  readonly entryId: string
  readonly at: number
}

/** Refuses with `unknown-dispute`, `dispute-state`, `outcome-unknown` or `nothing-to-refund`. */
export const decideDispute = defineCommand(
  'decide-dispute',
  function* (tx: Tx, { id, decision, note, actor, entryId, at }: DisputeToDecide): Steps<void> {
    const dispute = yield* row(tx.query.selectFrom('dispute').select('order_id').where('id', '=', id))
    if (!dispute) throw new Refusal('unknown-dispute', 'There is no such dispute.')
    yield* moveDispute.steps(tx, { id, to: decision === 'reject' ? 'rejected' : 'resolved', note, actor, at })
    const refunded_paise =
      decision === 'refund' ? yield* refundOrder(tx, { orderId: dispute.order_id, entryId, at }) : null
    yield* write(tx.query.updateTable('dispute').set({ decision, refunded_paise }).where('id', '=', id))
  },
)
