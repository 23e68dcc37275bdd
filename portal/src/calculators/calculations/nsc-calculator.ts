import { compound } from '../arithmetic/compound-interest.ts'
import { nscRules } from '../arithmetic/small-savings.ts'
import { money } from '../form/fields.ts'
import { notifiedRate } from '../form/small-savings-fields.ts'
import { toRupee } from '../outcome/outcome.ts'
import { terms } from '../outcome/terms.ts'
import { defineCalculation } from './calculation.ts'
import text from './nsc-calculator.json' with { type: 'json' }
import { savingsOutcome } from './savings-outcome.ts'

export const calculation = defineCalculation({
  fields: {
    amount: money(text.amount, { initial: 1_00_000, min: nscRules.minPaise / 100, max: 10_00_00_000 }),
    rate: notifiedRate('nscBps'),
  },
  check: ({ amount }) =>
    amount % 100_00 === 0 ? undefined : { field: 'amount', message: text.notInHundreds },
  compute({ amount, rate }) {
    const savings = compound({ principalPaise: amount, annualRateBps: rate, years: nscRules.termYears })
    const reinvested = savings.rows.slice(0, -1).reduce((sum, row) => sum + row.interestPaise, 0)
    return savingsOutcome({
      savings,
      rowsAre: 'years',
      earned: terms.interest,
      figures: [{ label: text.reinvested, value: toRupee(reinvested) }],
    })
  },
})
