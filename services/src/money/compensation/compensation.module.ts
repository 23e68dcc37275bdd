import { moment, rupees } from '../../platform/data-export/readable-values.ts'
import type { DataExport, StoreModule } from '../../platform/store/store-module.ts'
import { auditCompensations, auditOwed } from './compensation-audit.ts'
import { payCompensation } from './compensation-row.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    /** Owed for money that came back late, and paid automatically. */
    compensation: {
      order_id: string
      customer_id: string
      /** The source's reference of the payer; null for the wallet. */
      source_reference: string | null
      taken_at: number
      back_at: number
      late_days: number
      amount_paise: number
      owed_at: number
      /** Null while it is owed: a full wallet receives it later. */
      paid_at: number | null
    }
  }
}

const compensationsExport: DataExport = {
  name: 'compensations',
  about: { en: 'What we paid you for being late', hi: 'देरी के लिए हमने आपको जो दिया' },
  async rows(db, customerId) {
    const owed = await db
      .selectFrom('compensation')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('owed_at')
      .execute()
    return owed.map(row => ({
      order: row.order_id,
      days_late: row.late_days,
      amount_rs: rupees(row.amount_paise),
      owed_at: moment(row.owed_at),
      paid_at: moment(row.paid_at),
    }))
  },
}

export const compensationModule: StoreModule = {
  readThrough: { compensation: 'one for each payment that came back late' },
  retention: { compensation: 'money' },
  sealed: {
    compensation: { key: ['order_id'], madeAt: 'owed_at', isFew: true, changes: { paid_at: 'once' } },
  },
  exports: [compensationsExport],
  commands: [payCompensation],
  async audit(db, scope) {
    const owed = await auditOwed(db, scope)
    return { ...owed, differences: [...(await auditCompensations(db)), ...owed.differences] }
  },
}
