import type { StoreModule } from '../../platform/store/store-module.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    /** Each restore of a backup: what happened between the two times is not in the store. */
    restored_gap: {
      restored_at: number
      /** The time of the last entry in the backup. */
      gap_from: number
      /** When the settlement files of billers and payment sources had been compared over the gap. */
      reconciled_at: number | null
    }
  }
}

export const paymentFreezeModule: StoreModule = {
  retention: { restored_gap: 'nobody' },
  sealed: {
    restored_gap: { key: ['restored_at'], changes: { reconciled_at: 'once' }, isOnlyRestored: true },
  },
  async afterRestore({ run }, at) {
    await run(`insert into restored_gap (restored_at, gap_from)
      select ${at}, coalesce((select max(posted_at) from ledger_entry), ${at})`)
  },
}
