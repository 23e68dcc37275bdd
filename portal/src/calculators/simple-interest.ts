/**
 * Interest on the principal alone, never on interest.
 *
 *   I = P × r × t ÷ 100      t in years; months count as twelfths
 *
 * Rounding: the interest up to each point in time, to the paisa.
 */
import { Decimal } from './decimal.ts'
import { monthly } from './rate.ts'
import { type Savings, savingsOf } from './savings.ts'

export interface SimpleDeposit {
  readonly principalPaise: number
  readonly annualRateBps: number
  readonly months: number
}

/** One row for every year, the last one shorter if the months do not fill it. */
export function simpleInterest({ principalPaise, annualRateBps, months }: SimpleDeposit): Savings {
  const principal = Decimal.of(principalPaise)
  const perMonth = principal.times(monthly(annualRateBps))
  return savingsOf(
    Array.from({ length: Math.ceil(months / 12) }, (_, index) => ({
      depositPaise: index === 0 ? principalPaise : 0,
      balance: principal.plus(perMonth.times(Math.min((index + 1) * 12, months))),
    })),
  )
}
