// The payments that the sandbox has received. Each one's outcome follows from its fault and the time, so a record is
// written once and never changes.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import type { Store } from '../../platform/store/store.ts'
import { sandboxFaults } from './faults.ts'

const receivedPayment = z.object({
  reference: z.string(),
  billerId: z.string(),
  account: z.string(),
  /** Empty for payments without a bill. */
  billNumber: z.string(),
  amountPaise: z.int(),
  fault: z.enum(sandboxFaults),
  approvalNumber: z.string(),
  receivedAt: z.int(),
})

export type ReceivedPayment = Readonly<z.infer<typeof receivedPayment>>

export interface PaymentBook {
  find(reference: string): Promise<ReceivedPayment | undefined>
  /** Records a payment, or returns the one that already has its reference. */
  receive(payment: ReceivedPayment): Promise<ReceivedPayment>
  /** Those for one account at one biller, oldest first. */
  ofAccount(billerId: string, account: string): Promise<ReceivedPayment[]>
  /** Those received in this period, oldest first. */
  between(from: number, to: number): Promise<ReceivedPayment[]>
}

/** In memory and, with a file, across restarts: a line for each payment. */
export function paymentBook(file?: string): PaymentBook {
  const payments = new Map<string, ReceivedPayment>()
  if (file && existsSync(file)) {
    for (const payment of linesOf(readFileSync(file, 'utf8'))) payments.set(payment.reference, payment)
  }
  return {
    find: async reference => payments.get(reference),
    async receive(payment) {
      const earlier = payments.get(payment.reference)
      if (earlier) return earlier
      if (file) appendFileSync(file, `${JSON.stringify(payment)}\n`, { mode: 0o600 })
      payments.set(payment.reference, payment)
      return payment
    },
    ofAccount: async (billerId, account) =>
      [...payments.values()].filter(payment => payment.billerId === billerId && payment.account === account),
    between: async (from, to) =>
      [...payments.values()].filter(({ receivedAt }) => receivedAt >= from && receivedAt < to),
  }
}

function linesOf(text: string): ReceivedPayment[] {
  // The last line is incomplete when the process was killed while writing it; its payment was never acknowledged.
  return text
    .split('\n')
    .slice(0, -1)
    .map(line => receivedPayment.parse(JSON.parse(line)))
}

/** In the store, for the demonstration: every server then has the same sandbox, also after a restart. */
export function storePaymentBook({ db }: Store): PaymentBook {
  const payments = db
    .selectFrom('sandbox_biller_payment')
    .select(['reference', 'biller_id as billerId', 'account', 'bill_number as billNumber', 'fault'])
    .select(['amount_paise as amountPaise', 'approval_number as approvalNumber', 'received_at as receivedAt'])
    .orderBy('received_at')

  const read = async (query: typeof payments): Promise<ReceivedPayment[]> => {
    const found = await query.execute()
    for (const { reference, amountPaise } of found)
      readIntegerColumn('sandbox_biller_payment.amount_paise', reference, amountPaise)
    return found
  }

  const find = async (reference: string) => (await read(payments.where('reference', '=', reference)))[0]

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
    ofAccount: (billerId, account) =>
      read(payments.where('biller_id', '=', billerId).where('account', '=', account)),
    between: (from, to) => read(payments.where('received_at', '>=', from).where('received_at', '<', to)),
  }
}
