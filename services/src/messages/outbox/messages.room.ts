import type { Room } from '../../platform/store/room.ts'
import { messagesMigration } from './messages.migration.ts'
import type { MessageTables } from './messages.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends MessageTables {}
}

/** As long as a customer may look up what they were told. */
const keptMs = 365 * 24 * 60 * 60_000

export const messagesRoom: Room = {
  migrations: { '0060-messages': messagesMigration },
  async sweep(db, at) {
    await db
      .deleteFrom('message')
      .where('created_at', '<=', at - keptMs)
      .execute()
  },
}
