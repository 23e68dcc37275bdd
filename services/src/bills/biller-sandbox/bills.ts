// The bills of the sandbox, derived from the seed, the biller, the account and the month, so that a query has the
// same answer on another machine and after a restart.
import { createHash } from 'node:crypto'
import { dayInIndia } from '@chowk/catalog'
import { monthInIndia } from '../../platform/calendar/india-calendar.ts'
import type { Bill, BillAmount } from '../billers/biller-gateway.ts'

export interface BillQuestion {
  readonly seed: string
  readonly billerId: string
  readonly account: string
  readonly at: number
  /** Payments of this account, by the number of the bill they paid. */
  readonly paid: readonly { readonly billNumber: string; readonly amountPaise: number }[]
}

/** The default seed. */
export const sandboxSeed = 'chowk'

const givenNames = 'Aarti Bhavesh Deepa Farhan Gurpreet Kavita Manoj Nalini Rohan Shabnam'.split(' ')
const familyNames = 'Bose Chauhan Das Iyer Khan Mehta Nair Patil Reddy Singh'.split(' ')

/** This month's bill with the unpaid amount, or undefined when nothing is due. */
export function billFor({ seed, billerId, account, at, paid }: BillQuestion): Bill | undefined {
  const month = monthInIndia(at)
  const chance = createHash('sha256').update([seed, billerId, account, month].join('\n')).digest()
  const person = createHash('sha256').update([seed, billerId, account].join('\n')).digest()
  const number = `${month.replace('-', '')}${chance.readUInt32BE(0) % 1_000_000}`
  const payments = paid.filter(({ billNumber }) => billNumber.startsWith(`${number}/`))
  const paidPaise = payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const billedPaise = 150_00 + (chance.readUInt32BE(4) % 1_850_00)
  const duePaise = billedPaise - paidPaise
  if (duePaise <= 0) return undefined
  // Accounts that end in 90 have a bill that is overdue on most days of a month, for testers.
  const isEarly = account.endsWith('90')
  const dueDay = isEarly ? 1 : 20 + (chance.readUInt8(8) % 8)
  const dayOf = (day: number) => `${month}-${String(day).padStart(2, '0')}`
  const hasArrears = paidPaise === 0 && chance.readUInt8(9) % 2 === 0
  return {
    billNumber: `${number}/${payments.length + 1}`,
    customerName: `${pick(givenNames, person.readUInt8(0))} ${pick(familyNames, person.readUInt8(1))}`,
    billDate: isEarly ? dayOf(1) : dayOf(2),
    dueDate: dayOf(dueDay),
    amounts: amounts(),
  }

  /** As on real bills: a card's minimum, a surcharge after the due date, and the amount without arrears. */
  function amounts(): Bill['amounts'] {
    const category = billerId.split('/')[0] ?? ''
    const total: BillAmount = { kind: 'total-due', amountPaise: duePaise }
    if (category === 'credit-card-bill-payment')
      return [total, { kind: 'minimum-due', amountPaise: Math.max(1_00, Math.ceil(duePaise / 20)) }]
    if (withLateFee.has(category)) {
      const latePaise = duePaise + Math.max(10_00, Math.ceil(duePaise / 50))
      const late: BillAmount = { kind: 'after-due-date', amountPaise: latePaise }
      const lateFrom = dayOf(dueDay + 1)
      return dayInIndia(at) < lateFrom ? [total, { ...late, from: lateFrom }] : [late]
    }
    if (withArrears.has(category) && hasArrears)
      return [total, { kind: 'this-period', amountPaise: duePaise - Math.floor(billedPaise / 4) }]
    return [total]
  }
}

const withLateFee = new Set(['electricity-bill-payment', 'gas-bill-payment'])
const withArrears = new Set(['water-bill-payment', 'loan-emi-payment'])

const pick = (names: readonly string[], chance: number): string => names[chance % names.length] ?? ''
