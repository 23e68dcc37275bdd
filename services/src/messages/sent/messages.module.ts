import type { Locale } from '@chowk/catalog'
import { retention } from '../../platform/retention/retention.ts'
import { queueMetrics } from '../../platform/store/metric.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import { suppressMessage } from '../outbox/message-limits.ts'
import type { MessageKind, OptionalGroup } from '../templates/message-kinds.ts'
import { chooseMessages } from './sent-messages.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    message: {
      id: string
      /** Null for a code to a number that has no account. */
      customer_id: string | null
      /** The account's number when the message was written, even if it changes before delivery. */
      mobile: string
      kind: MessageKind
      language: Locale
      /** JSON, by the kind. Never contains a code. */
      parameters: string
      /** A code's digits, encrypted; null once they are delivered or expired. */
      sealed: string | null
      created_at: number
      /** When delivery ends. */
      expires_at: number
      /** When delivery is tried next; null when it has ended. */
      due_at: number | null
      attempts: number
      /** JSON list: the channels that delivered it, or finally refused it. */
      done_ends: string
      delivered_at: number | null
      /** The hash of the token in 'This was not me'; null before the first attempt, and the row's id for a void link. */
      not_me_hash: string | null
      /** When it was not sent, because the customer's message limits were reached; null for all others. */
      suppressed_at: number | null
      /** When the customer opened it; null if unread. A code counts as read. */
      read_at: number | null
    }
    muted_message_group: { customer_id: string; message_group: OptionalGroup }
  }
}

export const messagesModule: StoreModule = {
  commands: [suppressMessage, chooseMessages],
  retention: { message: 'messages', muted_message_group: 'account' },
  sealed: {
    message: {
      key: ['id'],
      madeAt: 'created_at',
      changes: {
        sealed: 'any',
        due_at: 'any',
        attempts: 'any',
        done_ends: 'any',
        delivered_at: 'once',
        not_me_hash: 'any',
        suppressed_at: 'once',
        read_at: 'once',
      },
      deletedFrom: ({ customer_id, created_at }) =>
        Number(created_at) + (customer_id === null ? retention.codes : retention.messages).retentionMs,
      isDeletedWithAccount: true,
    },
  },
  deletedWithAccount: ['muted_message_group'],
  exports: [
    {
      name: 'messages',
      about: { en: 'What we told you, and when', hi: 'हमने आपको क्या और कब बताया' },
      rows: (db, customerId) =>
        db
          .selectFrom('message')
          .select(['kind as about', 'mobile as to', 'language', 'parameters as details'])
          .select(['created_at as written_at', 'delivered_at', 'read_at'])
          .where('customer_id', '=', customerId)
          .orderBy('created_at')
          .execute(),
    },
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
  metrics: queueMetrics({
    name: 'chowk_messages',
    what: 'Messages to customers that have not been delivered everywhere',
    since: 'created_at',
    from: db => db.selectFrom('message').where('due_at', 'is not', null),
  }),
  async sweep(dispose, at) {
    await dispose('message', row => row('created_at', '<=', at - retention.messages.retentionMs))
    // A code to a number without an account is never listed.
    await dispose('message', row =>
      row.and([row('customer_id', 'is', null), row('created_at', '<=', at - retention.codes.retentionMs)]),
    )
  },
}
