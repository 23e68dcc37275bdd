import type { Room } from '../../platform/store/room.ts'
import { decideDispute } from './decide-dispute.ts'
import { disputeDecisionsMigration } from './dispute-decisions.migration.ts'
import { disputeMeasures } from './dispute-measures.ts'
import { disputeOutcomeMigration } from './dispute-outcome.migration.ts'
import { moveDispute, raiseDispute } from './dispute-row.ts'
import { disputesMigration } from './disputes.migration.ts'
import type { DisputeTables } from './disputes.tables.ts'
import { ownDisputes } from './own-disputes.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends DisputeTables {}
}

export const disputesRoom: Room = {
  ownData: [ownDisputes],
  measures: disputeMeasures,
  migrations: {
    '0026-disputes': disputesMigration,
    '0041-dispute-decisions': disputeDecisionsMigration,
    '0043-dispute-outcome': disputeOutcomeMigration,
  },
  commands: [raiseDispute, moveDispute, decideDispute],
}
