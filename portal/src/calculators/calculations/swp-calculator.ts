import { fillBilingual } from '../../content/fill.ts'
import { Decimal, monthlyRate } from '../arithmetic/decimal.ts'
import { type Period, yearsOf } from '../arithmetic/savings.ts'
import { duration, money } from '../form/fields.ts'
import { type Note, toRupee } from '../outcome/outcome.ts'
import { durationText, numberText, terms } from '../outcome/terms.ts'
import { defineCalculation } from './calculation.ts'
import { expectedFundReturn, periodTable } from './savings-outcome.ts'
import text from './swp-calculator.json' with { type: 'json' }

/**
 * A systematic withdrawal plan (SWP): the money stays invested, and at the end of every month a fixed amount is taken.
 *
 *   balance = balance × (1 + i) − withdrawal      i = yearly return ÷ 12
 *
 * When the balance no longer covers the amount, what is left is paid and the plan ends. Rounding: balances to the paisa.
 */
interface WithdrawalPlan {
  readonly investedPaise: number
  readonly withdrawalPaise: number
  readonly annualReturnBps: number
  readonly months: number
}

export function withdrawMonthly(plan: WithdrawalPlan) {
  const growth = monthlyRate(plan.annualReturnBps).plus(1)
  const months: Period<'withdrawnPaise' | 'earnedPaise'>[] = []
  let balance = Decimal.of(plan.investedPaise)
  let balancePaise = plan.investedPaise
  let withdrawnPaise = 0
  for (let month = 1; month <= plan.months && balancePaise > 0; month++) {
    const grown = balance.times(growth)
    const paid = grown.isMoreThan(plan.withdrawalPaise) ? Decimal.of(plan.withdrawalPaise) : grown
    balance = grown.minus(paid)
    const before = balancePaise
    balancePaise = balance.round()
    const paidPaise = paid.round()
    withdrawnPaise += paidPaise
    const earnedPaise = balancePaise + paidPaise - before
    months.push({ period: month, withdrawnPaise: paidPaise, earnedPaise, balancePaise })
  }
  const earnedPaise = balancePaise + withdrawnPaise - plan.investedPaise
  /** The month in which the money ran out, if it did. */
  const exhaustedInMonth = balancePaise === 0 ? months.length : undefined
  return { withdrawnPaise, earnedPaise, balancePaise, exhaustedInMonth, months }
}

export const calculation = defineCalculation({
  fields: {
    invested: money(text.invested, { initial: 20_00_000, min: 10_000, max: 50_00_00_000 }),
    withdrawal: money(text.withdrawal, { initial: 15_000, min: 100, max: 1_00_00_000 }),
    return: expectedFundReturn(8),
    years: duration(terms.howManyYears, { initialYears: 15, maxYears: 40 }),
  },
  compute({ invested, withdrawal, return: annualReturnBps, years: length }) {
    const plan = { investedPaise: invested, withdrawalPaise: withdrawal, annualReturnBps, months: length }
    const { withdrawnPaise, earnedPaise, balancePaise, exhaustedInMonth, months } = withdrawMonthly(plan)
    const years = yearsOf(months, ['withdrawnPaise', 'earnedPaise'])
    const amounts = { withdrawnPaise: text.withdrawn, earnedPaise: terms.earned }
    return {
      headline: { label: text.left, value: toRupee(balancePaise) },
      figures: [
        { label: terms.invested, value: toRupee(invested) },
        { label: text.withdrawnInAll, value: toRupee(withdrawnPaise) },
        { label: text.earnedMeanwhile, value: toRupee(earnedPaise) },
      ],
      notes: exhaustedInMonth === undefined ? [] : [runsOutAfter(exhaustedInMonth)],
      charts: [
        {
          kind: 'columns',
          title: text.leftEachYear,
          series: [terms.balance],
          columns: years.map(year => ({ label: numberText(year.period), paise: [year.balancePaise] })),
        },
      ],
      tables: [
        periodTable(terms.yearByYear, terms.year, years, amounts),
        { ...periodTable(terms.monthByMonth, terms.month, months, amounts), folded: true },
      ],
    }
  },
})

const runsOutAfter = (months: number): Note => ({
  tone: 'warning',
  text: fillBilingual(text.runsOut, { time: durationText(months) }),
})
