// Tickets in the store: what was asked and every answer, in order.

import { change, defineCommand, row, type Steps, type Tx } from '../store/command.ts'
import { Refusal } from '../store/errors.ts'

export const ticketStates = ['open', 'answered', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]
export type TicketAuthor = 'customer' | 'care'

export interface CareTables {
  care_ticket: {
    id: string
    customer_id: string
    /** The form's own id: the same form sent twice is one ticket. */
    submission: string
    topic: string
    order_id: string | null
    subject: string
    state: TicketState
    opened_at: number
  }
  care_ticket_message: {
    ticket_id: string
    number: number
    author: TicketAuthor
    text: string
    at: number
  }
}

export interface NewTicket {
  id: string
  customerId: string
  submission: string
  topic: string
  orderId: string | null
  subject: string
  message: string
  at: number
}

export const openTicket = defineCommand(
  'open-ticket',
  function* (tx: Tx, ticket: NewTicket): Steps<string> {
    const { id, customerId, submission, topic, orderId, subject, message, at } = ticket
    const inserted = yield* change(
      tx.query
        .insertInto('care_ticket')
        .values({
          id,
          customer_id: customerId,
          submission,
          topic,
          order_id: orderId,
          subject,
          state: 'open',
          opened_at: at,
        })
        .onConflict(conflict => conflict.columns(['customer_id', 'submission']).doNothing()),
    )
    if (inserted === 1) {
      yield* addMessage(tx, { ticket_id: id, number: 1, author: 'customer', text: message, at })
      return id
    }
    const earlier = yield* row(
      tx.query
        .selectFrom('care_ticket')
        .select('id')
        .where('customer_id', '=', customerId)
        .where('submission', '=', submission),
    )
    if (!earlier)
      throw new Error('The ticket of this submission exists and is not there: tickets are never deleted.')
    return earlier.id
  },
  { isolation: 'read committed' },
)

export const answerTicket = defineCommand(
  'answer-ticket',
  function* (tx: Tx, { id, text, at }: { id: string; text: string; at: number }): Steps<void> {
    const last = yield* row(
      tx.query
        .selectFrom('care_ticket_message')
        .select('number')
        .where('ticket_id', '=', id)
        .orderBy('number', 'desc')
        .limit(1),
    )
    if (!last) throw new Refusal('unknown-ticket', 'There is no such ticket.')
    yield* addMessage(tx, { ticket_id: id, number: last.number + 1, author: 'care', text, at })
    yield* change(tx.query.updateTable('care_ticket').set({ state: 'answered' }).where('id', '=', id))
  },
)

function* addMessage(tx: Tx, message: CareTables['care_ticket_message']): Steps<void> {
  yield* change(tx.query.insertInto('care_ticket_message').values(message))
}
