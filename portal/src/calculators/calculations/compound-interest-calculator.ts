import { compound, effectiveRateBps } from '../arithmetic/compound-interest.ts'
import { choice, duration, money, percent, yearsAndMonths } from '../form/fields.ts'
import { percentage } from '../outcome/outcome.ts'
import { terms } from '../outcome/terms.ts'
import { defineCalculation } from './calculation.ts'
import text from './compound-interest-calculator.json' with { type: 'json' }
import { savingsOutcome } from './savings-outcome.ts'

export const calculation = defineCalculation({
  fields: {
    amount: money(terms.principal, { initial: 1_00_000, min: 1, max: 10_00_00_000 }),
    rate: percent(terms.interestRate, { initial: 8, max: 30 }),
    years: duration(terms.years, { initialYears: 10, maxYears: 40 }),
    times: choice(text.times),
  },
  compute({ amount, rate, years: months, times }) {
    const timesPerYear = Number(times)
    const deposit = { principalPaise: amount, annualRateBps: rate, timesPerYear, ...yearsAndMonths(months) }
    return savingsOutcome({
      savings: compound(deposit),
      rowsAre: 'years',
      invested: terms.principal,
      earned: terms.interest,
      figures: [{ label: terms.effectiveRate, value: percentage(effectiveRateBps(rate, timesPerYear)) }],
    })
  },
})
