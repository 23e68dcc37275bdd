import { sql } from 'kysely'
import type { DataExport, StoreModule } from '../../platform/store/store-module.ts'
import { expectedMove, ownWallet } from '../ledger/expected-line.ts'
import { auditCompensations, auditOwedSums } from './compensation-audit.ts'
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
  rows: (db, customerId) =>
    db
      .selectFrom('compensation')
      .select(['order_id as order', 'late_days as days_late', 'amount_paise', 'owed_at', 'paid_at'])
      .where('customer_id', '=', customerId)
      .orderBy('owed_at')
      .execute(),
}

export const compensationModule: StoreModule = {
  readThrough: { compensation: 'one for each payment that came back late' },
  retention: { compensation: 'money' },
  sealed: {
    compensation: { key: ['order_id'], madeAt: 'owed_at', isFew: true, changes: { paid_at: 'once' } },
  },
  exports: [compensationsExport],
  provenance: {
    lines: db =>
      expectedMove(db.selectFrom('compensation').where('paid_at', 'is not', null), {
        cause: sql`'compensation ' || order_id`,
        kind: 'compensation',
        reference: 'order_id',
        description: 'late-return',
        postedAt: 'paid_at',
        from: 'system:compensation',
        to: ownWallet,
      }),
  },
  commands: [payCompensation],
  async audit(db, scope) {
    const owed = await auditOwedSums(db, scope)
    return { ...owed, differences: [...(await auditCompensations(db)), ...owed.differences] }
  },
}
