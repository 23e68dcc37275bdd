import { Decimal, periodicRate } from '../arithmetic/decimal.ts'
import { type Savings, savingsOf } from '../arithmetic/savings.ts'
import { integer, money, percent } from '../form/fields.ts'
import { notifiedRate } from '../form/small-savings-fields.ts'
import { terms } from '../outcome/terms.ts'
import { calculation } from './calculation.ts'
import { savingsOutcome } from './savings-outcome.ts'

/**
 * A recurring deposit: the same amount every month, with interest compounded quarterly by the Indian Banks' Association's rule.
 *
 *   M = R × ((1 + i)^n − 1) ÷ (1 − (1 + i)^(−1/3))      i = yearly rate ÷ 4, n = quarters
 *
 * so that every instalment grows by (1 + i)^(1/3) a month until maturity. Rounding: balances to the paisa.
 */
interface RecurringDeposit {
  readonly monthlyPaise: number
  readonly annualRateBps: number
  readonly months: number
}

/** One row for every month. */
export function recurringDeposit({ monthlyPaise, annualRateBps, months }: RecurringDeposit): Savings {
  const growthOfMonth = periodicRate(annualRateBps, 4).plus(1).root(3)
  let balance = Decimal.of(0)
  return savingsOf(
    Array.from({ length: months }, () => {
      balance = balance.plus(monthlyPaise).times(growthOfMonth)
      return { depositPaise: monthlyPaise, balance }
    }),
  )
}

export const rd = calculation({
  fields: {
    monthly: money('Deposited each month', 'हर महीने जमा', { initial: 5_000, min: 100, max: 10_00_000 }),
    rate: percent('Interest rate (% a year)', 'ब्याज दर (% सालाना)', {
      ...notifiedRate('recurringDepositBps'),
      max: 15,
    }),
    months: integer('Number of months', 'कितने महीने', {
      hint: { en: '60 at a post office; 6 to 120 at most banks', hi: 'डाकघर में 60; ज़्यादातर बैंकों में 6 से 120' },
      initial: 60,
      min: 3,
      max: 120,
    }),
  },
  compute({ monthly, rate, months }) {
    const savings = recurringDeposit({ monthlyPaise: monthly, annualRateBps: rate, months })
    return savingsOutcome({ savings, rowsAre: 'months', invested: terms.deposited, earned: terms.interest })
  },
})
