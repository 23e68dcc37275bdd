/** The three fields that every loan has, by the names people know them by. */
import { duration } from './duration-field.ts'
import { money, percent } from './fields.ts'

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
