// The sandbox's payments in the store, for the demonstration: every server then has the same sandbox, also after a restart.
import { wholeIn } from '../../platform/store/broken-record.ts'
import type { Database } from '../../platform/store/database.ts'
import type { Store } from '../../platform/store/store.ts'
import type { PaymentBook, ReceivedPayment } from './payment-book.ts'

export function storePaymentBook({ db }: Store): PaymentBook {
  const payments = () => db.selectFrom('sandbox_biller_payment').selectAll().orderBy('received_at')

  async function find(reference: string): Promise<ReceivedPayment | undefined> {
    const row = await payments().where('reference', '=', reference).executeTakeFirst()
    return row && receivedOf(row)
  }

  return {
    find,
    async receive(payment) {
      await db
        .insertInto('sandbox_biller_payment')
        .values({
          reference: payment.reference,
          biller_id: payment.billerId,
          account: payment.account,
          bill_number: payment.billNumber,
          amount_paise: payment.amountPaise,
          fault: payment.fault,
          approval_number: payment.approvalNumber,
          received_at: payment.receivedAt,
        })
        .onConflict(conflict => conflict.doNothing())
        .execute()
      return (await find(payment.reference)) ?? payment
    },
    async ofAccount(billerId, account) {
      const rows = await payments().where('biller_id', '=', billerId).where('account', '=', account).execute()
      return rows.map(receivedOf)
    },
    async between(from, to) {
      const rows = await payments().where('received_at', '>=', from).where('received_at', '<', to).execute()
      return rows.map(receivedOf)
    },
  }
}

function receivedOf(row: Database['sandbox_biller_payment']): ReceivedPayment {
  return {
    reference: row.reference,
    billerId: row.biller_id,
    account: row.account,
    billNumber: row.bill_number,
    amountPaise: wholeIn('sandbox_biller_payment.amount_paise', row.reference, row.amount_paise),
    fault: row.fault,
    approvalNumber: row.approval_number,
    receivedAt: row.received_at,
  }
}
