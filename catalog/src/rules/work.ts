/** What the law sets for working people: provident fund, gratuity, wages, the pension system. */
import { ruleFrom } from './rule.ts'
import listed from './work.json' with { type: 'json' }

/** Declared when the year is nearly over: the latest one is what anybody can reckon with. */
export const providentFundRate = ruleFrom('provident-fund-rate', listed['provident-fund-rate'])

export const providentFundShares = ruleFrom('provident-fund-ceiling', listed['provident-fund-ceiling'])

/** Wages count as at least this share of all pay. */
export const wageRule = ruleFrom('wage-share', listed['wage-share'])

/** The ceiling is the most the law makes an employer pay, and the most that is free of income tax over a lifetime. */
export const gratuityRules = ruleFrom('gratuity', listed.gratuity)

/** What may be taken out whole; up to the band, so much at once and the rest as annuity or in parts. */
export const pensionExit = ruleFrom('nps-exit', listed['nps-exit'])
