import { Decimal, periodicRate } from '../arithmetic/decimal.ts'
import { type Savings, savingsOf } from '../arithmetic/savings.ts'
import { integer, money } from '../form/fields.ts'
import { notifiedRate } from '../form/small-savings-fields.ts'
import { terms } from '../outcome/terms.ts'
import { defineCalculation } from './calculation.ts'
import text from './rd-calculator.json' with { type: 'json' }
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

export const calculation = defineCalculation({
  fields: {
    monthly: money(text.monthly, { initial: 5_000, min: 100, max: 10_00_000 }),
    rate: notifiedRate('recurringDepositBps'),
    months: integer(text.months, { initial: 60, min: 3, max: 120 }),
  },
  compute({ monthly, rate, months }) {
    const savings = recurringDeposit({ monthlyPaise: monthly, annualRateBps: rate, months })
    return savingsOutcome({ savings, rowsAre: 'months', invested: terms.deposited, earned: terms.interest })
  },
})
