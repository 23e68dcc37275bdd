import type { DataExport, StoreModule } from '../../platform/store/store-module.ts'
import { chooseMessages } from './sent-messages.ts'

const choicesExport: DataExport = {
  name: 'message-choices',
  about: { en: 'What you want no messages about', hi: 'आप किस बारे में संदेश नहीं चाहते' },
  async rows(db, customerId) {
    const muted = await db
      .selectFrom('muted_message_group')
      .select('message_group')
      .where('customer_id', '=', customerId)
      .orderBy('message_group')
      .execute()
    return muted.map(({ message_group }) => ({ no_messages_about: message_group }))
  },
}

export const sentMessagesModule: StoreModule = { commands: [chooseMessages], exports: [choicesExport] }
