// Disputes that a customer raises on a bill payment.

import { newReadableId, parseReadableId } from '../ids/readable-id.ts'
import type { Order, Orders } from '../orders/orders.ts'
import type { Store } from '../store/store.ts'
import { type DisputeState, moveDispute, raiseDispute } from './dispute-row.ts'
import { type DisputeTypeId, disputeTypesFor } from './dispute-types.ts'

export interface Dispute {
  id: string
  orderId: string
  type: DisputeTypeId
  details: string
  state: DisputeState
  raisedAt: Date
  isClosed: boolean
}

export interface DisputeWithTimeline extends Dispute {
  order: Order
  timeline: { state: DisputeState; note: string; at: Date }[]
}

export const detailsLimits = { min: 10, max: 1000 } as const

export interface DisputeFaults {
  orderId?: 'unknown'
  /** Not a type, or not one that can be said of an order in this state. */
  type?: 'unknown'
  details?: 'too-short' | 'too-long'
}

export type RaiseOutcome =
  | { outcome: 'raised'; id: string }
  /** The order has an open dispute; sending the form twice leads to the same one. */
  | { outcome: 'already-open'; id: string }
  | { outcome: 'invalid'; faults: DisputeFaults }

export interface Disputes {
  raise(
    customerId: string,
    given: { orderId: string; type: string; details: string },
    at?: Date,
  ): Promise<RaiseOutcome>
  list(customerId: string): Promise<Dispute[]>
  byId(customerId: string, disputeId: string): Promise<DisputeWithTimeline | undefined>
  /** Rejects with a refusal when the dispute may not go there from where it is. */
  move(disputeId: string, to: DisputeState, note?: string, at?: Date): Promise<void>
}

interface DisputesOptions {
  store: Store
  orders: Orders
  now: () => Date
}

export function createDisputes({ store, orders, now }: DisputesOptions): Disputes {
  const { db } = store
  const columns = ['id', 'order_id', 'type', 'details', 'state', 'raised_at', 'closed_at'] as const

  return {
    async raise(customerId, given, at = now()) {
      const order = await orders.byId(customerId, parseReadableId('ORD', given.orderId) ?? given.orderId)
      const type = disputeTypesFor(order?.state ?? 'paid').find(({ id }) => id === given.type)?.id
      const details = given.details.trim()
      const faults: DisputeFaults = {}
      if (!order) faults.orderId = 'unknown'
      if (!type) faults.type = 'unknown'
      if (details.length < detailsLimits.min) faults.details = 'too-short'
      if (details.length > detailsLimits.max) faults.details = 'too-long'
      if (!order || !type || Object.keys(faults).length > 0) return { outcome: 'invalid', faults }

      const { id, isNew } = await store.run(raiseDispute, {
        id: newReadableId('DSP'),
        customerId,
        orderId: order.id,
        type,
        details,
        at: at.getTime(),
      })
      return { outcome: isNew ? 'raised' : 'already-open', id }
    },

    async list(customerId) {
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

    async byId(customerId, disputeId) {
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
        .select(['state', 'note', 'at'])
        .where('dispute_id', '=', disputeId)
        .orderBy('number')
        .execute()
      return {
        ...toDispute(found),
        order,
        timeline: events.map(event => ({ ...event, at: new Date(event.at) })),
      }
    },

    async move(disputeId, to, note = '', at = now()) {
      await store.run(moveDispute, { id: disputeId, to, note, at: at.getTime() })
    },
  }
}

interface DisputeRow {
  id: string
  order_id: string
  type: DisputeTypeId
  details: string
  state: DisputeState
  raised_at: number
  closed_at: number | null
}

function toDispute({ id, order_id, type, details, state, raised_at, closed_at }: DisputeRow): Dispute {
  return {
    id,
    orderId: order_id,
    type,
    details,
    state,
    raisedAt: new Date(raised_at),
    isClosed: closed_at !== null,
  }
}
