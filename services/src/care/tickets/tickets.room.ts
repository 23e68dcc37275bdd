import type { ExpressionBuilder } from 'kysely'
import { retention } from '../../platform/retention/retention.ts'
import type { Database } from '../../platform/store/database.ts'
import type { Room } from '../../platform/store/room.ts'
import { ticketMeasures } from './ticket-measures.ts'
import { answerTicket, openTicket, replyToTicket } from './ticket-row.ts'
import type { CareTables } from './tickets.tables.ts'
import { ticketsExport } from './tickets-export.ts'
import { openUnverifiedTicket } from './unverified-tickets.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends CareTables {}
}

export const ticketsRoom: Room = {
  readThrough: {
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
      deletedFrom: ({ opened_at }) => Number(opened_at) + retention.tickets.keptMs,
    },
    care_ticket_message: {
      key: ['ticket_id', 'number'],
      madeAt: 'at',
      isFew: true,
      deletedFrom: ({ at }) => Number(at) + retention.tickets.keptMs,
    },
    unverified_ticket: {
      key: ['id'],
      madeAt: 'opened_at',
      isFew: true,
      changes: { state: { with: ['answered_at'] }, answer: 'once', answered_at: 'once' },
      deletedFrom: ({ opened_at }) => Number(opened_at) + retention.tickets.keptMs,
    },
  },
  exports: [ticketsExport],
  measures: ticketMeasures,
  commands: [openTicket, answerTicket, replyToTicket, openUnverifiedTicket],
  async sweep(takeAway, at, db) {
    const before = at - retention.tickets.keptMs
    await takeAway('unverified_ticket', ticket =>
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
