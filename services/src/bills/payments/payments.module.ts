import { billIn } from '@chowk/catalog'
import { sql } from 'kysely'
import { auditDates, auditOwners } from '../../identity/accounts/audit-owned-rows.ts'
import { hourMs } from '../../platform/calendar/durations.ts'
import type { Db } from '../../platform/store/database.ts'
import { literal } from '../../platform/store/literal.ts'
import { ageSeconds, type Metric } from '../../platform/store/metric.ts'
import type { DataExport, StoreModule } from '../../platform/store/store-module.ts'
import { approvePayment } from './approval/approve-payment.ts'
import { paymentProvenance, paymentReturns } from './audit/payment-provenance.ts'
import { auditPayments } from './audit/payments-audit.ts'
import { auditUnpaidOrders } from './audit/unpaid-audit.ts'
import { endPayment } from './ending/end-payment.ts'
import { draftLifetimeMs } from './payment/payment.ts'
import { endedStages, openStages } from './payment/payment-stages.ts'
import type { PaymentTables } from './payment/payments.tables.ts'
import { anyOpenStage, paymentsSince } from './payment/payments-since.ts'
import { collectPayment, returnLateMoney } from './upi/collect-payment.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends PaymentTables {}
}

const paymentMetrics: readonly Metric[] = [
  {
    name: 'chowk_payments_open',
    help: 'Payments that have not ended, by stage',
    labels: ['stage'],
    read: async db => (await countOpen(db)).map(({ labels, count: value }) => ({ labels, value })),
  },
  {
    name: 'chowk_payments_oldest_age_seconds',
    help: 'Time since the approval of the oldest payment that has not ended, by stage',
    labels: ['stage'],
    read: async (db, at) =>
      (await countOpen(db)).map(({ labels, oldestAt }) => ({ labels, value: ageSeconds(oldestAt, at) })),
  },
  {
    name: 'chowk_payments_ended_last_hour',
    help: 'Payments that ended in the last hour, by stage',
    labels: ['stage'],
    async read(db, at) {
      const found = await db
        .selectFrom('bill_payment')
        .select(({ fn }) => ['stage', fn.countAll<number>().as('count')])
        .where('ended_at', '>', at - hourMs)
        .groupBy('stage')
        .execute()
      const counts = new Map(found.map(({ stage, count }) => [stage, count]))
      return endedStages.map(stage => ({ labels: { stage }, value: counts.get(stage) ?? 0 }))
    },
  },
]

async function countOpen(db: Db) {
  const found = await db
    .selectFrom('bill_payment')
    .select(({ fn }) => ['stage', fn.countAll<number>().as('count'), fn.min('approved_at').as('oldestAt')])
    .where('stage', 'in', anyOpenStage)
    .groupBy('stage')
    .execute()
  return openStages.map(stage => {
    const { count = 0, oldestAt = null } = found.find(each => each.stage === stage) ?? {}
    return { labels: { stage }, count, oldestAt }
  })
}

const paymentsExport: DataExport = {
  name: 'payments',
  about: { en: 'Bills and recharges, step by step', hi: 'बिल और रिचार्ज, हर चरण के साथ' },
  async rows(db, customerId) {
    const payments = await db
      .selectFrom('bill_payment')
      .select([
        'reference',
        'order_id as order',
        'biller_id as biller',
        'account',
        'parameters as given_to_biller',
        'amount_paise',
        'fee_paise',
        'source as paid_from',
        'stage',
        'failure',
        'approval_number',
        'created_at as begun_at',
        'approved_at',
        'ended_at',
        'refunded_at',
      ])
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .orderBy('reference')
      .execute()
    return payments.map(({ reference, order, ...payment }) => ({
      reference,
      order,
      what: billIn('en', payment.biller),
      ...payment,
    }))
  },
}

export const paymentsModule: StoreModule = {
  retention: { bill_payment: 'money', bill_payment_guard: 'money' },
  sealed: {
    bill_payment: {
      key: ['reference'],
      madeAt: 'created_at',
      // A customer may change or abandon a draft.
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
  provenance: paymentProvenance,
  returns: paymentReturns,
  exports: [paymentsExport],
  metrics: paymentMetrics,
  commands: [approvePayment, collectPayment, endPayment, returnLateMoney],
  async sweep(dispose, at) {
    await dispose('bill_payment', row =>
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
        ...(await auditUnpaidOrders(db, since)),
        ...(await auditOwners(db, [payments])),
        ...(await auditDates(db, at, dated)),
      ],
    }
  },
}
