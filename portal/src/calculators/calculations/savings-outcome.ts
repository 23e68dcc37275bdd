/** The result of every savings calculator: the final value, the deposits and the growth. */
import type { Bilingual } from '@chowk/catalog'
import { type Savings, type SavingsRow, yearsOf } from '../arithmetic/savings.ts'
import { percent, type TypedField } from '../form/fields.ts'
import {
  type Chart,
  count,
  type Figure,
  type Note,
  type Outcome,
  type Table,
  toRupee,
  type Value,
  wholeRupees,
} from '../outcome/outcome.ts'
import { terms, yearLabel } from '../outcome/terms.ts'

/** The assumed yearly return of a fund. The field says that it is an assumption. */
export function expectedFundReturn(initial: number): TypedField {
  return percent('Expected return (% a year)', 'अनुमानित रिटर्न (% सालाना)', {
    hint: {
      en: 'A guess: mutual funds promise no return',
      hi: 'यह अनुमान है: म्यूचुअल फ़ंड किसी रिटर्न का वादा नहीं करते',
    },
    initial,
    max: 30,
  })
}

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

export function savingsOutcome(plan: SavingsOutcome): Outcome {
  const {
    savings,
    rowsAre,
    invested = terms.invested,
    earned = terms.earned,
    figures = [],
    notes = [],
  } = plan
  const years = rowsAre === 'years' ? savings.rows : yearsOf(savings.rows)
  const labels = { invested, earned }
  return {
    headline: plan.headline ?? { label: terms.maturityValue, value: toRupee(savings.valuePaise) },
    figures: [
      { label: invested, value: toRupee(savings.investedPaise) },
      { label: earned, value: toRupee(savings.interestPaise) },
      ...figures,
    ],
    notes,
    charts: [
      {
        kind: 'parts',
        title: { en: 'What it is made of', hi: 'यह रकम कैसे बनती है' },
        parts: [
          { label: invested, paise: savings.investedPaise },
          { label: earned, paise: savings.interestPaise },
        ],
      },
      growthChart(years, labels),
    ],
    tables: [
      savingsTable(terms.yearByYear, terms.year, years, labels, plan.startAge),
      ...(rowsAre === 'months'
        ? [{ ...savingsTable(terms.monthByMonth, terms.month, savings.rows, labels), folded: true }]
        : []),
    ],
  }
}

interface Labels {
  readonly invested: Bilingual
  readonly earned: Bilingual
}

/** The deposits and the interest in the balance at the end of every year. */
function growthChart(years: readonly SavingsRow[], { invested, earned }: Labels): Chart {
  let investedPaise = 0
  return {
    kind: 'columns',
    title: { en: 'How it grows', hi: 'यह कैसे बढ़ता है' },
    series: [invested, earned],
    columns: years.map(({ period, depositPaise, balancePaise }) => {
      investedPaise += depositPaise
      return { label: yearLabel(period), paise: [investedPaise, balancePaise - investedPaise] }
    }),
  }
}

function savingsTable(
  caption: Bilingual,
  period: Bilingual,
  rows: readonly SavingsRow[],
  { invested, earned }: Labels,
  startAge?: number,
): Table {
  const deposits = wholeRupees(rows.map(({ depositPaise }) => depositPaise))
  const interest = wholeRupees(rows.map(({ interestPaise }) => interestPaise))
  return {
    caption,
    columns: [period, ...(startAge === undefined ? [] : [terms.age]), invested, earned, terms.balance],
    rows: rows.map((row, index): readonly Value[] => [
      count(row.period),
      ...(startAge === undefined ? [] : [count(startAge + row.period)]),
      toRupee(deposits[index] ?? 0),
      toRupee(interest[index] ?? 0),
      toRupee(row.balancePaise),
    ]),
  }
}
