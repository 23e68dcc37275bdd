/** The three fields that every loan has, by the names people know them by. */
import { money, percent, whole } from './fields.ts'

interface Range {
  readonly initial: number
  readonly min: number
  readonly max: number
}

export function loanFields(ranges: { readonly amount: Range; readonly rate: Range; readonly years: Range }) {
  return {
    amount: money({ label: { en: 'Loan amount', hi: 'लोन राशि' }, ...ranges.amount }),
    rate: percent({ label: { en: 'Interest rate (% a year)', hi: 'ब्याज दर (% सालाना)' }, ...ranges.rate }),
    years: whole({ label: { en: 'Tenure (years)', hi: 'अवधि (साल)' }, ...ranges.years }),
  }
}
