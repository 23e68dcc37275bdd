/** The result of every savings calculator: the final value, the deposits and the growth. */
import type { Bilingual } from '@chowk/catalog'
import { type Period, type Savings, yearsOf } from '../arithmetic/savings.ts'
import { percent } from '../form/fields.ts'
import {
  count,
  type Figure,
  type Note,
  type Outcome,
  partsChart,
  type Table,
  toRupee,
  wholeRupees,
} from '../outcome/outcome.ts'
import { numberText, terms } from '../outcome/terms.ts'

/** The assumed yearly return of a fund. The field says that it is an assumption. */
export const expectedFundReturn = (initial: number) => percent(terms.expectedReturn, { initial, max: 30 })

interface SavingsOutcome {
  readonly savings: Savings
  /** Whether the rows of the savings are months or years. */
  readonly rowsAre: 'months' | 'years'
  readonly headline?: Figure
  readonly invested?: Bilingual
  readonly earned?: Bilingual
  /** Shown after the two figures of every plan. */
  readonly figures?: readonly Figure[]
  readonly notes?: readonly Note[]
  /** The age at the start, for plans that end at an age. */
  readonly startAge?: number
}

export function savingsOutcome({
  savings: { investedPaise, interestPaise, valuePaise, rows },
  rowsAre,
  headline = { label: terms.maturityValue, value: toRupee(valuePaise) },
  invested = terms.invested,
  earned = terms.earned,
  figures = [],
  notes = [],
  startAge,
}: SavingsOutcome): Outcome {
  const years = rowsAre === 'years' ? rows : yearsOf(rows, ['depositPaise', 'interestPaise'])
  const amounts = { depositPaise: invested, interestPaise: earned }
  let investedSoFar = 0
  return {
    headline,
    figures: [
      { label: invested, value: toRupee(investedPaise) },
      { label: earned, value: toRupee(interestPaise) },
      ...figures,
    ],
    notes,
    charts: [
      partsChart(terms.savingsParts, [invested, investedPaise], [earned, interestPaise]),
      {
        kind: 'columns',
        title: terms.savingsGrowth,
        series: [invested, earned],
        columns: years.map(({ period, depositPaise, balancePaise }) => {
          investedSoFar += depositPaise
          return { label: numberText(period), paise: [investedSoFar, balancePaise - investedSoFar] }
        }),
      },
    ],
    tables: [
      periodTable(terms.yearByYear, terms.year, years, amounts, startAge),
      ...(rowsAre === 'months'
        ? [{ ...periodTable(terms.monthByMonth, terms.month, rows, amounts), folded: true }]
        : []),
    ],
  }
}

/** A table of periods with these amounts, in this order, and the balance. Its rounded amounts add up to their sum. */
export function periodTable<Amount extends string>(
  caption: Bilingual,
  period: Bilingual,
  rows: readonly Period<NoInfer<Amount>>[],
  amounts: Readonly<Record<Amount, Bilingual>>,
  startAge?: number,
): Table {
  const names = Object.keys(amounts) as Amount[]
  const rounded = names.map(name => wholeRupees(rows.map(row => row[name])))
  const age = startAge === undefined ? [] : [terms.age]
  return {
    caption,
    columns: [period, ...age, ...names.map(name => amounts[name]), terms.balance],
    rows: rows.map((row, index) => [
      count(row.period),
      ...(startAge === undefined ? [] : [count(startAge + row.period)]),
      ...rounded.map(column => toRupee(column[index] ?? 0)),
      toRupee(row.balancePaise),
    ]),
  }
}
