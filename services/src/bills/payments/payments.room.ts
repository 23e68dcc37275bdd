import { sql } from 'kysely'
import { auditOwners } from '../../identity/accounts/audit-owners.ts'
import { literal } from '../../platform/store/literal.ts'
import type { Room } from '../../platform/store/room.ts'
import { approvePayment } from './approve-payment.ts'
import { collectPayment } from './collect-payment.ts'
import { endPayment } from './end-payment.ts'
import { failedNotRefundedMigration } from './failed-not-refunded.migration.ts'
import { newDeviceLimitMigration } from './new-device-limit.migration.ts'
import { ownPayments } from './own-payments.ts'
import { draftLifetimeMs } from './payment.ts'
import { paymentPlanMigration } from './payment-plan.migration.ts'
import { paymentsMigration } from './payments.migration.ts'
import type { PaymentTables } from './payments.tables.ts'
import { auditPayments } from './payments-audit.ts'
import { paymentsEndedMigration } from './payments-ended.migration.ts'
import { paymentMeasures } from './payments-measures.ts'
import { sourceNotChosenMigration } from './source-not-chosen.migration.ts'
import { upiMigration } from './upi.migration.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends PaymentTables {}
}

export const paymentsRoom: Room = {
  ownData: [ownPayments],
  measures: paymentMeasures,
  migrations: {
    '0030-payments': paymentsMigration,
    '0040-upi': upiMigration,
    '0042-source-not-chosen': sourceNotChosenMigration,
    '0051-failed-not-refunded': failedNotRefundedMigration,
    '0052-payment-plan': paymentPlanMigration,
    '0061-new-device-limit': newDeviceLimitMigration,
    '0097-payments-ended': paymentsEndedMigration,
  },
  commands: [approvePayment, collectPayment, endPayment],
  async sweep(db, at) {
    await db
      .deleteFrom('bill_payment')
      .where('stage', '=', literal('draft'))
      .where('created_at', '<=', at - draftLifetimeMs)
      .execute()
  },
  async audit(db) {
    const payments = db
      .selectFrom('bill_payment')
      .select([sql<string>`'payment ' || reference`.as('thing'), 'customer_id'])
    return { differences: [...(await auditPayments(db)), ...(await auditOwners(db, [payments]))] }
  },
}
