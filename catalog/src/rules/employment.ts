/** Legal rates and limits for employees: provident fund, gratuity, wages, the pension system. */

import listed from './employment.json' with { type: 'json' }
import { ruleFrom } from './rule.ts'

/** Declared near the end of the year, so the latest rate is an estimate for the current one. */
export const providentFundRate = ruleFrom('provident-fund-rate', listed['provident-fund-rate'])

export const providentFundShares = ruleFrom('provident-fund-shares', listed['provident-fund-shares'])

/** At least this share of all pay counts as wages. */
export const wageRule = ruleFrom('wage-share', listed['wage-share'])

/** The most that an employer must pay, and the most that is tax-free over a lifetime. */
export const gratuityRules = ruleFrom('gratuity', listed.gratuity)

/** The share that may be withdrawn. Savings up to `bandPaise` pay `bandAtOncePaise` at once, the rest in parts or as annuity. */
export const pensionExit = ruleFrom('nps-exit', listed['nps-exit'])
