// Disputes that a customer raises on a bill payment, and that operators (in a demonstration: the sandbox's rule) close.
import type { Kysely } from 'kysely'
import type { Order, Orders } from '../../money/orders/orders.ts'
import { newReadableId, parseReadableId } from '../../platform/ids/readable-id.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import type { Database } from '../../platform/store/database.ts'
import { type TextFault, textFault } from '../customer-texts/card-number.ts'
import type { DisputeActor, DisputeNoteCode } from './dispute-notes.ts'
import {
  type DisputeDecision,
  type DisputeState,
  decideDispute,
  moveDispute,
  raiseDispute,
} from './dispute-row.ts'
import { type DisputeTypeId, disputeTypesFor } from './dispute-types.ts'

export type Dispute = ReturnType<typeof toDispute>

export interface DisputeWithTimeline extends Dispute {
  order: Order
  /** `disputeNoteText` renders a note in the reader's language. */
  timeline: { state: DisputeState; actor: DisputeActor; note: string; at: Date }[]
}

/** A dispute as the desk sees it. */
export type OpenDispute = Awaited<ReturnType<Disputes['open']>>[number]

export const detailsLimits = { min: 10, max: 1000 } as const

export interface DisputeFaults {
  orderId?: 'unknown'
  /** An unknown type, or one that does not apply to the order's state. */
  type?: 'unknown'
  details?: TextFault
}

type RaiseOutcome =
  | { outcome: 'raised'; id: string }
  /** The order has an open dispute; sending the form twice leads to the same one. */
  | { outcome: 'already-open'; id: string }
  | { outcome: 'invalid'; faults: DisputeFaults }

export type Disputes = ReturnType<typeof createDisputes>

export function createDisputes({ store, now }: ServiceContext, { orders }: { orders: Orders }) {
  const { db } = store
  return {
    async raise(
      customerId: string,
      given: { orderId: string; type: string; details: string },
    ): Promise<RaiseOutcome> {
      const order = await orders.byId(customerId, parseReadableId('ORD', given.orderId) ?? given.orderId)
      const type = disputeTypesFor(order?.state ?? 'paid').find(({ id }) => id === given.type)?.id
      const details = given.details.trim()
      const faults: DisputeFaults = {}
      if (!order) faults.orderId = 'unknown'
      if (!type) faults.type = 'unknown'
      const fault = textFault(details, detailsLimits)
      if (fault) faults.details = fault
      if (!order || !type || Object.keys(faults).length > 0) return { outcome: 'invalid', faults }

      const { id, isNew } = await store.run(raiseDispute, {
        id: newReadableId('DSP'),
        customerId,
        orderId: order.id,
        type,
        details,
        raised: { actor: 'customer', note: '' },
        at: now().getTime(),
      })
      return { outcome: isNew ? 'raised' : 'already-open', id }
    },

    async list(customerId: string): Promise<Dispute[]> {
      const disputes = await db
        .selectFrom('dispute')
        .selectAll()
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
        .selectAll()
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
      return order && likelyType(db, customerId, order)
    },

    /** Open disputes, oldest first. */
    async open() {
      const disputes = await db
        .selectFrom('dispute')
        .innerJoin('customer_order as order', 'order.id', 'dispute.order_id')
        .selectAll('dispute')
        .select(['order.state as orderState', 'order.amount_paise'])
        .where('dispute.closed_at', 'is', null)
        .orderBy('dispute.raised_at')
        .orderBy('dispute.id')
        .execute()
      return disputes.map(({ orderState: state, amount_paise, ...dispute }) => ({
        ...toDispute(dispute),
        customerId: dispute.customer_id,
        order: {
          state,
          amountPaise: readIntegerColumn('customer_order.amount_paise', dispute.order_id, amount_paise),
        },
      }))
    },

    /** For the demonstration's rule; operators do so by an act. Refuses if the dispute was passed on already, or is closed. */
    async review(disputeId: string, note: DisputeNoteCode | '' = ''): Promise<void> {
      await store.run(moveDispute, {
        id: disputeId,
        to: 'with-biller',
        note,
        actor: 'sandbox',
        at: now().getTime(),
      })
    },

    /** For the demonstration's rule. Refunds in the same transaction, and refuses as `decideDispute` does. */
    async decide(disputeId: string, decision: DisputeDecision, note: DisputeNoteCode | '' = '') {
      await store.run(decideDispute, {
        id: disputeId,
        decision,
        note,
        actor: 'sandbox',
        at: now().getTime(),
      })
    },
  }
}

function toDispute(row: Database['dispute']) {
  const { id, order_id: orderId, type, details, state } = row
  const isRefunded = row.decision === 'refund'
  return {
    id,
    orderId,
    type,
    details,
    state,
    raisedAt: new Date(row.raised_at),
    isClosed: row.closed_at !== null,
    /** The sum that the decision refunded, to the wallet or by UPI to the payer's bank. */
    ...(isRefunded && { refundedPaise: readIntegerColumn('dispute.refunded_paise', id, row.refunded_paise) }),
  }
}

/** The same payment within this time is probably a duplicate; later it is probably intended. */
const twiceWithinMs = 24 * 60 * 60_000

async function likelyType(db: Kysely<Database>, customerId: string, order: Order): Promise<DisputeTypeId> {
  switch (order.state) {
    // Held for longer than expected, or reported as unpaid by the payment source.
    case 'pending':
    case 'failed':
      return 'deducted-not-paid'
    case 'refunded':
      return 'refund-missing'
    case 'paid':
      return (await hasDuplicate(db, customerId, order)) ? 'deducted-twice' : 'not-updated'
  }
}

async function hasDuplicate(db: Kysely<Database>, customerId: string, order: Order): Promise<boolean> {
  const placedAt = order.placedAt.getTime()
  const twin = await db
    .selectFrom('customer_order')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '<>', order.id)
    .where('biller_id', '=', order.billerId)
    .where('account', '=', order.account)
    .where('amount_paise', '=', order.amountPaise)
    .where('state', 'in', ['paid', 'pending'])
    .where('placed_at', '>', placedAt - twiceWithinMs)
    .where('placed_at', '<', placedAt + twiceWithinMs)
    .limit(1)
    .executeTakeFirst()
  return twin !== undefined
}
