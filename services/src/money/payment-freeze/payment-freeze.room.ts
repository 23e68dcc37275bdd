import type { Room } from '../../platform/store/room.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    /** Each time a backup was brought back: what happened between the two moments nobody here remembers. */
    restored_gap: {
      restored_at: number
      /** The last thing that the backup knew of. */
      gap_from: number
      /** When billers' and sources' files had been compared over the gap. */
      reconciled_at: number | null
    }
  }
}

export const paymentFreezeRoom: Room = {
  retention: { restored_gap: 'nobody' },
  sealed: {
    restored_gap: { key: ['restored_at'], changes: { reconciled_at: 'once' } },
  },
  async afterRestore({ run }, at) {
    await run(`insert into restored_gap (restored_at, gap_from)
      select ${at}, coalesce((select max(posted_at) from ledger_entry), ${at})`)
  },
}
