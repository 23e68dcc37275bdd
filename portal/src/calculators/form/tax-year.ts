/** The tax year whose law applies: the latest is first. */
import { incomeTaxRates, type TaxYear } from '@chowk/catalog'
import words from './fields.json' with { type: 'json' }
import { choiceOf } from './fields.ts'

const years = incomeTaxRates.rows.toReversed().map(({ value }) => value.year)

export const taxYear = choiceOf<TaxYear>(
  words.taxYear,
  years.map(year => ({ value: year, label: { en: year, hi: year } })),
)
