import { providentFundRate, providentFundShares, rowToday, wageRule } from '@chowk/catalog'
import { fillBilingual } from '../../content/fill.ts'
import { nearestRupee } from '../../money/money.ts'
import { Decimal, monthlyRate, monthsPerYear, shareOf } from '../arithmetic/decimal.ts'
import { type SavingsPeriod, savingsOf } from '../arithmetic/savings.ts'
import { choice, integer, money, percent } from '../form/fields.ts'
import { toPaisa, toRupee } from '../outcome/outcome.ts'
import { terms } from '../outcome/terms.ts'
import { paiseText, percentText } from '../outcome/value-text.ts'
import { defineCalculation } from './calculation.ts'
import text from './epf-calculator.json' with { type: 'json' }
import { savingsOutcome } from './savings-outcome.ts'

/**
 * The Employees' Provident Fund (EPF).
 *
 * Employee: 12% of basic pay and dearness allowance. Employer: the same, of which 8.33% of the wage up to Rs. 15,000 goes
 * to the pension scheme (EPS) for its members and the rest to the fund. Each month's interest is a twelfth of the yearly
 * rate on the balance at the month's start, and is added once a year; a contribution earns from the month after it.
 *
 * Rounding: contributions to the nearest rupee, as the fund does; the interest of a year to the paisa.
 */
const shares = rowToday(providentFundShares).value

/** Where allowances are more than half of all pay, half of all pay counts as the wage (Code on Wages, section 2(y)). */
export function countedWage(monthlyWagePaise: number, allPayPaise: number): number {
  return Math.max(monthlyWagePaise, shareOf(allPayPaise, rowToday(wageRule).value.leastShareBps))
}

interface ProvidentFundMember {
  /** Basic pay and dearness allowance of a month. */
  readonly monthlyWagePaise: number
  readonly yearlyIncreaseBps: number
  readonly annualRateBps: number
  readonly years: number
  readonly openingPaise: number
  readonly inPensionScheme: boolean
  /** Full years at the start: the pension scheme ends at an age, the fund does not. */
  readonly age: number
}

export function contributionOf(monthlyWagePaise: number, inPensionScheme: boolean) {
  const { employeeShareBps, employerShareBps, pensionShareBps, pensionWageCeilingPaise } = shares
  const pensionWage = Math.min(monthlyWagePaise, pensionWageCeilingPaise)
  const pensionPaise = inPensionScheme ? nearestRupee(shareOf(pensionWage, pensionShareBps)) : 0
  return {
    employeePaise: nearestRupee(shareOf(monthlyWagePaise, employeeShareBps)),
    employerPaise: nearestRupee(shareOf(monthlyWagePaise, employerShareBps)) - pensionPaise,
    pensionPaise,
  }
}

/** One row for every year; the opening balance counts as a deposit of the first. */
export function providentFund(member: ProvidentFundMember) {
  const total = { employeePaise: 0, employerPaise: 0, pensionPaise: 0 }
  const rate = monthlyRate(member.annualRateBps)
  const periods: SavingsPeriod[] = []
  let wagePaise = member.monthlyWagePaise
  let balancePaise = member.openingPaise
  for (let year = 0; year < member.years; year++) {
    if (year > 0) wagePaise += shareOf(wagePaise, member.yearlyIncreaseBps)
    const inPensionScheme = member.inPensionScheme && member.age + year < shares.pensionEndsAtAge
    const { employeePaise, employerPaise, pensionPaise } = contributionOf(wagePaise, inPensionScheme)
    const perMonthPaise = employeePaise + employerPaise
    balancePaise += perMonthPaise * monthsPerYear + interestOfYear(rate, balancePaise, perMonthPaise)
    total.employeePaise += employeePaise * monthsPerYear
    total.employerPaise += employerPaise * monthsPerYear
    total.pensionPaise += pensionPaise * monthsPerYear
    const depositPaise = perMonthPaise * monthsPerYear + (year === 0 ? member.openingPaise : 0)
    periods.push({ depositPaise, balance: Decimal.of(balancePaise) })
  }
  return { ...savingsOf(periods), ...total }
}

/** The contributions of a year earn for 11, 10 … 0 months: 66 months' worth of one of them. */
function interestOfYear(rate: Decimal, openingPaise: number, perMonthPaise: number): number {
  return Decimal.of(openingPaise * monthsPerYear)
    .plus(Decimal.of(perMonthPaise).times(66))
    .times(rate)
    .round()
}

const { year, annualRateBps } = rowToday(providentFundRate).value
const { pensionEndsAtAge } = shares
const oldestAge = 75
const retirementHint = fillBilingual(text.retirement.hint, { age: pensionEndsAtAge })
const declaredHint = fillBilingual(text.declared, { rate: percentText(annualRateBps), year })

export const calculation = defineCalculation({
  fields: {
    wage: money(text.wage, { initial: 30_000, min: 1_000, max: 50_00_000 }),
    total: money(text.total, { initial: 0, min: 0, max: 1_00_00_000, optional: true }),
    age: integer(terms.yourAge, { initial: 30, min: 18, max: oldestAge - 1 }),
    retirement: integer(
      { ...text.retirement, hint: retirementHint },
      { initial: pensionEndsAtAge, min: 19, max: oldestAge },
    ),
    increase: percent(text.increase, { initial: 5, max: 20 }),
    opening: money(text.opening, { initial: 0, min: 0, max: 10_00_00_000, optional: true }),
    pension: choice(text.pension),
    rate: percent({ ...terms.interestRate, hint: declaredHint }, { initial: annualRateBps / 100, max: 15 }),
  },
  check: ({ age, retirement }) =>
    retirement > age
      ? undefined
      : { field: 'retirement', message: fillBilingual(text.retired, { oldestAge }) },
  compute({ wage: basic, total, age, retirement, increase, opening, pension, rate }) {
    const wage = countedWage(basic, total)
    const inPensionScheme = pension === 'yes'
    const fund = providentFund({
      monthlyWagePaise: wage,
      yearlyIncreaseBps: increase,
      annualRateBps: rate,
      years: retirement - age,
      openingPaise: opening,
      inPensionScheme,
      age,
    })
    const now = contributionOf(wage, inPensionScheme && age < pensionEndsAtAge)
    const halfCounts = fillBilingual(text.halfCounts, { wage: paiseText(wage) })
    return savingsOutcome({
      savings: fund,
      rowsAre: 'years',
      headline: { label: text.atTheEnd, value: toRupee(fund.valuePaise) },
      invested: terms.paidIn,
      earned: terms.interest,
      startAge: age,
      notes: wage > basic ? [{ tone: 'info', text: halfCounts }] : [],
      figures: [
        { label: text.employee, value: toRupee(fund.employeePaise) },
        { label: text.employer, value: toRupee(fund.employerPaise) },
        { label: text.employeeNow, value: toPaisa(now.employeePaise) },
        { label: text.employerNow, value: toPaisa(now.employerPaise) },
        { label: text.pensionNow, value: toPaisa(now.pensionPaise) },
      ],
    })
  },
})
