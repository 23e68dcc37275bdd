/** Goods and services tax, and how much of a home a bank may lend. */
import { ruleFrom } from './rule.ts'
import listed from './trade.json' with { type: 'json' }

/** The standard and merit rates, the one for luxury and harmful goods, and those for gold, diamonds and rough stones. */
export const gstRates = ruleFrom('gst-rates', listed['gst-rates'])

/** Tobacco and pan masala kept 28% for four months longer than the rest. */
export const tobaccoGst = ruleFrom('tobacco-gst', listed['tobacco-gst'])

/** What we take for paying a bill or a recharge contains it. */
export const feeGst = ruleFrom('fee-gst', listed['fee-gst'])

/** By the size of the loan, smallest first; the last band has no end. */
export const loanToValue = ruleFrom('loan-to-value', listed['loan-to-value'])
