import { sql } from 'kysely'
import { returnedSince } from '../../../money/returns/returns-audit.ts'
import type { Db } from '../../../platform/store/database.ts'
import { literal } from '../../../platform/store/literal.ts'
import { openStages, type PaymentStage } from './payment-stages.ts'

/**
 * Approved payments that may have changed since, or whose money is returned. One query per kind, each with an index:
 * a single `or` would scan all of them. Duplicates are possible.
 */
export function paymentsSince(db: Db, since: number) {
  const payments = db.selectFrom('bill_payment').select('bill_payment.reference')
  return payments
    .where('bill_payment.stage', 'in', anyOpenStage)
    .unionAll(payments.where('bill_payment.ended_at', '>=', since))
    .unionAll(payments.where('bill_payment.refunded_at', '>=', since))
    .unionAll(payments.where('bill_payment.late_at', '>=', since))
    .unionAll(payments.where('bill_payment.late_due_at', 'is not', null))
    .unionAll(returnedSince(db, since).select('back.source_reference as reference'))
}

/** The condition exactly as the index of open payments has it, so that SQLite uses the index. */
export const anyOpenStage = sql<PaymentStage>`(${sql.join(openStages.map(literal))})`
