import { sql } from 'kysely'
import { auditDates } from '../../identity/accounts/audit-dates.ts'
import type { Room } from '../../platform/store/room.ts'
import { allDecidedMigration } from './all-decided.migration.ts'
import { decideDispute } from './decide-dispute.ts'
import { disputeActorsMigration } from './dispute-actors.migration.ts'
import { disputeDecisionsMigration } from './dispute-decisions.migration.ts'
import { disputeMeasures } from './dispute-measures.ts'
import { disputeOutcomeMigration } from './dispute-outcome.migration.ts'
import { moveDispute, raiseDispute } from './dispute-row.ts'
import { disputesMigration } from './disputes.migration.ts'
import type { DisputeTables } from './disputes.tables.ts'
import { auditDisputes } from './disputes-audit.ts'
import { disputesExport } from './disputes-export.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends DisputeTables {}
}

export const disputesRoom: Room = {
  retention: { dispute: 'money', dispute_event: 'money' },
  exports: [disputesExport],
  measures: disputeMeasures,
  migrations: {
    '0026-disputes': disputesMigration,
    '0041-dispute-decisions': disputeDecisionsMigration,
    '0043-dispute-outcome': disputeOutcomeMigration,
    '0091-dispute-actors': disputeActorsMigration,
    '0098-all-decided': allDecidedMigration,
  },
  commands: [raiseDispute, moveDispute, decideDispute],
  async audit(db, { at }) {
    const dated = db
      .selectFrom('dispute')
      .select([sql<string>`'dispute ' || id`.as('thing'), 'customer_id', 'raised_at as at'])
    const closed = db
      .selectFrom('dispute')
      .select([sql<string>`'dispute ' || id`.as('thing'), 'customer_id', 'closed_at as at'])
    return { differences: [...(await auditDisputes(db)), ...(await auditDates(db, at, [dated, closed]))] }
  },
}
