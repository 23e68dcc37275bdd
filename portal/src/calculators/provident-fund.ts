/**
 * The Employees' Provident Fund (EPF).
 *
 * Employee: 12% of basic pay and dearness allowance. Employer: the same, of which 8.33% of the wage up to Rs. 15,000 goes
 * to the pension scheme (EPS) for its members and the rest to the fund. Each month's interest is a twelfth of the yearly
 * rate on the balance at the month's start, and is added once a year; a contribution earns from the month after it.
 *
 * Rounding: contributions to the nearest rupee, as the fund does; the interest of a year to the paisa.
 */
import { latestRow, providentFundShares, wageRule } from '@chowk/catalog'
import { nearestRupee } from '../money/money.ts'
import { Decimal } from './decimal.ts'
import { MONTHS_PER_YEAR, monthly, shareOf } from './rate.ts'
import { type Period, type Savings, savingsOf } from './savings.ts'

const shares = latestRow(providentFundShares).value

/** Where allowances are more than half of all pay, half of all pay counts as the wage (Code on Wages, section 2(y)). */
export function countedWage(monthlyWagePaise: number, allPayPaise: number): number {
  return Math.max(monthlyWagePaise, shareOf(allPayPaise, latestRow(wageRule).value.leastShareBps))
}

export interface ProvidentFundMember {
  /** Basic pay and dearness allowance of a month. */
  readonly monthlyWagePaise: number
  readonly yearlyIncreaseBps: number
  readonly annualRateBps: number
  readonly years: number
  readonly openingPaise: number
  readonly inPensionScheme: boolean
  /** In full years at the start: the pension scheme ends at an age, the fund does not. */
  readonly age: number
}

export interface Contribution {
  readonly employeePaise: number
  readonly employerPaise: number
  readonly pensionPaise: number
}

export function contributionOf(monthlyWagePaise: number, inPensionScheme: boolean): Contribution {
  const { employeeShareBps, employerShareBps, pensionShareBps, pensionWageCeilingPaise } = shares
  const pensionWage = Math.min(monthlyWagePaise, pensionWageCeilingPaise)
  const pensionPaise = inPensionScheme ? nearestRupee(shareOf(pensionWage, pensionShareBps)) : 0
  return {
    employeePaise: nearestRupee(shareOf(monthlyWagePaise, employeeShareBps)),
    employerPaise: nearestRupee(shareOf(monthlyWagePaise, employerShareBps)) - pensionPaise,
    pensionPaise,
  }
}

export interface ProvidentFund extends Savings {
  readonly employeePaise: number
  readonly employerPaise: number
  readonly pensionPaise: number
}

/** One row for every year; the opening balance counts as put in with the first. */
export function providentFund(member: ProvidentFundMember): ProvidentFund {
  const total = { employeePaise: 0, employerPaise: 0, pensionPaise: 0 }
  const rate = monthly(member.annualRateBps)
  const periods: Period[] = []
  let wagePaise = member.monthlyWagePaise
  let balancePaise = member.openingPaise
  for (let year = 0; year < member.years; year++) {
    if (year > 0) wagePaise += shareOf(wagePaise, member.yearlyIncreaseBps)
    const inPensionScheme = member.inPensionScheme && member.age + year < shares.pensionEndsAtAge
    const { employeePaise, employerPaise, pensionPaise } = contributionOf(wagePaise, inPensionScheme)
    const perMonthPaise = employeePaise + employerPaise
    balancePaise += perMonthPaise * MONTHS_PER_YEAR + interestOfYear(rate, balancePaise, perMonthPaise)
    total.employeePaise += employeePaise * MONTHS_PER_YEAR
    total.employerPaise += employerPaise * MONTHS_PER_YEAR
    total.pensionPaise += pensionPaise * MONTHS_PER_YEAR
    const depositPaise = perMonthPaise * MONTHS_PER_YEAR + (year === 0 ? member.openingPaise : 0)
    periods.push({ depositPaise, balance: Decimal.of(balancePaise) })
  }
  return { ...savingsOf(periods), ...total }
}

/** The contributions of a year earn for 11, 10 … 0 months: 66 months' worth of one of them. */
function interestOfYear(rate: Decimal, openingPaise: number, perMonthPaise: number): number {
  return Decimal.of(openingPaise * MONTHS_PER_YEAR)
    .plus(Decimal.of(perMonthPaise).times(66))
    .times(rate)
    .round()
}
