// Audits disputes: each matches its steps and its decision, and its refund was posted.
import type { Kysely } from 'kysely'
import { listDifferences } from '../../platform/store/audit/audit-checks.ts'
import type { Database } from '../../platform/store/database.ts'
import { isValidNote } from './dispute-notes.ts'
import { canDisputeBecome, type DisputeDecision } from './dispute-row.ts'
import { disputeTypes } from './dispute-types.ts'

/** `db` is a snapshot. Returns one line per difference. */
export async function auditDisputes(db: Kysely<Database>): Promise<string[]> {
  const disputes = await disputesWithOrders(db)
  const events = await db
    .selectFrom('dispute_event')
    .selectAll()
    .orderBy('dispute_id')
    .orderBy('number')
    .execute()
  const stepsOf = Map.groupBy(events, event => event.dispute_id)
  const known = new Set(disputes.map(({ id }) => id))
  return [
    ...disputes.flatMap(dispute => differencesOf(dispute, stepsOf.get(dispute.id) ?? [])),
    ...[...stepsOf.keys()]
      .filter(id => !known.has(id))
      .map(id => `dispute ${id}: there is none, but a step of it`),
  ]
}

const disputesWithOrders = (db: Kysely<Database>) =>
  db
    .selectFrom('dispute')
    .leftJoin('customer_order as order', 'order.id', 'dispute.order_id')
    .leftJoin('ledger_entry as refund', join =>
      join.onRef('refund.reference', '=', 'dispute.order_id').on('refund.kind', '=', 'refund'),
    )
    .selectAll('dispute')
    .select([
      'order.customer_id as orderCustomer',
      'order.state as orderState',
      'order.amount_paise as orderPaise',
      'order.placed_at as orderedAt',
      'refund.posted_at as refundedAt',
    ])
    .execute()

type Audited = Awaited<ReturnType<typeof disputesWithOrders>>[number]
type Step = Database['dispute_event']

const decisions: readonly DisputeDecision[] = ['refund', 'no-refund', 'reject']

function differencesOf(dispute: Audited, steps: readonly Step[]): string[] {
  const { id, state, decision } = dispute
  const [first] = steps
  const last = steps.at(-1)
  const isClosed = state === 'resolved' || state === 'rejected'
  const isRefund = decision === 'refund'
  return listDifferences(`dispute ${id}: it is ${state}, but`, [
    ['its customer', dispute.customer_id, dispute.orderCustomer],
    ['that its type is one', disputeTypes.some(({ id: type }) => type === dispute.type), true],
    ['when it was raised', dispute.raised_at, first?.at],
    ['that it was raised after its order', dispute.raised_at >= (dispute.orderedAt ?? 0), true],
    ['how it began', first?.state, 'raised'],
    ['what its steps end with', last?.state, state],
    ['when it was closed', dispute.closed_at, isClosed ? last?.at : null],
    ['that its steps are in order', areInOrder(steps), true],
    ['that each note is a known code or an operator’s text', steps.every(isValidNote), true],
    ['that it was decided', decision !== null, isClosed],
    ['that its decision is one', decision === null || decisions.includes(decision), true],
    ['how it was decided', decision === 'reject', state === 'rejected'],
    ['what it gave back', dispute.refunded_paise, isRefund ? dispute.orderPaise : null],
    ['its order', dispute.orderState, isRefund ? 'refunded' : dispute.orderState],
    ['when its order was given back', dispute.refundedAt, isRefund ? dispute.closed_at : dispute.refundedAt],
  ])
}

function areInOrder(steps: readonly Step[]): boolean {
  return steps.every((step, nth) => {
    const before = steps[nth - 1]
    return (
      step.number === nth + 1 &&
      (!before || (step.at >= before.at && canDisputeBecome(before.state, step.state)))
    )
  })
}
