/** The three fields that every loan has, by the names people know them by. */
import { duration } from './duration-field.ts'
import { money, percent } from './fields.ts'

interface Range {
  readonly initial: number
  readonly min: number
  readonly max: number
}

interface Years {
  readonly initialYears: number
  readonly maxYears: number
}

export function loanFields(ranges: { readonly amount: Range; readonly rate: Range; readonly years: Years }) {
  return {
    amount: money({ label: { en: 'Loan amount', hi: 'लोन रकम' }, ...ranges.amount }),
    rate: percent({ label: { en: 'Interest rate (% a year)', hi: 'ब्याज दर (% सालाना)' }, ...ranges.rate }),
    years: duration({
      label: { en: 'Tenure (years)', hi: 'अवधि (साल)' },
      hint: { en: 'Or “30 months”', hi: 'या “30 महीने”' },
      ...ranges.years,
    }),
  }
}
