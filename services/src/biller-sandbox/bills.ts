// The bills of the sandbox: made from the seed, the biller, the account and the month, so that the same question has the
// same answer tomorrow, on another machine and after a restart.
import { createHash } from 'node:crypto'
import type { Bill, BillAmount } from '../billers/biller-gateway.ts'
import { istMonth } from '../ledger/ist-month.ts'

export interface BillQuestion {
  readonly seed: string
  readonly billerId: string
  readonly account: string
  readonly at: number
  /** What was paid on this account, by the number of the bill it was paid for. */
  readonly paid: readonly { readonly billNumber: string; readonly amountPaise: number }[]
}

const givenNames = [
  'Aarti',
  'Bhavesh',
  'Deepa',
  'Farhan',
  'Gurpreet',
  'Kavita',
  'Manoj',
  'Nalini',
  'Rohan',
  'Shabnam',
]
const familyNames = ['Bose', 'Chauhan', 'Das', 'Iyer', 'Khan', 'Mehta', 'Nair', 'Patil', 'Reddy', 'Singh']

/** This month's bill with what is left to pay on it, or undefined when nothing is. */
export function billFor({ seed, billerId, account, at, paid }: BillQuestion): Bill | undefined {
  const month = istMonth(at)
  const chance = createHash('sha256').update([seed, billerId, account, month].join('\n')).digest()
  const person = createHash('sha256').update([seed, billerId, account].join('\n')).digest()
  const number = `${month.replace('-', '')}${chance.readUInt32BE(0) % 1_000_000}`
  const payments = paid.filter(({ billNumber }) => billNumber.startsWith(`${number}/`))
  const paidPaise = payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const duePaise = 150_00 + (chance.readUInt32BE(4) % 1_850_00) - paidPaise
  if (duePaise <= 0) return undefined
  return {
    billNumber: `${number}/${payments.length + 1}`,
    customerName: `${pick(givenNames, person.readUInt8(0))} ${pick(familyNames, person.readUInt8(1))}`,
    billDate: `${month}-02`,
    dueDate: `${month}-${20 + (chance.readUInt8(8) % 8)}`,
    amounts: amountsOf(billerId, duePaise),
  }
}

function amountsOf(billerId: string, duePaise: number): BillAmount[] {
  const total = { kind: 'total-due', amountPaise: duePaise }
  if (!billerId.startsWith('credit-card-bill-payment/')) return [total]
  return [total, { kind: 'minimum-due', amountPaise: Math.max(1_00, Math.ceil(duePaise / 20)) }]
}

function pick(names: readonly string[], chance: number): string {
  return names[chance % names.length] ?? ''
}
