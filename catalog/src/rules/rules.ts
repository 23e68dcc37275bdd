/** Every rule, for `npm run content:due`, and the pages besides the calculators that use one. */

import { daysAfter } from '../india-time.ts'
import { currencyRates } from '../money-tools/currencies.ts'
import booking from './booking.json' with { type: 'json' }
import employment from './employment.json' with { type: 'json' }
import { deductionLimits, employerNps, houseRent, incomeTaxRates } from './income-tax.ts'
import payments from './payments.json' with { type: 'json' }
import { dateText, type ListedRule, type Rule, ruleFrom } from './rule.ts'
import pages from './rules-of-pages.json' with { type: 'json' }
import savings from './small-savings.json' with { type: 'json' }
import taxOnSavings from './tax-on-savings.json' with { type: 'json' }
import trade from './trade.json' with { type: 'json' }

const europeanCentralBank = {
  name: { en: 'European Central Bank’s reference rates', hi: 'यूरोपीय केंद्रीय बैंक की संदर्भ दरें' },
  link: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
} as const

/** The day until which exchange rates count as current. */
const ratesUntil = daysAfter(currencyRates.asOf, 7)
const ratesFrom = dateText(currencyRates.asOf)

const exchangeRates: Rule<typeof currencyRates> = {
  id: 'exchange-rates',
  name: { en: 'Exchange rates', hi: 'विनिमय दरें' },
  rows: [
    {
      value: currencyRates,
      from: currencyRates.asOf,
      until: ratesUntil,
      called: {
        en: `those of ${ratesFrom.en}, for use until ${dateText(ratesUntil).en}`,
        hi: `${ratesFrom.hi} की, ${dateText(ratesUntil).hi} तक के लिए`,
      },
      source: europeanCentralBank,
      checkedOn: currencyRates.asOf,
    },
  ],
  check: europeanCentralBank,
}

const listed: Readonly<Record<string, ListedRule<unknown>>> = {
  ...taxOnSavings,
  ...savings,
  ...employment,
  ...trade,
  ...payments,
  ...booking,
}

export const rules: readonly Rule[] = [
  incomeTaxRates,
  deductionLimits,
  employerNps,
  houseRent,
  ...Object.entries(listed).map(([id, rule]) => ruleFrom(id, rule)),
  exchangeRates,
]

/** By path; one that ends in a slash includes the pages below it: a category's rule is also its providers'. */
const rulesOfPages = new Map(
  Object.entries(pages).map(([path, ids]) => [path, rules.filter(({ id }) => ids.includes(id))]),
)

export function rulesOfPage(path: string): readonly Rule[] {
  const page = path.slice(1)
  return rulesOfPages.get(page) ?? rulesOfPages.get(`${page.split('/')[0]}/`) ?? []
}
