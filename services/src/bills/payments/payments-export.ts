import { billIn } from '@chowk/catalog'
import { moment, rupees } from '../../platform/data-export/readable-values.ts'
import type { DataExport } from '../../platform/store/room.ts'

export const paymentsExport: DataExport = {
  name: 'payments',
  about: { en: 'Bills and recharges, step by step', hi: 'बिल और रिचार्ज, हर चरण के साथ' },
  async rows(db, customerId) {
    const payments = await db
      .selectFrom('bill_payment')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .orderBy('reference')
      .execute()
    return payments.map(payment => ({
      reference: payment.reference,
      order: payment.order_id ?? '',
      what: billIn('en', payment.biller_id),
      biller: payment.biller_id,
      account: payment.account,
      given_to_biller: payment.parameters,
      amount_rs: rupees(payment.amount_paise),
      fee_rs: rupees(payment.fee_paise),
      paid_from: payment.source ?? '',
      stage: payment.stage,
      failure: payment.failure ?? '',
      approval_number: payment.approval_number ?? '',
      begun_at: moment(payment.created_at),
      approved_at: moment(payment.approved_at),
      ended_at: moment(payment.ended_at),
      refunded_at: moment(payment.refunded_at),
    }))
  },
}
