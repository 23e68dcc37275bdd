import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/store/database.ts'

/**
 * Unanswered tickets, with the first unanswered message. Tickets of closed accounts are left out, because nobody can
 * read an answer.
 */
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
