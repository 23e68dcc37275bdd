import { retention } from '../../platform/retention/retention.ts'
import { queueMeasures } from '../../platform/store/measure.ts'
import type { DataExport, StoreModule } from '../../platform/store/store-module.ts'
import { suppressMessage } from './message-limits.ts'
import type { MessageTables } from './messages.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends MessageTables {}
}

const messagesExport: DataExport = {
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
}

const messageMeasures = queueMeasures({
  name: 'chowk_messages',
  what: 'Messages to customers that have not been delivered everywhere',
  since: 'created_at',
  from: db => db.selectFrom('message').where('due_at', 'is not', null),
})

export const messagesModule: StoreModule = {
  commands: [suppressMessage],
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
  forgottenWithAccount: ['muted_message_group'],
  exports: [messagesExport],
  measures: messageMeasures,
  async sweep(dispose, at) {
    await dispose('message', row => row('created_at', '<=', at - retention.messages.retentionMs))
    // A code to a number without an account is never listed.
    await dispose('message', row =>
      row.and([row('customer_id', 'is', null), row('created_at', '<=', at - retention.codes.retentionMs)]),
    )
  },
}
