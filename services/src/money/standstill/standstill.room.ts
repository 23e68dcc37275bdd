import type { Room } from '../../platform/store/room.ts'
import { createRestoredGap, standstillMigration } from './standstill.migration.ts'
import type { StandstillTables } from './standstill.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends StandstillTables {}
}

export const standstillRoom: Room = {
  retention: { restored_gap: 'nobody' },
  migrations: { '0093-standstill': standstillMigration },
  async afterRestore({ run }, at) {
    await run(createRestoredGap)
    await run(`insert into restored_gap (restored_at, gap_from)
      select ${at}, coalesce((select max(posted_at) from ledger_entry), ${at})`)
  },
}
