/** Every rule, for `npm run content:due`, and which pages besides the calculators speak by one. */

import type { IsoDate } from '../india-time.ts'
import { currencyRates } from '../money-tools/currencies.ts'
import { deductionLimits, employerNps, incomeTaxRates } from './income-tax.ts'
import {
  collectRequests,
  creditReporting,
  ombudsman,
  rentPayees,
  tollWithoutTag,
  turnaround,
} from './payments.ts'
import type { Rule } from './rule.ts'
import { smallSavings } from './small-savings.ts'
import { depositTax, fundGains, houseRent } from './tax-on-savings.ts'
import { feeGst, gstRates, loanToValue, tobaccoGst } from './trade.ts'
import { gratuityRules, pensionExit, providentFundRate, providentFundShares, wageRule } from './work.ts'

/** How long the table of exchange rates may pass for today's: a week. */
const europeanCentralBank = {
  name: { en: 'European Central Bank’s reference rates', hi: 'यूरोपीय सेंट्रल बैंक की संदर्भ दरें' },
  link: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
} as const

const weekAfter = (day: IsoDate): IsoDate =>
  new Date(Date.parse(day) + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10) as IsoDate

const exchangeRates: Rule<typeof currencyRates> = {
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

export const rules: readonly Rule[] = [
  incomeTaxRates,
  deductionLimits,
  employerNps,
  houseRent,
  depositTax,
  fundGains,
  smallSavings,
  providentFundRate,
  providentFundShares,
  wageRule,
  gratuityRules,
  pensionExit,
  gstRates,
  tobaccoGst,
  feeGst,
  loanToValue,
  ombudsman,
  turnaround,
  creditReporting,
  tollWithoutTag,
  collectRequests,
  rentPayees,
  exchangeRates,
]

/** By the first part of the path: a category's rule is on each of its providers' pages too. */
const rulesOfPages: Readonly<Record<string, readonly Rule[]>> = {
  grievance: [ombudsman],
  'credit-report': [creditReporting],
  'fastag-recharge': [tollWithoutTag],
  'toll-tag-recharge': [tollWithoutTag],
  'money-transfer': [collectRequests],
  'rental-bill-payment': [rentPayees],
  'currency-converter': [exchangeRates],
}

export function rulesOfPage(path: string): readonly Rule[] {
  return rulesOfPages[path.split('/')[1] ?? ''] ?? []
}
