/** Every rule, for `npm run content:due`, and which pages besides the calculators speak by one. */
import { exchangeRates } from './exchange.ts'
import { deductionLimits, employerNps, incomeTaxRates } from './income-tax.ts'
import { collectRequests, creditReporting, ombudsman, rentPayees, tollWithoutTag } from './payments.ts'
import type { Rule } from './rule.ts'
import { smallSavings } from './small-savings.ts'
import { depositTax, fundGains, houseRent } from './tax-on-savings.ts'
import { feeGst, gstRates, loanToValue, tobaccoGst } from './trade.ts'
import { turnaround } from './turnaround.ts'
import { gratuityRules, pensionExit, providentFundRate, providentFundShares, wageRule } from './work.ts'

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

/** By the first part of the path: a category's rule stands on each of its providers' pages too. */
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
