import type { Room } from '../../platform/store/room.ts'
import type { CheckTables } from './checks.tables.ts'
import { auditChecks, checkMeasures } from './checks.ts'
import { sealRows } from './seal-rows.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends CheckTables {}
}

export const checksRoom: Room = {
  retention: { money_check: 'nobody', row_seal: 'nobody' },
  commands: [sealRows],
  sealed: {
    // The audit's own are compared with its seals: it writes them again and again.
    money_check: {
      key: ['name'],
      changes: { ended_at: 'later', differences: { with: ['ended_at'] } },
    },
  },
  audit: async db => ({ differences: await auditChecks(db) }),
  measures: checkMeasures,
  // What was restored has not been looked at yet.
  notRestored: { money_check: 'all', row_seal: 'all' },
}
