/**
 * A bank fixed deposit.
 *
 * Cumulative: interest is added every quarter, and months that do not fill a quarter earn simple interest.
 *
 *   M = P × (1 + r ÷ 4)^quarters × (1 + r × leftover months ÷ 12)
 *
 * Quarterly payout: the interest P × r ÷ 4 is paid out every quarter and the deposit stays as it was. Rounding: to the
 * paisa, each balance or payout once.
 */
import { Decimal } from './decimal.ts'
import { monthly, periodic } from './rate.ts'
import { type Period, type Savings, savingsOf } from './savings.ts'

export interface FixedDeposit {
  readonly principalPaise: number
  readonly annualRateBps: number
  readonly months: number
}

/** One row for every year, the last one shorter if the months do not fill it. */
export function cumulativeDeposit(deposit: FixedDeposit): Savings {
  return savingsOf(yearsOfDeposit(deposit))
}

function* yearsOfDeposit({ principalPaise, annualRateBps, months }: FixedDeposit): Generator<Period> {
  for (let end = 12; end < months + 12; end += 12) {
    const balance = grown(principalPaise, annualRateBps, Math.min(end, months))
    yield { depositPaise: end === 12 ? principalPaise : 0, balance }
  }
}

function grown(principalPaise: number, annualRateBps: number, months: number): Decimal {
  const quarters = Math.floor(months / 3)
  const compounded = periodic(annualRateBps, 4).plus(1).power(quarters)
  const leftover = monthly(annualRateBps).times(months % 3)
  return Decimal.of(principalPaise).times(compounded).times(leftover.plus(1))
}

export interface Payouts {
  readonly perQuarterPaise: number
  /** Interest for the months after the last full quarter, paid at maturity. */
  readonly lastPaise: number
  readonly totalPaise: number
}

export function quarterlyPayouts({ principalPaise, annualRateBps, months }: FixedDeposit): Payouts {
  const principal = Decimal.of(principalPaise)
  const perQuarterPaise = principal.times(periodic(annualRateBps, 4)).round()
  const lastPaise = principal.times(monthly(annualRateBps).times(months % 3)).round()
  return { perQuarterPaise, lastPaise, totalPaise: perQuarterPaise * Math.floor(months / 3) + lastPaise }
}
