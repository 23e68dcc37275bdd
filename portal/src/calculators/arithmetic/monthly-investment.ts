/**
 * Money invested at the start of every month at an assumed yearly return, as for a SIP or the NPS.
 *
 *   FV = P × ((1 + i)^n − 1) ÷ i × (1 + i)      i = yearly return ÷ 12, n = months
 *
 * The calculators of mutual fund houses show the same. A step-up raises the monthly amount once a year, rounded to the
 * paisa; an opening amount grows beside it. Rounding: only the balances shown, to the paisa.
 */
import { Decimal, monthlyRate, monthsPerYear, shareOf } from './decimal.ts'
import { type Savings, type SavingsPeriod, savingsOf } from './savings.ts'

export interface MonthlyInvestment {
  readonly monthlyPaise: number
  readonly annualReturnBps: number
  readonly years: number
  /** Months beyond the full years, 0 to 11. */
  readonly months?: number
  /** The savings at the start; they count as invested with the first month's amount. */
  readonly openingPaise?: number
  readonly yearlyStepUpBps?: number
}

/** One row for every month. */
export function investMonthly(plan: MonthlyInvestment): Savings {
  return savingsOf(monthsOf(plan))
}

function* monthsOf(plan: MonthlyInvestment): Generator<SavingsPeriod> {
  const growth = monthlyRate(plan.annualReturnBps).plus(1)
  let monthlyPaise = plan.monthlyPaise
  let balance = Decimal.of(0)
  const months = plan.years * monthsPerYear + (plan.months ?? 0)
  for (let month = 0; month < months; month++) {
    if (month > 0 && month % monthsPerYear === 0)
      monthlyPaise += shareOf(monthlyPaise, plan.yearlyStepUpBps ?? 0)
    const depositPaise = monthlyPaise + (month === 0 ? (plan.openingPaise ?? 0) : 0)
    balance = balance.plus(depositPaise).times(growth)
    yield { depositPaise, balance }
  }
}
