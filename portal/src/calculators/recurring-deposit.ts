/**
 * A recurring deposit: the same amount every month, interest compounded quarterly as the Indian Banks' Association has it.
 *
 *   M = R × ((1 + i)^n − 1) ÷ (1 − (1 + i)^(−1/3))      i = yearly rate ÷ 4, n = quarters
 *
 * which is every instalment growing by (1 + i)^(1/3) a month until maturity. Rounding: balances to the paisa.
 */
import { Decimal } from './decimal.ts'
import { periodic } from './rate.ts'
import { type Savings, savingsOf } from './savings.ts'

export interface RecurringDeposit {
  readonly monthlyPaise: number
  readonly annualRateBps: number
  readonly months: number
}

/** One row for every month. */
export function recurringDeposit({ monthlyPaise, annualRateBps, months }: RecurringDeposit): Savings {
  const growthOfMonth = periodic(annualRateBps, 4).plus(1).root(3)
  let balance = Decimal.of(0)
  return savingsOf(
    Array.from({ length: months }, () => {
      balance = balance.plus(monthlyPaise).times(growthOfMonth)
      return { depositPaise: monthlyPaise, balance }
    }),
  )
}
