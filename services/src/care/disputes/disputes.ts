// Disputes that a customer raises on a bill payment, and that operators (in a demonstration: the sandbox's rule) close.
import { randomUUIDv7 } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Order, Orders } from '../../money/orders/orders.ts'
import { newReadableId, parseReadableId } from '../../platform/ids/readable-id.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { wholeNumberIn } from '../../platform/store/broken-record.ts'
import type { Database } from '../../platform/store/database.ts'
import { type LetterFault, letterFault } from '../letters/letters.ts'
import { decideDispute } from './decide-dispute.ts'
import type { DisputeActor, DisputeNoteCode } from './dispute-notes.ts'
import { type DisputeDecision, type DisputeState, moveDispute, raiseDispute } from './dispute-row.ts'
import { type DisputeTypeId, disputeTypesFor } from './dispute-types.ts'
import { suggestedType } from './suggested-type.ts'

export interface Dispute {
  id: string
  orderId: string
  type: DisputeTypeId
  details: string
  state: DisputeState
  raisedAt: Date
  isClosed: boolean
  /** The sum that the decision refunded to the wallet. */
  refundedPaise?: number
}

export interface DisputeWithTimeline extends Dispute {
  order: Order
  /** `disputeNoteText` renders a note in the reader's language. */
  timeline: { state: DisputeState; actor: DisputeActor; note: string; at: Date }[]
}

/** A dispute as the desk sees it. */
export interface OpenDispute extends Dispute {
  customerId: string
  order: Pick<Order, 'state' | 'amountPaise'>
}

export const detailsLimits = { min: 10, max: 1000 } as const

export interface DisputeFaults {
  orderId?: 'unknown'
  /** An unknown type, or one that does not apply to the order's state. */
  type?: 'unknown'
  details?: LetterFault
}

type RaiseOutcome =
  | { outcome: 'raised'; id: string }
  /** The order has an open dispute; sending the form twice leads to the same one. */
  | { outcome: 'already-open'; id: string }
  | { outcome: 'invalid'; faults: DisputeFaults }

export type Disputes = ReturnType<typeof createDisputes>

export function createDisputes({ store, now }: ServiceContext, { orders }: { orders: Orders }) {
  const { db } = store
  const columns = [
    'dispute.id',
    'dispute.order_id',
    'dispute.type',
    'dispute.details',
    'dispute.state',
    'dispute.raised_at',
    'dispute.closed_at',
    'dispute.decision',
    'dispute.refunded_paise',
  ] as const

  return {
    async raise(
      customerId: string,
      given: { orderId: string; type: string; details: string },
      at = now(),
    ): Promise<RaiseOutcome> {
      const order = await orders.byId(customerId, parseReadableId('ORD', given.orderId) ?? given.orderId)
      const type = disputeTypesFor(order?.state ?? 'paid').find(({ id }) => id === given.type)?.id
      const details = given.details.trim()
      const faults: DisputeFaults = {}
      if (!order) faults.orderId = 'unknown'
      if (!type) faults.type = 'unknown'
      const fault = letterFault(details, detailsLimits)
      if (fault) faults.details = fault
      if (!order || !type || Object.keys(faults).length > 0) return { outcome: 'invalid', faults }

      const { id, isNew } = await store.run(raiseDispute, {
        id: newReadableId('DSP'),
        customerId,
        orderId: order.id,
        type,
        details,
        raised: { actor: 'customer', note: '' },
        at: at.getTime(),
      })
      return { outcome: isNew ? 'raised' : 'already-open', id }
    },

    async list(customerId: string): Promise<Dispute[]> {
      const disputes = await db
        .selectFrom('dispute')
        .select(columns)
        .where('customer_id', '=', customerId)
        .orderBy('raised_at', 'desc')
        .orderBy('id', 'desc')
        .limit(100)
        .execute()
      return disputes.map(toDispute)
    },

    async byId(customerId: string, disputeId: string): Promise<DisputeWithTimeline | undefined> {
      const found = await db
        .selectFrom('dispute')
        .select(columns)
        .where('id', '=', disputeId)
        .where('customer_id', '=', customerId)
        .executeTakeFirst()
      const order = found && (await orders.byId(customerId, found.order_id))
      if (!found || !order) return undefined
      const events = await db
        .selectFrom('dispute_event')
        .select(['state', 'actor', 'note', 'at'])
        .where('dispute_id', '=', disputeId)
        .orderBy('number')
        .execute()
      return {
        ...toDispute(found),
        order,
        timeline: events.map(event => ({ ...event, at: new Date(event.at) })),
      }
    },

    /** The most likely type, by the order's history. */
    async suggestedType(customerId: string, orderId: string): Promise<DisputeTypeId | undefined> {
      const order = await orders.byId(customerId, orderId)
      return order && suggestedType(db, customerId, order)
    },

    /** Open disputes, oldest first. */
    async open(): Promise<OpenDispute[]> {
      const disputes = await db
        .selectFrom('dispute')
        .innerJoin('customer_order as order', 'order.id', 'dispute.order_id')
        .select([...columns, 'dispute.customer_id', 'order.state as orderState', 'order.amount_paise'])
        .where('dispute.closed_at', 'is', null)
        .orderBy('dispute.raised_at')
        .orderBy('dispute.id')
        .execute()
      return disputes.map(({ customer_id: customerId, orderState: state, amount_paise, ...dispute }) => ({
        ...toDispute(dispute),
        customerId,
        order: {
          state,
          amountPaise: wholeNumberIn('customer_order.amount_paise', dispute.order_id, amount_paise),
        },
      }))
    },

    /**
     * Used by the demonstration's rule, which passes the dispute to the biller; operators do so by an act. Refuses if
     * it was passed on already, or is closed.
     */
    async review(disputeId: string, note: DisputeNoteCode | '' = ''): Promise<void> {
      await store.run(moveDispute, {
        id: disputeId,
        to: 'with-biller',
        note,
        actor: 'sandbox',
        at: now().getTime(),
      })
    },

    /**
     * Used by the demonstration's rule, which closes the dispute and refunds in one transaction. Refuses with
     * `unknown-dispute`, `dispute-state`, `outcome-unknown` or `nothing-to-refund`.
     */
    async decide(
      disputeId: string,
      decision: DisputeDecision,
      note: DisputeNoteCode | '' = '',
    ): Promise<void> {
      await store.run(decideDispute, {
        id: disputeId,
        decision,
        note,
        actor: 'sandbox',
        entryId: randomUUIDv7(),
        at: now().getTime(),
      })
    },
  }
}

function toDispute(row: Omit<Selectable<Database['dispute']>, 'customer_id'>): Dispute {
  const { id, order_id: orderId, type, details, state } = row
  return {
    ...{ id, orderId, type, details, state },
    raisedAt: new Date(row.raised_at),
    isClosed: row.closed_at !== null,
    ...(row.decision === 'refund' && {
      refundedPaise: wholeNumberIn('dispute.refunded_paise', id, row.refunded_paise),
    }),
  }
}
