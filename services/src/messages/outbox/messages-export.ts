import { moment } from '../../platform/data-export/readable-values.ts'
import type { DataExport } from '../../platform/store/room.ts'

export const messagesExport: DataExport = {
  name: 'messages',
  about: { en: 'What we told you, and when', hi: 'हमने आपको क्या और कब बताया' },
  async rows(db, customerId) {
    const messages = await db
      .selectFrom('message')
      .select(['kind', 'mobile', 'language', 'parameters', 'created_at', 'delivered_at'])
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute()
    return messages.map(({ kind, mobile, language, parameters, created_at, delivered_at }) => ({
      about: kind,
      to: mobile,
      language,
      details: parameters,
      written_at: moment(created_at),
      delivered_at: moment(delivered_at),
    }))
  },
}
