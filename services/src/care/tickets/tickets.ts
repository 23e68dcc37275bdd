// A customer's tickets to customer care.

import type { DescribedBrowser } from '../../identity/session/session-row.ts'
import type { Orders } from '../../money/orders/orders.ts'
import { newReadableId, parseReadableId } from '../../platform/ids/readable-id.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import type { Database } from '../../platform/store/database.ts'
import { type TextFault, textFault } from '../customer-texts/card-number.ts'
import { helpTopics } from '../help/help-topics.ts'
import { openTicket, type ReplyState, replyToTicket } from './ticket-row.ts'

export type Ticket = ReturnType<typeof toTicket>

export type TicketWithMessages = NonNullable<Awaited<ReturnType<Tickets['byId']>>>
type Tickets = ReturnType<typeof createTickets>

export const subjectLimits = { min: 3, max: 100 } as const
export const messageLimits = { min: 10, max: 2000 } as const
/** "Yes" is an answer. */
export const replyLimits = { min: 1, max: messageLimits.max } as const

export interface TicketFaults {
  topic?: 'unknown'
  orderId?: 'unknown'
  subject?: TextFault
  message?: TextFault
  submission?: 'malformed'
  /** Ten tickets, or ten messages in this one, are unanswered. */
  open?: 'too-many'
}

type TicketForm = {
  topic: string
  subject: string
  message: string
  orderId?: string | undefined
  /** Random, made with the form: the same form sent twice is one ticket. */
  submission: string
}

type ReplyOutcome =
  | { outcome: Exclude<ReplyState, 'too-many'> }
  | { outcome: 'invalid'; faults: Pick<TicketFaults, 'message' | 'open'> }

export function createTickets({ store, now }: ServiceContext, { orders }: { orders: Orders }) {
  const { db } = store
  const columns = ['id', 'topic', 'order_id', 'subject', 'state', 'opened_at'] as const

  return {
    async open(
      customerId: string,
      form: TicketForm,
    ): Promise<{ outcome: 'opened'; id: string } | { outcome: 'invalid'; faults: TicketFaults }> {
      const subject = form.subject.trim()
      const message = form.message.trim()
      const typedOrder = form.orderId?.trim() ?? ''
      const orderId = typedOrder === '' ? null : (parseReadableId('ORD', typedOrder) ?? typedOrder)
      const isTopic = form.topic === 'other' || helpTopics.some(({ id }) => id === form.topic)
      const faultOf = {
        subject: textFault(subject, subjectLimits),
        message: textFault(message, messageLimits),
      }
      const faults: TicketFaults = {
        ...(!isTopic && { topic: 'unknown' }),
        ...(faultOf.subject && { subject: faultOf.subject }),
        ...(faultOf.message && { message: faultOf.message }),
        ...(!/^[A-Za-z0-9_-]{8,64}$/.test(form.submission) && { submission: 'malformed' }),
      }
      if (orderId !== null && !(await orders.byId(customerId, orderId))) faults.orderId = 'unknown'
      if (Object.keys(faults).length > 0) return { outcome: 'invalid', faults }

      const id = await store.run(openTicket, {
        id: newReadableId('TKT'),
        customer_id: customerId,
        submission: form.submission,
        topic: form.topic,
        order_id: orderId,
        subject,
        message,
        opened_at: now().getTime(),
      })
      return id === undefined
        ? { outcome: 'invalid', faults: { open: 'too-many' } }
        : { outcome: 'opened', id }
    },

    async list(customerId: string): Promise<Ticket[]> {
      const tickets = await db
        .selectFrom('care_ticket')
        .select(columns)
        .where('customer_id', '=', customerId)
        .orderBy('opened_at', 'desc')
        .orderBy('id', 'desc')
        .limit(100)
        .execute()
      return tickets.map(toTicket)
    },

    async byId(customerId: string, ticketId: string) {
      const ticket = await db
        .selectFrom('care_ticket')
        .select(columns)
        .where('id', '=', ticketId)
        .where('customer_id', '=', customerId)
        .executeTakeFirst()
      if (!ticket) return undefined
      const messages = await db
        .selectFrom('care_ticket_message')
        .select(['author', 'text', 'at'])
        .where('ticket_id', '=', ticketId)
        .orderBy('number')
        .execute()
      return { ...toTicket(ticket), messages: messages.map(each => ({ ...each, at: new Date(each.at) })) }
    },

    /** `seen` counts the messages that the customer saw. A browser that never verified the number causes a notification. */
    async reply(
      customerId: string,
      ticketId: string,
      { message, seen, browser }: { message: string; seen: number; browser: DescribedBrowser },
    ): Promise<ReplyOutcome> {
      const text = message.trim()
      const fault = textFault(text, replyLimits)
      if (fault) return { outcome: 'invalid', faults: { message: fault } }
      const reply = { id: ticketId, customerId, seen, text, browser, at: now().getTime() }
      const outcome = await store.run(replyToTicket, reply)
      return outcome === 'too-many' ? { outcome: 'invalid', faults: { open: outcome } } : { outcome }
    },
  }
}

type TicketRow = Omit<Database['care_ticket'], 'customer_id' | 'submission'>

function toTicket({ order_id, opened_at, ...ticket }: TicketRow) {
  return { ...ticket, ...(order_id !== null && { orderId: order_id }), openedAt: new Date(opened_at) }
}
