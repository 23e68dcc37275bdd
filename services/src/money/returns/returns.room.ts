import { sql } from 'kysely'
import { auditOwners } from '../../identity/accounts/audit-owners.ts'
import type { Room } from '../../platform/store/room.ts'
import { endReturn } from './end-return.ts'
import { ownReturns } from './own-returns.ts'
import { returnMeasures } from './return-measures.ts'
import { returnsMigration } from './returns.migration.ts'
import type { ReturnTables } from './returns.tables.ts'
import { auditReturns } from './returns-audit.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends ReturnTables {}
}

export const returnsRoom: Room = {
  ownData: [ownReturns],
  measures: returnMeasures,
  migrations: { '0081-returns': returnsMigration },
  commands: [endReturn],
  async audit(db) {
    const returns = db
      .selectFrom('source_return')
      .select([sql<string>`'return ' || id`.as('thing'), 'customer_id'])
    return { differences: [...(await auditReturns(db)), ...(await auditOwners(db, [returns]))] }
  },
}
