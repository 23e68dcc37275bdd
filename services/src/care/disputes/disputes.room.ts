import { sql } from 'kysely'
import { auditDates } from '../../identity/accounts/audit-dates.ts'
import type { Room } from '../../platform/store/room.ts'
import { decideDispute } from './decide-dispute.ts'
import { disputeMeasures } from './dispute-measures.ts'
import { moveDispute, raiseDispute } from './dispute-row.ts'
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
