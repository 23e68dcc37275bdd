import { type Kysely, sql } from 'kysely'
import { auditDates } from '../../identity/accounts/audit-owned-rows.ts'
import { listDifferences } from '../../platform/store/audit/audit-checks.ts'
import type { Database } from '../../platform/store/database.ts'
import { queueMetrics } from '../../platform/store/metric.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import { type DisputeActor, disputeNoteText, isValidNote } from './dispute-notes.ts'
import {
  canDisputeBecome,
  type DisputeDecision,
  type DisputeState,
  decideDispute,
  moveDispute,
  raiseDispute,
} from './dispute-row.ts'
import { type DisputeTypeId, disputeTypes } from './dispute-types.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    dispute: {
      id: string
      customer_id: string
      order_id: string
      type: DisputeTypeId
      details: string
      state: DisputeState
      raised_at: number
      closed_at: number | null
      /** Null while it is open. */
      decision: DisputeDecision | null
      /** The sum that a decision refunded. */
      refunded_paise: number | null
    }
    dispute_event: {
      dispute_id: string
      number: number
      state: DisputeState
      /** A code of `dispute-notes.ts`, or an operator's text; may be empty. */
      note: string
      actor: DisputeActor
      at: number
    }
  }
}

export const disputesModule: StoreModule = {
  fullyReadTables: {
    dispute: 'one for each payment that was disputed',
    dispute_event: 'some for each payment that was disputed',
  },
  retention: { dispute: 'money', dispute_event: 'money' },
  sealed: {
    dispute: {
      key: ['id'],
      madeAt: 'raised_at',
      isFew: true,
      changes: { state: 'any', closed_at: 'once', decision: 'once', refunded_paise: 'once' },
      isFinal: ({ closed_at }) => closed_at !== null,
    },
    dispute_event: { key: ['dispute_id', 'number'], madeAt: 'at', isFew: true },
  },
  exports: [
    {
      name: 'disputes',
      about: { en: 'Your disputes and each step of them', hi: 'आपकी शिकायतें और उनका हर कदम' },
      async rows(db, customerId) {
        const steps = await db
          .selectFrom('dispute')
          .innerJoin('dispute_event', 'dispute_event.dispute_id', 'dispute.id')
          .select([
            'dispute.id as dispute',
            'order_id as order',
            'type',
            'details',
            'dispute_event.state',
            'note',
            'decision',
            'refunded_paise',
            'at',
            'actor',
          ])
          .where('customer_id', '=', customerId)
          .orderBy('raised_at')
          .orderBy('dispute.id')
          .orderBy('number')
          .execute()
        return steps.map(({ actor, ...step }) => ({
          ...step,
          note: disputeNoteText('en', { ...step, actor }),
        }))
      },
    },
  ],
  metrics: queueMetrics({
    name: 'chowk_disputes',
    what: 'Disputes that have not been decided',
    since: 'raised_at',
    from: db => db.selectFrom('dispute').where('closed_at', 'is', null),
  }),
  commands: [raiseDispute, moveDispute, decideDispute],
  async audit(db, { at }) {
    const dated = db
      .selectFrom('dispute')
      .select([sql<string>`'dispute ' || id`.as('thing'), 'customer_id', 'raised_at as at'])
    const closed = db
      .selectFrom('dispute')
      .select([sql<string>`'dispute ' || id`.as('thing'), 'customer_id', 'closed_at as at'])
    return { differences: [...(await auditDisputes(db)), ...(await auditDates(db, at, [dated, closed]))] }
  },
}

/** Each dispute matches its steps and its decision, and its refund was posted. `db` is a snapshot. */
async function auditDisputes(db: Kysely<Database>): Promise<string[]> {
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
      .map(id => `dispute ${id}: a step exists without its dispute`),
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
    ['that its type is known', disputeTypes.some(({ id: type }) => type === dispute.type), true],
    ['its raising time', dispute.raised_at, first?.at],
    ['that it was raised after its order', dispute.raised_at >= (dispute.orderedAt ?? 0), true],
    ['its first step', first?.state, 'raised'],
    ['its last step', last?.state, state],
    ['its closing time', dispute.closed_at, isClosed ? last?.at : null],
    ['that its steps are in order', areInOrder(steps), true],
    ['that each note is a known code or an operator’s text', steps.every(isValidNote), true],
    ['that it was decided', decision !== null, isClosed],
    ['that its decision is known', decision === null || decisions.includes(decision), true],
    ['its rejection', decision === 'reject', state === 'rejected'],
    ['its refund', dispute.refunded_paise, isRefund ? dispute.orderPaise : null],
    ['its order’s state', dispute.orderState, isRefund ? 'refunded' : dispute.orderState],
    ['its order’s refund time', dispute.refundedAt, isRefund ? dispute.closed_at : dispute.refundedAt],
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
