import type { Locale } from '@chowk/catalog'
import type { ExpressionBuilder } from 'kysely'
import type { Mobile } from '../../identity/mobile/mobile.ts'
import { retention } from '../../platform/retention/retention.ts'
import type { Database } from '../../platform/store/database.ts'
import { queueMetrics } from '../../platform/store/metric.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import {
  answerTicket,
  openTicket,
  replyToTicket,
  type TicketAuthor,
  type TicketState,
  waitingTickets,
} from './ticket-row.ts'
import { openUnverifiedTicket } from './unverified-tickets.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    care_ticket: {
      id: string
      customer_id: string
      /** The form's own id: the same form sent twice is one ticket. */
      submission: string
      /** A help topic's id, or 'other'. */
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
    /** From a visitor who is not signed in: the number is not verified. */
    unverified_ticket: {
      id: string
      mobile: Mobile
      language: Locale
      network_hash: string
      text: string
      state: TicketState
      opened_at: number
      answer: string | null
      answered_at: number | null
    }
  }
}

export const ticketsModule: StoreModule = {
  fullyReadTables: {
    care_ticket: 'swept when they are old',
    care_ticket_message: 'swept when they are old',
    unverified_ticket: 'swept when they are old',
  },
  retention: { care_ticket: 'tickets', care_ticket_message: 'tickets', unverified_ticket: 'tickets' },
  sealed: {
    care_ticket: {
      key: ['id'],
      madeAt: 'opened_at',
      isFew: true,
      changes: { state: 'any' },
      deletedFrom: ({ opened_at }) => Number(opened_at) + retention.tickets.retentionMs,
    },
    care_ticket_message: {
      key: ['ticket_id', 'number'],
      madeAt: 'at',
      isFew: true,
      deletedFrom: ({ at }) => Number(at) + retention.tickets.retentionMs,
    },
    unverified_ticket: {
      key: ['id'],
      madeAt: 'opened_at',
      isFew: true,
      changes: { state: { with: ['answered_at'] }, answer: 'once', answered_at: 'once' },
      deletedFrom: ({ opened_at }) => Number(opened_at) + retention.tickets.retentionMs,
    },
  },
  exports: [
    {
      name: 'tickets',
      about: { en: 'What you and customer care wrote', hi: 'आपके और ग्राहक सेवा के संदेश' },
      rows: (db, customerId) =>
        db
          .selectFrom('care_ticket')
          .innerJoin('care_ticket_message', 'care_ticket_message.ticket_id', 'care_ticket.id')
          .select(['id as ticket', 'topic', 'order_id as order', 'subject', 'state'])
          .select(['author as written_by', 'text as message', 'at'])
          .where('customer_id', '=', customerId)
          .orderBy('opened_at')
          .orderBy('id')
          .orderBy('number')
          .execute(),
    },
  ],
  metrics: queueMetrics({
    name: 'chowk_tickets',
    what: 'Tickets that wait for an answer',
    since: 'since',
    from: db => db.selectFrom(waitingTickets(db).as('waiting')),
  }),
  commands: [openTicket, answerTicket, replyToTicket, openUnverifiedTicket],
  async sweep(dispose, at, db) {
    const before = at - retention.tickets.retentionMs
    await dispose('unverified_ticket', ticket =>
      ticket.and([
        ticket('opened_at', '<=', before),
        ticket.or([ticket('answered_at', 'is', null), ticket('answered_at', '<=', before)]),
      ]),
    )
    const isSilent = (ticket: ExpressionBuilder<Database, 'care_ticket'>, after: number) =>
      ticket.not(
        ticket.exists(
          ticket
            .selectFrom('care_ticket_message')
            .select('number')
            .whereRef('ticket_id', '=', 'care_ticket.id')
            .where('at', '>', after),
        ),
      )
    await db
      .deleteFrom('care_ticket_message')
      .where('ticket_id', 'in', old =>
        old
          .selectFrom('care_ticket')
          .select('id')
          .where('opened_at', '<=', before)
          .where(ticket => isSilent(ticket, before)),
      )
      .execute()
    await db
      .deleteFrom('care_ticket')
      .where('opened_at', '<=', before)
      .where(ticket => isSilent(ticket, 0))
      .execute()
  },
}
