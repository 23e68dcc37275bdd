import { moment } from '../../platform/data-export/readable-values.ts'
import type { DataExport } from '../../platform/store/room.ts'

export const ticketsExport: DataExport = {
  name: 'tickets',
  about: { en: 'What you and customer care wrote', hi: 'आपके और ग्राहक सेवा के संदेश' },
  async rows(db, customerId) {
    const messages = await db
      .selectFrom('care_ticket')
      .innerJoin('care_ticket_message', 'care_ticket_message.ticket_id', 'care_ticket.id')
      .select(['id', 'topic', 'order_id', 'subject', 'state', 'author', 'text', 'at'])
      .where('customer_id', '=', customerId)
      .orderBy('opened_at')
      .orderBy('id')
      .orderBy('number')
      .execute()
    return messages.map(({ id, topic, order_id, subject, state, author, text, at }) => ({
      ticket: id,
      topic,
      order: order_id ?? '',
      subject,
      state,
      written_by: author,
      message: text,
      at: moment(at),
    }))
  },
}
