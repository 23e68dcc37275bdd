import type { Room } from '../../platform/store/room.ts'
import type { StandstillTables } from './standstill.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends StandstillTables {}
}

export const standstillRoom: Room = {
  retention: { restored_gap: 'nobody' },
  async afterRestore({ run }, at) {
    await run(`insert into restored_gap (restored_at, gap_from)
      select ${at}, coalesce((select max(posted_at) from ledger_entry), ${at})`)
  },
}
