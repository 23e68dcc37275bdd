// Tickets in the store: the question and every answer, in order.

import { type Kysely, sql } from 'kysely'
import { lockCustomer } from '../../identity/accounts/customer-row.ts'
import { isKnownBrowser } from '../../identity/one-time-code/known-browser.ts'
import type { DescribedBrowser } from '../../identity/session/session-row.ts'
import { notify } from '../../messages/outbox/notify.ts'
import { defineCommand, row, rows, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import { Refusal } from '../../platform/store/errors.ts'

export type TicketState = 'open' | 'answered' | 'closed'
export type TicketAuthor = 'customer' | 'care'

interface NewTicket extends Omit<Database['care_ticket'], 'state'> {
  message: string
}

const maxOpen = 10
/** The limit of a customer's messages since our last answer: a page of thousands would be slow. */
const maxUnanswered = 10

/** Returns the ticket's id; undefined if the customer has too many unanswered ones. */
export const openTicket = defineCommand.readCommitted(
  'open-ticket',
  function* (tx: Tx, { message, ...ticket }: NewTicket): Steps<string | undefined> {
    const { id, customer_id, opened_at: at } = ticket
    // The customer's row is locked, so that of many forms sent at once each is counted before the next.
    yield* lockCustomer(tx, customer_id)
    const earlier = (yield* ofSameForm(tx, ticket)) ?? (yield* openDuplicate(tx, { ...ticket, message }))
    if (earlier) return earlier.id
    const open = tx.query.selectFrom('care_ticket').select('id').where('customer_id', '=', customer_id)
    if ((yield* rows(open.where('state', '=', 'open').limit(maxOpen))).length === maxOpen) return undefined
    yield* write(tx.query.insertInto('care_ticket').values({ ...ticket, state: 'open' }))
    yield* addMessage(tx, { ticket_id: id, number: 1, author: 'customer', text: message, at })
    return id
  },
)

function* ofSameForm(tx: Tx, { customer_id, submission }: Omit<NewTicket, 'message'>) {
  return yield* row(
    tx.query
      .selectFrom('care_ticket')
      .select('id')
      .where('customer_id', '=', customer_id)
      .where('submission', '=', submission),
  )
}

/** The back button restores the text in a form with a new submission: an unanswered ticket with this text is not repeated. */
function* openDuplicate(tx: Tx, ticket: NewTicket): Steps<{ id: string } | undefined> {
  const { customer_id, topic, order_id, subject, message } = ticket
  return yield* row(
    tx.query
      .selectFrom('care_ticket')
      .innerJoin('care_ticket_message as first', join =>
        join.onRef('first.ticket_id', '=', 'care_ticket.id').on('first.number', '=', 1),
      )
      .select('care_ticket.id')
      .where('customer_id', '=', customer_id)
      .where('state', '=', 'open')
      .where('topic', '=', topic)
      .where('order_id', order_id === null ? 'is' : '=', order_id)
      .where('subject', '=', subject)
      .where('first.text', '=', message)
      .limit(1),
  )
}

export const answerTicket = defineCommand(
  'answer-ticket',
  function* (tx: Tx, { id, text, at }: { id: string; text: string; at: number }): Steps<void> {
    const number = yield* lastNumber(tx, id)
    const ticket = yield* row(
      tx.query
        .updateTable('care_ticket')
        .set({ state: 'answered' })
        .where('id', '=', id)
        .returning('customer_id'),
    )
    if (number === undefined || !ticket) throw new Refusal('unknown-ticket', 'There is no such ticket.')
    yield* addMessage(tx, { ticket_id: id, number: number + 1, author: 'care', text, at })
    const parameters = { ticketId: id }
    yield* notify(tx, { kind: 'ticket-answered', customerId: ticket.customer_id, parameters, at })
  },
)

/** Closed until the customer replies. Refuses with `ticket-unanswered`. */
export function* closeTicket(tx: Tx, id: string): Steps<void> {
  const answer = yield* row(
    tx.query
      .selectFrom('care_ticket_message')
      .select('number')
      .where('ticket_id', '=', id)
      .where('author', '=', 'care')
      .limit(1),
  )
  if (!answer) throw new Refusal('ticket-unanswered', `Ticket ${id} was never answered: answer it first.`)
  yield* write(tx.query.updateTable('care_ticket').set({ state: 'closed' }).where('id', '=', id))
}

export type ReplyState = 'added' | 'unknown-ticket' | 'too-many'

export interface TicketReply {
  id: string
  customerId: string
  /** How many messages the customer saw when replying. */
  seen: number
  text: string
  browser: DescribedBrowser
  at: number
}

/** Adds a customer's reply and reopens the ticket. */
export const replyToTicket = defineCommand(
  'reply-to-ticket',
  function* (tx: Tx, { id, customerId, seen, text, browser, at }: TicketReply): Steps<ReplyState> {
    // The update locks the ticket, so that the second of two identical replies finds the first.
    const ticket = yield* row(
      tx.query
        .updateTable('care_ticket')
        .set({ customer_id: customerId })
        .where('id', '=', id)
        .where('customer_id', '=', customerId)
        .returning('state'),
    )
    const number = yield* lastNumber(tx, id)
    if (!ticket || number === undefined) return 'unknown-ticket'
    // The same text, restored by the back button in a form that has seen the first, is one reply, too, until we
    // answer.
    const lastAnswer = (yield* lastNumber(tx, id, ['care'])) ?? 0
    const after = ticket.state === 'open' ? Math.min(seen, lastAnswer) : seen
    if (yield* hasSameReply(tx, { id, after, text })) return 'added'
    if (number - lastAnswer >= maxUnanswered) return 'too-many'
    yield* addMessage(tx, { ticket_id: id, number: number + 1, author: 'customer', text, at })
    yield* write(tx.query.updateTable('care_ticket').set({ state: 'open' }).where('id', '=', id))
    // With a copied session somebody else could deceive customer care.
    if (!(yield* isKnownBrowser(tx, { customerId, ...browser }))) {
      const parameters = { ticketId: id, device: browser.device }
      yield* notify(tx, { kind: 'ticket-replied', customerId, parameters, at })
    }
    return 'added'
  },
)

/** The same form sent twice is one reply. */
function* hasSameReply(tx: Tx, reply: { id: string; after: number; text: string }): Steps<boolean> {
  const same = yield* row(
    tx.query
      .selectFrom('care_ticket_message')
      .select('number')
      .where('ticket_id', '=', reply.id)
      .where('number', '>', reply.after)
      .where('author', '=', 'customer')
      .where('text', '=', reply.text)
      .limit(1),
  )
  return same !== undefined
}

function* lastNumber(tx: Tx, ticketId: string, authors: readonly TicketAuthor[] = ['customer', 'care']) {
  const last = yield* row(
    tx.query
      .selectFrom('care_ticket_message')
      .select('number')
      .where('ticket_id', '=', ticketId)
      .where('author', 'in', authors)
      .orderBy('number', 'desc')
      .limit(1),
  )
  return last?.number
}

function* addMessage(tx: Tx, message: Database['care_ticket_message']): Steps<void> {
  yield* write(tx.query.insertInto('care_ticket_message').values(message))
}

/** Unanswered tickets, with the first unanswered message; without closed accounts, because nobody can read an answer. */
export function waitingTickets(db: Kysely<Database>) {
  return db
    .selectFrom('care_ticket as ticket')
    .innerJoin('customer', 'customer.id', 'ticket.customer_id')
    .innerJoin('care_ticket_message as message', 'message.ticket_id', 'ticket.id')
    .select(['ticket.id', 'topic', 'subject'])
    .select(({ fn }) => fn.min('message.at').as('since'))
    .where('ticket.state', '=', 'open')
    .where('customer.closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('care_ticket_message as answer')
            .select('answer.number')
            .whereRef('answer.ticket_id', '=', 'ticket.id')
            .where('answer.author', '=', 'care')
            .whereRef('answer.number', '>', 'message.number'),
        ),
      ),
    )
    .groupBy(['ticket.id', 'topic', 'subject'])
    .unionAll(
      db
        .selectFrom('unverified_ticket')
        .select([
          'id',
          sql<string>`'not verified'`.as('topic'),
          sql<string>`substr(text, 1, 80)`.as('subject'),
        ])
        .select('opened_at as since')
        .where('state', '=', 'open'),
    )
}
