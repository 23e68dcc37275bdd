/** The tax year whose law applies: the latest is first. */
import { incomeTaxRates, type TaxYear } from '@chowk/catalog'
import { choice } from './fields.ts'

const years = incomeTaxRates.rows.toReversed().map(({ value }) => value.year)

export const taxYear = choice<TaxYear>(
  'Tax year',
  'कर वर्ष',
  years.map(year => ({ value: year, label: { en: year, hi: year } })),
)
