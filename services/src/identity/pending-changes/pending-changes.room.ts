import type { Room } from '../../platform/store/room.ts'
import type { PendingChangeTables } from '../pending-change/pending-change.tables.ts'
import { endPendingChange } from '../pending-change/pending-change-row.ts'
import { auditPendingChanges } from './audit-pending-changes.ts'
import { carryOutChange } from './carry-out.ts'
import { pendingChangesMigration } from './pending-changes.migration.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends PendingChangeTables {}
}

/** So long a customer can be told what became of one. */
const endedMemoryMs = 180 * 24 * 60 * 60_000

export const pendingChangesRoom: Room = {
  migrations: { '0060-pending-changes': pendingChangesMigration },
  commands: [endPendingChange, carryOutChange],
  async sweep(db, at) {
    await db
      .deleteFrom('pending_change')
      .where('ended_at', '<=', at - endedMemoryMs)
      .execute()
  },
  audit: async db => ({ differences: await auditPendingChanges(db) }),
}
