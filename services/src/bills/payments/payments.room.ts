import { sql } from 'kysely'
import { auditDates } from '../../identity/accounts/audit-dates.ts'
import { auditOwners } from '../../identity/accounts/audit-owners.ts'
import { literal } from '../../platform/store/literal.ts'
import type { Room } from '../../platform/store/room.ts'
import { approvePayment } from './approve-payment.ts'
import { collectPayment } from './collect-payment.ts'
import { endPayment } from './end-payment.ts'
import { returnLateMoney } from './late-payment.ts'
import { draftLifetimeMs } from './payment.ts'
import type { PaymentTables } from './payments.tables.ts'
import { auditPayments } from './payments-audit.ts'
import { paymentsExport } from './payments-export.ts'
import { paymentMeasures } from './payments-measures.ts'
import { paymentsSince } from './payments-since.ts'
import { auditUnpaid } from './unpaid-audit.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends PaymentTables {}
}

export const paymentsRoom: Room = {
  retention: { bill_payment: 'money', bill_payment_guard: 'money' },
  sealed: {
    bill_payment: {
      key: ['reference'],
      madeAt: 'created_at',
      // A draft is the customer's to change and to leave.
      isSealed: ({ stage }) => stage !== 'draft',
      changes: {
        stage: { with: ['held_at', 'sent_at', 'ended_at', 'refunded_at'] },
        collect: 'once',
        collect_entry_id: 'once',
        hold_id: 'once',
        entry_id: 'once',
        guard_key: 'any',
        approval_number: 'once',
        failure: { with: ['ended_at', 'late_at'] },
        held_at: 'once',
        sent_at: 'later',
        pay_before: 'any',
        due_at: 'any',
        times_asked: 'any',
        ended_at: 'once',
        ended_by: 'once',
        refunded_at: 'once',
        arrived_paise: 'once',
        arrived_at: 'once',
        payer_reference: 'once',
        late_at: 'once',
        late_due_at: 'any',
      },
    },
  },
  exports: [paymentsExport],
  measures: paymentMeasures,
  commands: [approvePayment, collectPayment, endPayment, returnLateMoney],
  async sweep(takeAway, at) {
    await takeAway('bill_payment', row =>
      row.and([row('stage', '=', literal('draft')), row('created_at', '<=', at - draftLifetimeMs)]),
    )
  },
  async audit(db, { at, since }) {
    const drafts = db.selectFrom('bill_payment').select('reference').where('stage', '=', literal('draft'))
    const payments = db
      .selectFrom('bill_payment')
      .$if(since > 0, query => query.where('reference', 'in', paymentsSince(db, since).unionAll(drafts)))
      .select([sql<string>`'payment ' || reference`.as('thing'), 'customer_id'])
    const dated = (['created_at', 'refunded_at', 'ended_at', 'sent_at'] as const).map(column =>
      payments.select(`${column} as at`),
    )
    return {
      differences: [
        ...(await auditPayments(db, { since, at })),
        ...(await auditUnpaid(db, since)),
        ...(await auditOwners(db, [payments])),
        ...(await auditDates(db, at, dated)),
      ],
    }
  },
}
