// Disputes in the store, each with the timeline that its customer reads.
import { refundOrder } from '../../bills/payments/ending/refund-order.ts'
import { notify } from '../../messages/outbox/notify.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import { change, defineCommand, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import { Refusal } from '../../platform/store/errors.ts'
import type { DisputeActor, DisputeNoteCode } from './dispute-notes.ts'
import type { DisputeTypeId } from './dispute-types.ts'

export type DisputeState = 'raised' | 'with-biller' | 'resolved' | 'rejected'

const nextStates: Record<DisputeState, readonly DisputeState[]> = {
  raised: ['with-biller', 'resolved', 'rejected'],
  'with-biller': ['resolved', 'rejected'],
  resolved: [],
  rejected: [],
}

export function canDisputeBecome(from: DisputeState, to: DisputeState): boolean {
  return nextStates[from].includes(to)
}

/** Resolved with money back; resolved without, since it was put right otherwise; or rejected. */
export type DisputeDecision = 'refund' | 'no-refund' | 'reject'

export interface NewDispute {
  id: string
  customerId: string
  orderId: string
  type: DisputeTypeId
  /** In the customer's words; empty if a settlement file raised the dispute, whose note says why. */
  details: string
  raised: { actor: 'customer'; note: '' } | { actor: 'reconciliation'; note: DisputeNoteCode }
  at: number
}

/** Returns the open dispute of the order if there is one. */
export const raiseDispute = defineCommand.readCommitted(
  'raise-dispute',
  function* (tx: Tx, dispute: NewDispute): Steps<{ id: string; isNew: boolean }> {
    const { id, customerId, orderId, type, details, at } = dispute
    const { actor, note } = dispute.raised
    const inserted = yield* change(
      tx.query
        .insertInto('dispute')
        .values({
          id,
          customer_id: customerId,
          order_id: orderId,
          type,
          details,
          state: 'raised',
          raised_at: at,
        })
        .onConflict(conflict => conflict.column('order_id').where('closed_at', 'is', null).doNothing()),
    )
    if (inserted === 1) {
      yield* addEvent(tx, { dispute_id: id, number: 1, state: 'raised', note, actor, at })
      yield* notify(tx, { kind: 'dispute-raised', customerId, parameters: { disputeId: id, orderId }, at })
      return { id, isNew: true }
    }
    const open = yield* row(
      tx.query
        .selectFrom('dispute')
        .select('id')
        .where('order_id', '=', orderId)
        .where('closed_at', 'is', null),
    )
    if (!open) throw new Refusal('dispute-just-closed', 'The dispute on this order was closed a moment ago.')
    return { id: open.id, isNew: false }
  },
)

export interface DisputeMove {
  id: string
  to: DisputeState
  /** An operator's words, or a code of `dispute-notes.ts`. */
  note: string
  actor: DisputeActor
  at: number
}

export const moveDispute = defineCommand(
  'move-dispute',
  function* (tx: Tx, { id, to, note, actor, at }: DisputeMove): Steps<void> {
    const current = yield* row(
      tx.query.selectFrom('dispute').select(['state', 'customer_id', 'order_id']).where('id', '=', id),
    )
    if (!current) throw new Refusal('unknown-dispute', 'There is no such dispute.')
    if (!canDisputeBecome(current.state, to))
      throw new Refusal('dispute-state', `A dispute that is ${current.state} cannot become ${to}.`)
    const last = yield* row(
      tx.query
        .selectFrom('dispute_event')
        .select('number')
        .where('dispute_id', '=', id)
        .orderBy('number', 'desc')
        .limit(1),
    )
    const closedAt = nextStates[to].length === 0 ? at : null
    yield* write(tx.query.updateTable('dispute').set({ state: to, closed_at: closedAt }).where('id', '=', id))
    yield* addEvent(tx, {
      dispute_id: id,
      number: readIntegerColumn('dispute_event.number', id, last?.number ?? null) + 1,
      state: to,
      note,
      actor,
      at,
    })
    const { customer_id: customerId, order_id: orderId } = current
    yield* notify(tx, { kind: `dispute-${to}`, customerId, parameters: { disputeId: id, orderId }, at })
  },
)

type DisputeToDecide = Omit<DisputeMove, 'to'> & { decision: DisputeDecision }

/** Posts a refund in the same transaction. Refuses with `unknown-dispute`, `dispute-state`, `outcome-unknown` or `nothing-to-refund`. */
export const decideDispute = defineCommand(
  'decide-dispute',
  function* (tx: Tx, { id, decision, note, actor, at }: DisputeToDecide): Steps<void> {
    const dispute = yield* row(tx.query.selectFrom('dispute').select('order_id').where('id', '=', id))
    if (!dispute) throw new Refusal('unknown-dispute', 'There is no such dispute.')
    yield* moveDispute.steps(tx, { id, to: decision === 'reject' ? 'rejected' : 'resolved', note, actor, at })
    const refunded_paise = decision === 'refund' ? yield* refundOrder(tx, dispute.order_id, at) : null
    yield* write(tx.query.updateTable('dispute').set({ decision, refunded_paise }).where('id', '=', id))
  },
)

function* addEvent(tx: Tx, event: Database['dispute_event']): Steps<void> {
  yield* write(tx.query.insertInto('dispute_event').values(event))
}
