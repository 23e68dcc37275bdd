/** The result of every loan calculator: the instalment, the cost and the repayment schedule. */
import type { Bilingual } from '@chowk/catalog'
import { type Instalment, type LoanYear, loanYears, type Repayment } from '../arithmetic/loan.ts'
import { duration } from '../form/duration-field.ts'
import { money, percent } from '../form/fields.ts'
import {
  count,
  type Figure,
  figure,
  type Note,
  type Outcome,
  type Table,
  toPaisa,
  toRupee,
  type Value,
  wholeRupees,
} from '../outcome/outcome.ts'
import { terms, yearLabel } from '../outcome/terms.ts'

/** The three fields of every loan, with the names that customers use. */
interface Ranges {
  readonly amount: { readonly initial: number; readonly min: number; readonly max: number }
  readonly rate: { readonly initial: number; readonly max: number }
  readonly years: { readonly initialYears: number; readonly maxYears: number }
}

export function loanFields(ranges: Ranges) {
  return {
    amount: money('Loan amount', 'लोन रकम', ranges.amount),
    rate: percent('Interest rate (% a year)', 'ब्याज दर (% सालाना)', ranges.rate),
    years: duration('Tenure (years)', 'अवधि (साल)', {
      hint: { en: 'Or “30 months”', hi: 'या “30 महीने”' },
      ...ranges.years,
    }),
  }
}

interface LoanOutcome {
  readonly principalPaise: number
  readonly repayment: Repayment
  /** Shown after the figures of every loan. */
  readonly figures?: readonly Figure[]
  readonly notes?: readonly Note[]
}

export function loanOutcome({ principalPaise, repayment, figures = [], notes = [] }: LoanOutcome): Outcome {
  const years = loanYears(repayment.instalments)
  return {
    headline: figure('Monthly instalment (EMI)', 'मासिक किस्त (EMI)', toPaisa(repayment.emiPaise)),
    figures: [
      figure('Loan amount', 'लोन रकम', toRupee(principalPaise)),
      { label: terms.totalInterest, value: toRupee(repayment.totalInterestPaise) },
      figure('You pay in all', 'कुल भुगतान', toRupee(repayment.totalPaise)),
      ...figures,
    ],
    notes,
    charts: [
      {
        kind: 'parts',
        title: { en: 'What you pay', hi: 'आप जो चुकाते हैं' },
        parts: [
          { label: terms.principal, paise: principalPaise },
          { label: terms.interest, paise: repayment.totalInterestPaise },
        ],
      },
      {
        kind: 'columns',
        title: { en: 'Principal and interest of each year', hi: 'हर साल का मूलधन और ब्याज' },
        series: [terms.principal, terms.interest],
        columns: years.map(({ year, principalPaise, interestPaise }) => ({
          label: yearLabel(year),
          paise: [principalPaise, interestPaise],
        })),
      },
    ],
    tables: [
      scheduleTable(terms.yearByYear, terms.year, years, row => row.year),
      {
        ...scheduleTable(terms.monthByMonth, terms.month, repayment.instalments, row => row.month),
        folded: true,
      },
    ],
  }
}

function scheduleTable<Row extends LoanYear | Instalment>(
  caption: Bilingual,
  period: Bilingual,
  rows: readonly Row[],
  periodOf: (row: Row) => number,
): Table {
  const payments = wholeRupees(rows.map(({ paymentPaise }) => paymentPaise))
  const principals = wholeRupees(rows.map(({ principalPaise }) => principalPaise))
  return {
    caption,
    columns: [period, terms.paid, terms.principal, terms.interest, terms.owed],
    rows: rows.map((row, index): readonly Value[] => {
      const [paid = 0, principal = 0] = [payments[index], principals[index]]
      return [count(periodOf(row)), ...[paid, principal, paid - principal, row.balancePaise].map(toRupee)]
    }),
  }
}
