import { type WithdrawalMonth, withdraw, withdrawalYears } from '../../../../calculators/withdrawal-plan.ts'
import { duration } from '../form/duration-field.ts'
import { money } from '../form/fields.ts'
import { expectedFundReturn } from '../form/fund-return.ts'
import { count, figure, type Note, rounded, type Table, type Value, wholeRupees } from '../outcome/outcome.ts'
import { duration as durationText, terms, yearLabel } from '../outcome/terms.ts'
import { calculation } from './calculation.ts'

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
    const result = withdraw(plan)
    const byYear = withdrawalYears(result.months)
    return {
      headline: figure('Left at the end', 'अंत में बची रकम', rounded(result.balancePaise)),
      figures: [
        figure('Invested', 'निवेश', rounded(invested)),
        figure('Withdrawn in all', 'कुल निकासी', rounded(result.withdrawnPaise)),
        figure('Earned meanwhile', 'इस बीच कमाई', rounded(result.earnedPaise)),
      ],
      notes: result.exhaustedInMonth === undefined ? [] : [ranOut(result.exhaustedInMonth)],
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

function ranOut(month: number): Note {
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
      rounded(withdrawals[index] ?? 0),
      rounded(earned[index] ?? 0),
      rounded(row.balancePaise),
    ]),
  }
}
