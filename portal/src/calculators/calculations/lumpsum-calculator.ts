import { fillBilingual } from '../../content/fill.ts'
import { compound, growthRates } from '../arithmetic/compound-interest.ts'
import { duration, money, yearsAndMonths } from '../form/fields.ts'
import { toRupee } from '../outcome/outcome.ts'
import { terms } from '../outcome/terms.ts'
import { defineCalculation } from './calculation.ts'
import text from './lumpsum-calculator.json' with { type: 'json' }
import { expectedFundReturn, savingsOutcome } from './savings-outcome.ts'

export const calculation = defineCalculation({
  fields: {
    amount: money(text.amount, { initial: 1_00_000, min: 100, max: 10_00_00_000 }),
    return: expectedFundReturn(12),
    years: duration(terms.howManyYears, { initialYears: 10, maxYears: 40 }),
  },
  compute({ amount, return: annualRateBps, years: months }) {
    const savings = compound({ principalPaise: amount, annualRateBps, ...yearsAndMonths(months) })
    const gained = growthRates({ initialPaise: amount, finalPaise: savings.valuePaise, months })
    const times = ((10_000 + gained.absoluteBps) / 10_000).toFixed(2)
    return savingsOutcome({
      savings,
      rowsAre: 'years',
      headline: { label: terms.estimatedValue, value: toRupee(savings.valuePaise) },
      earned: terms.estimatedGain,
      figures: [{ label: text.becomes, value: { text: fillBilingual(text.times, { times }) } }],
    })
  },
})
