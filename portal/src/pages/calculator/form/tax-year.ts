/** Which year's law a form asks by: the latest first. */
import { incomeTaxRates, type TaxYear } from '@chowk/catalog'
import { choice } from './fields.ts'

export const taxYear = choice<TaxYear>({
  label: { en: 'Tax year', hi: 'कर वर्ष' },
  options: incomeTaxRates.rows.toReversed().map(({ value: { year } }) => ({
    value: year,
    label: { en: year, hi: year },
  })),
})
