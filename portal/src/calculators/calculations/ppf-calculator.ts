import { ppfRules, ppfSavings } from '../arithmetic/small-savings.ts'
import { choice, money, percent } from '../form/fields.ts'
import { depositTiming, notifiedRate } from '../form/small-savings-fields.ts'
import { terms } from '../outcome/terms.ts'
import { calculation } from './calculation.ts'
import { savingsOutcome } from './savings-outcome.ts'

const { termYears, blockYears, minYearlyPaise, maxYearlyPaise } = ppfRules
const terms15And = (blocks: number): number => termYears + blocks * blockYears

export const ppf = calculation({
  fields: {
    yearly: money('Deposited each year', 'हर साल जमा', {
      hint: {
        en: 'From Rs. 500 to Rs. 1,50,000 in a financial year',
        hi: 'एक वित्त वर्ष में ₹500 से ₹1,50,000 तक',
      },
      initial: 1_50_000,
      min: minYearlyPaise / 100,
      max: maxYearlyPaise / 100,
    }),
    timing: depositTiming,
    years: choice(
      'Years',
      'साल',
      [0, 1, 2, 3].map(blocks => ({
        value: String(terms15And(blocks)),
        label: { en: `${terms15And(blocks)} years`, hi: `${terms15And(blocks)} साल` },
      })),
    ),
    rate: percent('Interest rate (% a year)', 'ब्याज दर (% सालाना)', { ...notifiedRate('ppfBps'), max: 15 }),
  },
  compute({ yearly, timing, years, rate }) {
    const savings = ppfSavings({ yearlyPaise: yearly, annualRateBps: rate, timing, years: Number(years) })
    return savingsOutcome({ savings, rowsAre: 'years', invested: terms.deposited, earned: terms.interest })
  },
})
