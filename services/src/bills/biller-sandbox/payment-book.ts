// The payments the sandbox has received. What became of one follows from its fault and the time, so a record is written
// once and never changed.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Fault } from './faults.ts'

export interface ReceivedPayment {
  readonly reference: string
  readonly billerId: string
  readonly account: string
  /** Empty where there was no bill. */
  readonly billNumber: string
  readonly amountPaise: number
  readonly fault: Fault
  readonly approvalNumber: string
  readonly receivedAt: number
}

export interface PaymentBook {
  find(reference: string): Promise<ReceivedPayment | undefined>
  /** Writes a payment down, or answers with the one that has its reference already. */
  receive(payment: ReceivedPayment): Promise<ReceivedPayment>
  /** Those for one account at one biller, oldest first. */
  ofAccount(billerId: string, account: string): Promise<ReceivedPayment[]>
  /** Those received in this time, oldest first. */
  between(from: number, to: number): Promise<ReceivedPayment[]>
}

/** Remembered by this process and, with a file, by the next one: a line for each payment. */
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
  // The last line is torn when the process was killed while writing it; its payment was never acknowledged.
  return text
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line) as ReceivedPayment)
}
