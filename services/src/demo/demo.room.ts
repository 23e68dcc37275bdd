import type { Room } from '../platform/store/room.ts'
import { demonstrationMigration } from './demo.migration.ts'
import type { DemonstrationTables } from './demo.tables.ts'
import { auditDemonstration } from './demonstration-audit.ts'
import { seedDemonstration } from './seed-demonstration.ts'
import { toldSpendingMigration } from './told-spending.migration.ts'

declare module '../platform/store/database.ts' {
  interface Database extends DemonstrationTables {}
}

export const demoRoom: Room = {
  retention: { demonstration: 'nobody' },
  migrations: {
    '0042-demonstration': demonstrationMigration,
    '0118-told-spending-adds': toldSpendingMigration,
  },
  commands: [seedDemonstration],
  audit: auditDemonstration,
}
