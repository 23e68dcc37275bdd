import { sql } from 'kysely'
import { listDifferences } from '../../platform/store/audit/audit-checks.ts'
import { auditOpenItems } from '../../platform/store/audit/chain-end.ts'
import type { Db } from '../../platform/store/database.ts'
import type { AuditScope, DataExport, StoreModule } from '../../platform/store/store-module.ts'
import { expectedMove, ownWallet } from '../ledger/audit-provenance.ts'
import { payCompensation } from './compensations.ts'
import { latenessOf } from './turnaround.ts'

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
  fullyReadTables: { compensation: 'one for each payment that came back late' },
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

/** The owed amount must follow from the rule and the times; the audit of payments checks who is owed. */
async function auditCompensations(db: Db): Promise<string[]> {
  const owed = await db
    .selectFrom('compensation')
    .leftJoin('customer_order as order', 'order.id', 'compensation.order_id')
    .leftJoin('bill_payment as payment', 'payment.order_id', 'compensation.order_id')
    .selectAll('compensation')
    .select(['order.customer_id as orderCustomer', 'payment.stage as paymentStage'])
    .execute()
  return owed.flatMap(row => {
    const late = latenessOf(row.source_reference === null ? 'wallet' : 'upi', row.taken_at, row.back_at)
    return listDifferences(`compensation ${row.order_id}:`, [
      ['its customer', row.customer_id, row.orderCustomer],
      ['the payment that failed', row.paymentStage, 'failed'],
      ['its days', row.late_days, late?.days],
      ['its sum', row.amount_paise, late?.paise],
      ['when it was owed', row.owed_at, row.back_at],
    ])
  })
}

/**
 * A digest of owed compensation: one claimed to have been open for long must have been open at an earlier audit,
 * since a paid one has an entry.
 */
function auditOwedSums(db: Db, scope: AuditScope) {
  return auditOpenItems('compensations owed', scope, async at => {
    const owed = await db
      .selectFrom('compensation')
      .select(['order_id', 'amount_paise'])
      .where('owed_at', '<=', at)
      .where(({ or, eb }) => or([eb('paid_at', 'is', null), eb('paid_at', '>', at)]))
      .execute()
    return owed.map(({ order_id, amount_paise }) => `compensation ${order_id} of ${amount_paise} paise`)
  })
}
