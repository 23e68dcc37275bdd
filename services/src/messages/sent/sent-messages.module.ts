import type { StoreModule } from '../../platform/store/store-module.ts'
import { chooseMessages } from './sent-messages.ts'

export const sentMessagesModule: StoreModule = {
  commands: [chooseMessages],
  exports: [
    {
      name: 'message-choices',
      about: { en: 'What you want no messages about', hi: 'आप किस बारे में संदेश नहीं चाहते' },
      rows: (db, customerId) =>
        db
          .selectFrom('muted_message_group')
          .select('message_group as no_messages_about')
          .where('customer_id', '=', customerId)
          .orderBy('message_group')
          .execute(),
    },
  ],
}
