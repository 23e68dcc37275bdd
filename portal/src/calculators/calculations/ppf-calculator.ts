import { fillBilingual } from '../../content/fill.ts'
import { ppfRules, ppfSavings } from '../arithmetic/small-savings.ts'
import { choiceOf, money } from '../form/fields.ts'
import { depositTiming, notifiedRate } from '../form/small-savings-fields.ts'
import { terms } from '../outcome/terms.ts'
import { defineCalculation } from './calculation.ts'
import text from './ppf-calculator.json' with { type: 'json' }
import { savingsOutcome } from './savings-outcome.ts'

const { termYears, blockYears, minYearlyPaise, maxYearlyPaise } = ppfRules

const termOptions = [0, 1, 2, 3].map(blocks => {
  const years = termYears + blocks * blockYears
  return { value: String(years), label: fillBilingual(text.term, { years }) }
})

export const calculation = defineCalculation({
  fields: {
    yearly: money(
      { ...terms.depositedYearly, hint: text.yearlyHint },
      { initial: 1_50_000, min: minYearlyPaise / 100, max: maxYearlyPaise / 100 },
    ),
    timing: depositTiming,
    years: choiceOf(terms.years, termOptions),
    rate: notifiedRate('ppfBps'),
  },
  compute({ yearly, timing, years, rate }) {
    const savings = ppfSavings({ yearlyPaise: yearly, annualRateBps: rate, timing, years: Number(years) })
    return savingsOutcome({ savings, rowsAre: 'years', invested: terms.deposited, earned: terms.interest })
  },
})
