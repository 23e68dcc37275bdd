/** How long the table of exchange rates may pass for today's: a week. */

import type { IsoDate } from '../india-time.ts'
import { currencyRates } from '../money-tools/currency-rates.ts'
import type { Rule } from './rule.ts'

const europeanCentralBank = {
  name: { en: 'European Central Bank’s reference rates', hi: 'यूरोपीय सेंट्रल बैंक की संदर्भ दरें' },
  link: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
} as const

const weekAfter = (day: IsoDate): IsoDate =>
  new Date(Date.parse(day) + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10) as IsoDate

export const exchangeRates: Rule<typeof currencyRates> = {
  id: 'exchange-rates',
  name: { en: 'Exchange rates', hi: 'विनिमय दरें' },
  rows: [
    {
      value: currencyRates,
      from: currencyRates.asOf,
      until: weekAfter(currencyRates.asOf),
      source: europeanCentralBank,
      checkedOn: currencyRates.asOf,
    },
  ],
  check: europeanCentralBank,
}
