import type { Room } from '../../platform/store/room.ts'
import type { CheckTables } from './checks.tables.ts'
import { checkMeasures } from './checks.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends CheckTables {}
}

export const checksRoom: Room = {
  retention: { money_check: 'nobody' },
  measures: checkMeasures,
  // What was restored has not been looked at yet.
  notRestored: { money_check: 'all' },
}
