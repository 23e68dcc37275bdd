/** The result of every loan calculator: the instalment, the cost and the repayment schedule. */
import type { Bilingual } from '@chowk/catalog'
import type { Instalment, Repayment } from '../arithmetic/loan.ts'
import { yearsOf } from '../arithmetic/savings.ts'
import { duration, money, percent } from '../form/fields.ts'
import {
  count,
  type Figure,
  type Note,
  type Outcome,
  partsChart,
  type Table,
  toPaisa,
  toRupee,
  wholeRupees,
} from '../outcome/outcome.ts'
import { numberText, terms } from '../outcome/terms.ts'
import text from './loan-outcome.json' with { type: 'json' }

/** The three fields of every loan, with the names that customers use. */
interface Ranges {
  readonly amount: Parameters<typeof money>[1]
  readonly rate: Parameters<typeof percent>[1]
  readonly years: Parameters<typeof duration>[1]
}

export const loanFields = ({ amount, rate, years }: Ranges) => ({
  amount: money(text.amount, amount),
  rate: percent(terms.interestRate, rate),
  years: duration(text.years, years),
})

interface LoanOutcome {
  readonly principalPaise: number
  readonly repayment: Repayment
  /** Shown after the figures of every loan. */
  readonly figures?: readonly Figure[]
  readonly notes?: readonly Note[]
}

export function loanOutcome({ principalPaise, repayment, figures = [], notes = [] }: LoanOutcome): Outcome {
  const { emiPaise, totalInterestPaise, totalPaise, instalments } = repayment
  const years = yearsOf(instalments, ['paymentPaise', 'interestPaise', 'principalPaise'])
  return {
    headline: { label: text.emi, value: toPaisa(emiPaise) },
    figures: [
      { label: text.amount, value: toRupee(principalPaise) },
      { label: terms.totalInterest, value: toRupee(totalInterestPaise) },
      { label: text.total, value: toRupee(totalPaise) },
      ...figures,
    ],
    notes,
    charts: [
      partsChart(text.parts, [terms.principal, principalPaise], [terms.interest, totalInterestPaise]),
      {
        kind: 'columns',
        title: text.eachYear,
        series: [terms.principal, terms.interest],
        columns: years.map(({ period, principalPaise, interestPaise }) => ({
          label: numberText(period),
          paise: [principalPaise, interestPaise],
        })),
      },
    ],
    tables: [
      repaymentTable(terms.yearByYear, terms.year, years),
      { ...repaymentTable(terms.monthByMonth, terms.month, instalments), folded: true },
    ],
  }
}

function repaymentTable(caption: Bilingual, period: Bilingual, rows: readonly Instalment[]): Table {
  const payments = wholeRupees(rows.map(({ paymentPaise }) => paymentPaise))
  const principals = wholeRupees(rows.map(({ principalPaise }) => principalPaise))
  return {
    caption,
    columns: [period, terms.paid, terms.principal, terms.interest, terms.owed],
    rows: rows.map((row, index) => {
      const [paid = 0, principal = 0] = [payments[index], principals[index]]
      return [count(row.period), ...[paid, principal, paid - principal, row.balancePaise].map(toRupee)]
    }),
  }
}
