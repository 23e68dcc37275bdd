import type { Room } from '../../platform/store/room.ts'
import { checksMigration } from './checks.migration.ts'
import type { CheckTables } from './checks.tables.ts'
import { checkMeasures } from './checks.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends CheckTables {}
}

export const checksRoom: Room = {
  retention: { money_check: 'nobody' },
  migrations: { '0097-checks': checksMigration },
  measures: checkMeasures,
  // What was restored has not been looked at yet.
  notRestored: { money_check: 'all' },
}
