import type { StoreModule } from '../../platform/store/store-module.ts'
import { auditChecks, type CheckName, checkMetrics, sealedCheck } from './checks.ts'
import { sealRows } from './row-seal.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    /** One row per check, for its last run. */
    money_check: {
      name: CheckName
      ended_at: number
      differences: number
    }
    /** A row as an audit last saw it, of the tables declared as `sealed`. */
    row_seal: {
      /** Empty for the tally, which covers all other rows so that none can be deleted unnoticed. */
      table_name: string
      row_key: string
      /** 0 for tables without a creation time. */
      made_at: number
      sealed_at: number
      /** Whether no column may change any more. */
      is_final: 0 | 1
      /** From when on the row may be deleted; null for never. */
      deleted_from: number | null
      /** The customer with whose account the row may be deleted. */
      customer_id: string | null
      /** JSON: each column with a keyed hash of its value. */
      columns: string
      /** The MAC of all columns above, prefixed with the id of its key. */
      mac: string
    }
  }
}

export const checksModule: StoreModule = {
  notExported: { row_seal: 'holds keyed hashes, from which nothing can be read' },
  retention: { money_check: 'nobody', row_seal: 'nobody' },
  commands: [sealRows],
  sealed: { money_check: sealedCheck },
  audit: async db => ({ differences: await auditChecks(db) }),
  metrics: checkMetrics,
  // Restored rows have not been audited yet.
  notRestored: { money_check: 'all', row_seal: 'all' },
}
