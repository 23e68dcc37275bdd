import { retention } from '../../platform/retention/retention.ts'
import type { Room } from '../../platform/store/room.ts'
import { suppressMessage } from './message-limits.ts'
import { messageMeasures } from './message-measures.ts'
import type { MessageTables } from './messages.tables.ts'
import { messagesExport } from './messages-export.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends MessageTables {}
}

export const messagesRoom: Room = {
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
      },
      deletedFrom: ({ customer_id, created_at }) =>
        Number(created_at) + (customer_id === null ? retention.codes : retention.messages).keptMs,
      isDeletedWithAccount: true,
    },
  },
  forgottenWithAccount: ['muted_message_group'],
  exports: [messagesExport],
  measures: messageMeasures,
  async sweep(takeAway, at) {
    await takeAway('message', row => row('created_at', '<=', at - retention.messages.keptMs))
    // A code to a number without an account is nobody's to look up.
    await takeAway('message', row =>
      row.and([row('customer_id', 'is', null), row('created_at', '<=', at - retention.codes.keptMs)]),
    )
  },
}
