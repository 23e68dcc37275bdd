import type { StoreModule } from '../platform/store/store-module.ts'
import { auditDemonstration } from './demonstration-audit.ts'
import { demonstrationProvenance } from './demonstration-provenance.ts'
import { seedDemonstration } from './seed-demonstration.ts'

declare module '../platform/store/database.ts' {
  interface Database {
    /** One row in a store that was ever opened as a demonstration; it is never deleted. */
    demonstration: { id: 1; since: number }
  }
}

export const demoModule: StoreModule = {
  fullyReadTables: { demonstration: 'one row' },
  retention: { demonstration: 'nobody' },
  commands: [seedDemonstration],
  provenance: demonstrationProvenance,
  audit: auditDemonstration,
}
