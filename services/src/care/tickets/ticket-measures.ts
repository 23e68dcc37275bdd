import { measuresOfWaiting } from '../../platform/store/measure.ts'

export const ticketMeasures = measuresOfWaiting({
  name: 'chowk_tickets',
  what: 'Tickets that wait for an answer',
  async read(db) {
    const { count } = await db
      .selectFrom('care_ticket')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow()
    const { oldestAt } = await db
      .selectFrom('care_ticket as ticket')
      .innerJoin('care_ticket_message as message', 'message.ticket_id', 'ticket.id')
      .select(({ fn }) => fn.min('message.at').as('oldestAt'))
      .where('ticket.state', '=', 'open')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('care_ticket_message as later')
              .select('later.number')
              .whereRef('later.ticket_id', '=', 'ticket.id')
              .whereRef('later.number', '>=', 'message.number')
              .where('later.author', '=', 'care'),
          ),
        ),
      )
      .executeTakeFirstOrThrow()
    return { count, oldestAt }
  },
})
