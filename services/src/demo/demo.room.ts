import type { Room } from '../platform/store/room.ts'
import type { DemonstrationTables } from './demo.tables.ts'
import { auditDemonstration } from './demonstration-audit.ts'
import { seedDemonstration } from './seed-demonstration.ts'

declare module '../platform/store/database.ts' {
  interface Database extends DemonstrationTables {}
}

export const demoRoom: Room = {
  retention: { demonstration: 'nobody' },
  commands: [seedDemonstration],
  audit: auditDemonstration,
}
