import type { StoreModule } from '../../platform/store/store-module.ts'
import type { CheckTables } from './checks.tables.ts'
import { auditChecks, checkMeasures, sealedCheck } from './checks.ts'
import { sealRows } from './seal-rows.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends CheckTables {}
}

export const checksModule: StoreModule = {
  notExported: { row_seal: 'holds keyed hashes, from which nothing can be read' },
  retention: { money_check: 'nobody', row_seal: 'nobody' },
  commands: [sealRows],
  sealed: { money_check: sealedCheck },
  audit: async db => ({ differences: await auditChecks(db) }),
  measures: checkMeasures,
  // Restored rows have not been audited yet.
  notRestored: { money_check: 'all', row_seal: 'all' },
}
