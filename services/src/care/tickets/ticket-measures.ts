import { measuresOfWaiting } from '../../platform/store/measure.ts'
import { waitingTickets } from './waiting-tickets.ts'

export const ticketMeasures = measuresOfWaiting({
  name: 'chowk_tickets',
  what: 'Tickets that wait for an answer',
  read: db =>
    db
      .selectFrom(waitingTickets(db).as('waiting'))
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('since').as('oldestAt')])
      .executeTakeFirstOrThrow(),
})
