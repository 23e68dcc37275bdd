/** Goods and services tax, and the loan-to-value limits of home loans. */
import { ruleFrom } from './rule.ts'
import listed from './trade.json' with { type: 'json' }

/** The standard and merit rates, the one for luxury and harmful goods, and those for gold, diamonds and rough stones. */
export const gstRates = ruleFrom('gst-rates', listed['gst-rates'])

/** Tobacco and pan masala stayed at 28% for four months longer. */
export const tobaccoGst = ruleFrom('tobacco-gst', listed['tobacco-gst'])

/** The tax contained in our fee for a bill or a recharge. */
export const feeGst = ruleFrom('fee-gst', listed['fee-gst'])

/** The bands by the size of the loan, smallest first; the last band has no end. */
export const loanToValue = ruleFrom('loan-to-value', listed['loan-to-value'])
