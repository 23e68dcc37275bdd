import { retention } from '../../platform/retention/retention.ts'
import type { Room } from '../../platform/store/room.ts'
import type { PendingChangeTables } from '../pending-change-row/pending-change.tables.ts'
import { endPendingChanges } from '../pending-change-row/pending-change-row.ts'
import { auditPendingChanges } from './audit-pending-changes.ts'
import { carryOutChange } from './carry-out.ts'
import { changesExport } from './changes-export.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends PendingChangeTables {}
}

export const pendingChangesRoom: Room = {
  readThrough: { pending_change: 'swept when they are old' },
  retention: { pending_change: 'changes' },
  sealed: {
    pending_change: {
      key: ['id'],
      madeAt: 'asked_at',
      isFew: true,
      changes: { ended_at: 'once', ended_as: { with: ['ended_at'] } },
      deletedFrom: ({ ended_at }) =>
        typeof ended_at === 'number' ? ended_at + retention.changes.keptMs : null,
    },
  },
  forgottenWithAccount: ['pending_change'],
  exports: [changesExport],
  notRestored: { pending_change: 'all' },
  commands: [endPendingChanges, carryOutChange],
  async sweep(takeAway, at) {
    await takeAway('pending_change', row => row('ended_at', '<=', at - retention.changes.keptMs))
  },
  audit: async db => ({ differences: await auditPendingChanges(db) }),
}
