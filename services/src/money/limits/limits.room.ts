import type { Room } from '../../platform/store/room.ts'
import { limitsMigration } from './limits.migration.ts'
import type { LimitTables } from './limits.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends LimitTables {}
}

export const limitsRoom: Room = {
  migrations: { '0003-limits': limitsMigration },
}
