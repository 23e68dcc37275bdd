/**
 * Government small savings schemes. Their rates are notified for every quarter; the catalogue has them.
 *
 * PPF and Sukanya Samriddhi: interest for a month on the lowest balance between the close of the fifth day and the end
 * of the month, added once a year. A deposit made by the 5th of April earns for the whole year; one made by the 5th of
 * every month earns from that month on. NSC: compounded once a year, paid at maturity.
 *
 * Rounding: the interest of a year to the paisa, when it is added.
 */
import { Decimal, monthlyRate, shareOf } from './decimal.ts'
import { type Savings, type SavingsPeriod, savingsOf } from './savings.ts'

export const ppfRules = {
  minYearlyPaise: 500_00,
  maxYearlyPaise: 1_50_000_00,
  termYears: 15,
  blockYears: 5,
} as const
export const sukanyaRules = {
  minYearlyPaise: 250_00,
  maxYearlyPaise: 1_50_000_00,
  depositYears: 15,
  termYears: 21,
  /** An account is opened in the name of a girl who has not attained the age of ten. */
  maxAgeAtOpening: 9,
} as const
export const nscRules = { minPaise: 1_000_00, termYears: 5 } as const

interface YearlyDeposits {
  readonly yearlyPaise: number
  readonly annualRateBps: number
  /** The whole yearly amount by 5 April, or a twelfth of it by the 5th of every month. */
  readonly timing: 'yearly' | 'monthly'
}

/** One row for every year. */
export function ppfSavings({ years, ...plan }: YearlyDeposits & { readonly years: number }): Savings {
  return savingsOf(depositYears(plan, years, years))
}

/** One row for every year of the 21; deposits stop after the 15th, interest does not. */
export function sukanyaSavings(plan: YearlyDeposits): Savings {
  return savingsOf(depositYears(plan, sukanyaRules.depositYears, sukanyaRules.termYears))
}

function* depositYears(plan: YearlyDeposits, depositing: number, total: number): Generator<SavingsPeriod> {
  let balancePaise = 0
  for (let year = 1; year <= total; year++) {
    const depositPaise = year <= depositing ? plan.yearlyPaise : 0
    balancePaise += depositPaise + interestOfYear(plan, balancePaise, depositPaise)
    yield { depositPaise, balance: Decimal.of(balancePaise) }
  }
}

/** Twelve equal deposits earn for 12, 11 … 1 months: 6½ months on average. */
function interestOfYear(
  { annualRateBps, timing }: YearlyDeposits,
  openingPaise: number,
  depositPaise: number,
): number {
  if (timing === 'yearly') return shareOf(openingPaise + depositPaise, annualRateBps)
  const rate = monthlyRate(annualRateBps)
  const onDeposits = Decimal.of(depositPaise).times(13).over(2).times(rate)
  return Decimal.of(openingPaise).times(12).times(rate).plus(onDeposits).round()
}
