/** Round amounts a person would look up: 1, 5, 10 … dollars, but 1,000, 5,000 … rupiah. */
import { currencyRates } from '@chowk/catalog'
import type { KnownCurrency } from './convert.ts'

const steps = [1, 5, 10, 50, 100, 500, 1_000, 5_000, 10_000] as const

/** In whole units of the currency. */
export function usualAmounts({ code }: KnownCurrency): readonly number[] {
  const { microRupees } = currencyRates.rates[code]
  // A unit worth about a rupee or less is spent by the hundred, one worth less than a few paise by the thousand.
  const scale = microRupees > 2_000_000 ? 1 : microRupees >= 50_000 ? 100 : 1_000
  return steps.map(step => step * scale)
}
