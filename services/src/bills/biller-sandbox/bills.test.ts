import { describe, expect, test } from 'vitest'
import { dayMs } from '../../platform/calendar/durations.ts'
import { amountFault } from '../billers/amount.ts'
import type { Bill } from '../billers/biller-gateway.ts'
import { type BillQuestion, billFor } from './bills.ts'
import { describeBiller } from './terms.ts'

const earlyInMonth = Date.parse('2026-11-05T12:00:00+05:30')
const lateInMonth = Date.parse('2026-11-29T12:00:00+05:30')

const electricity = 'electricity-bill-payment/rajasthan/jaipur-vidyut-vitran-nigam'
const water = 'water-bill-payment/delhi-jal-board'
const card = 'credit-card-bill-payment/indusind-bank'

const ask = (question: Partial<BillQuestion>) =>
  billFor({
    seed: 'chowk',
    billerId: electricity,
    account: '4521880011',
    at: earlyInMonth,
    paid: [],
    ...question,
  })

function billOf(question: Partial<BillQuestion>): Bill {
  const bill = ask(question)
  if (!bill) throw new Error('Nothing is due.')
  return bill
}

/** The first account whose bill meets the condition. */
function billWith(billerId: string, isWanted: (bill: Bill) => boolean): { account: string; bill: Bill } {
  for (let number = 0; number < 100; number++) {
    const account = String(4_521_880_000 + number)
    const bill = billOf({ billerId, account })
    if (isWanted(bill)) return { account, bill }
  }
  throw new Error('No account has such a bill.')
}

const kindsOf = ({ amounts }: Bill) => amounts.map(({ kind }) => kind)
const paying = ({ billNumber }: Bill, amountPaise: number) => [{ billNumber, amountPaise }]

describe('an electricity bill', () => {
  test('says what it will cost from the day after it was due, and does not take that yet', () => {
    const bill = billOf({})
    const [now, late] = bill.amounts
    expect(kindsOf(bill)).toEqual(['total-due', 'after-due-date'])
    expect(late?.amountPaise).toBeGreaterThan(now?.amountPaise ?? 0)
    expect(Date.parse(late?.from ?? '') - Date.parse(bill.dueDate)).toBe(dayMs)
    const description = describeBiller(electricity)
    expect(description && amountFault(description, bill, late?.amountPaise ?? 0)).toBe('not-on-the-bill')
  })

  test('costs that, and nothing else, once it is late', () => {
    const [, later] = billOf({}).amounts
    expect(billOf({ at: lateInMonth }).amounts).toEqual([
      { kind: 'after-due-date', amountPaise: later?.amountPaise },
    ])
  })

  test('can be paid on the whole of the day it is due', () => {
    const { dueDate } = billOf({})
    expect(kindsOf(billOf({ at: Date.parse(`${dueDate}T23:59:59+05:30`) }))).toContain('total-due')
    expect(kindsOf(billOf({ at: Date.parse(`${dueDate}T23:59:59+05:30`) + 1_000 }))).not.toContain(
      'total-due',
    )
  })

  test('is settled by what was due in time, or by the later amount', () => {
    const [now, late] = billOf({}).amounts
    expect(ask({ at: lateInMonth, paid: paying(billOf({}), now?.amountPaise ?? 0) })).toBeUndefined()
    expect(ask({ at: lateInMonth, paid: paying(billOf({}), late?.amountPaise ?? 0) })).toBeUndefined()
  })
})

describe('a water bill', () => {
  test('can be paid without its arrears, which are then what is left', () => {
    const { account, bill } = billWith(water, ({ amounts }) => amounts.length > 1)
    const [total, current] = bill.amounts
    expect(kindsOf(bill)).toEqual(['total-due', 'this-period'])
    const left = billOf({ billerId: water, account, paid: paying(bill, current?.amountPaise ?? 0) })
    expect(left.amounts).toEqual([
      { kind: 'total-due', amountPaise: (total?.amountPaise ?? 0) - (current?.amountPaise ?? 0) },
    ])
    expect(left.billNumber).not.toBe(bill.billNumber)
  })

  test('has no arrears at every account', () => {
    expect(kindsOf(billWith(water, ({ amounts }) => amounts.length === 1).bill)).toEqual(['total-due'])
  })
})

test('a card’s bill has a least amount, and takes any', () => {
  const bill = billOf({ billerId: card })
  const [total, min] = bill.amounts
  expect(kindsOf(bill)).toEqual(['total-due', 'minimum-due'])
  expect(min?.amountPaise).toBeLessThan(total?.amountPaise ?? 0)
  const description = describeBiller(card)
  expect(description && amountFault(description, bill, (min?.amountPaise ?? 0) + 1)).toBeUndefined()
})
