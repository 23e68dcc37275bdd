import { Decimal, monthlyRate } from '../arithmetic/decimal.ts'
import { duration } from '../form/duration-field.ts'
import { money } from '../form/fields.ts'
import { count, figure, type Note, type Table, toRupee, type Value, wholeRupees } from '../outcome/outcome.ts'
import { durationText, terms, yearLabel } from '../outcome/terms.ts'
import { calculation } from './calculation.ts'
import { expectedFundReturn } from './savings-outcome.ts'

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

interface WithdrawalMonth {
  readonly month: number
  readonly withdrawnPaise: number
  readonly earnedPaise: number
  readonly balancePaise: number
}

interface Withdrawals {
  readonly withdrawnPaise: number
  readonly earnedPaise: number
  readonly balancePaise: number
  /** The month in which the money ran out, if it did. */
  readonly exhaustedInMonth?: number
  readonly months: readonly WithdrawalMonth[]
}

export function withdrawMonthly(plan: WithdrawalPlan): Withdrawals {
  const growth = monthlyRate(plan.annualReturnBps).plus(1)
  const months: WithdrawalMonth[] = []
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
    months.push({
      month,
      withdrawnPaise: paidPaise,
      earnedPaise: balancePaise + paidPaise - before,
      balancePaise,
    })
  }
  return {
    withdrawnPaise,
    earnedPaise: balancePaise + withdrawnPaise - plan.investedPaise,
    balancePaise,
    ...(balancePaise === 0 && { exhaustedInMonth: months.length }),
    months,
  }
}

/** One row for every year of the plan. */
export function withdrawalYears(months: readonly WithdrawalMonth[]): WithdrawalMonth[] {
  const years: WithdrawalMonth[] = []
  for (const { month, withdrawnPaise, earnedPaise, balancePaise } of months) {
    const year = Math.ceil(month / 12)
    const sum = years[year - 1] ?? { withdrawnPaise: 0, earnedPaise: 0 }
    years[year - 1] = {
      month: year,
      withdrawnPaise: sum.withdrawnPaise + withdrawnPaise,
      earnedPaise: sum.earnedPaise + earnedPaise,
      balancePaise,
    }
  }
  return years
}

const withdrawn = { en: 'Withdrawn', hi: 'निकाला गया' }

export const swp = calculation({
  fields: {
    invested: money('Invested at the start', 'शुरुआती निवेश', {
      initial: 20_00_000,
      min: 10_000,
      max: 50_00_00_000,
    }),
    withdrawal: money('Withdrawn each month', 'हर महीने निकासी', {
      initial: 15_000,
      min: 100,
      max: 1_00_00_000,
    }),
    return: expectedFundReturn(8),
    years: duration('For how many years', 'कितने साल', { initialYears: 15, maxYears: 40 }),
  },
  compute({ invested, withdrawal, return: annualReturnBps, years: months }) {
    const plan = { investedPaise: invested, withdrawalPaise: withdrawal, annualReturnBps, months }
    const result = withdrawMonthly(plan)
    const byYear = withdrawalYears(result.months)
    return {
      headline: figure('Left at the end', 'अंत में बची रकम', toRupee(result.balancePaise)),
      figures: [
        figure('Invested', 'निवेश', toRupee(invested)),
        figure('Withdrawn in all', 'कुल निकासी', toRupee(result.withdrawnPaise)),
        figure('Earned meanwhile', 'इस बीच कमाई', toRupee(result.earnedPaise)),
      ],
      notes: result.exhaustedInMonth === undefined ? [] : [runOutNote(result.exhaustedInMonth)],
      charts: [
        {
          kind: 'columns',
          title: { en: 'What is left at the end of each year', hi: 'हर साल के अंत में बची रकम' },
          series: [terms.balance],
          columns: byYear.map(({ month: year, balancePaise }) => ({
            label: yearLabel(year),
            paise: [balancePaise],
          })),
        },
      ],
      tables: [
        withdrawalTable(terms.yearByYear, terms.year, byYear),
        { ...withdrawalTable(terms.monthByMonth, terms.month, result.months), folded: true },
      ],
    }
  },
})

function runOutNote(month: number): Note {
  const { en, hi } = durationText(month)
  return {
    tone: 'warning',
    text: {
      en: `At this rate the money runs out after ${en}. Withdraw less, or start with more.`,
      hi: `इस दर पर पैसा ${hi} में ख़त्म हो जाएगा। कम निकालें, या ज़्यादा से शुरू करें।`,
    },
  }
}

function withdrawalTable(
  caption: Table['caption'],
  period: Table['caption'],
  rows: readonly WithdrawalMonth[],
): Table {
  const earned = wholeRupees(rows.map(({ earnedPaise }) => earnedPaise))
  const withdrawals = wholeRupees(rows.map(({ withdrawnPaise }) => withdrawnPaise))
  return {
    caption,
    columns: [period, withdrawn, terms.earned, terms.balance],
    rows: rows.map((row, index): readonly Value[] => [
      count(row.month),
      toRupee(withdrawals[index] ?? 0),
      toRupee(earned[index] ?? 0),
      toRupee(row.balancePaise),
    ]),
  }
}
