import { retention } from '../../platform/retention/retention.ts'
import type { Room } from '../../platform/store/room.ts'
import { messageMeasures } from './message-measures.ts'
import { messagesMigration } from './messages.migration.ts'
import type { MessageTables } from './messages.tables.ts'
import { ownMessages } from './own-messages.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends MessageTables {}
}

const dayMs = 24 * 60 * 60_000

export const messagesRoom: Room = {
  ownData: [ownMessages],
  measures: messageMeasures,
  migrations: { '0060-messages': messagesMigration },
  async sweep(db, at) {
    await db
      .deleteFrom('message')
      .where('created_at', '<=', at - retention.messages.keptMs)
      .execute()
    // A code to a number without an account is nobody's to look up.
    await db
      .deleteFrom('message')
      .where('customer_id', 'is', null)
      .where('created_at', '<=', at - dayMs)
      .execute()
  },
}
