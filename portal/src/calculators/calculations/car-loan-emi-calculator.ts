import { repay } from '../arithmetic/loan.ts'
import { loanToValueBps } from '../arithmetic/loan-to-value.ts'
import { money } from '../form/fields.ts'
import { percentage, toRupee } from '../outcome/outcome.ts'
import { defineCalculation } from './calculation.ts'
import text from './car-loan-emi-calculator.json' with { type: 'json' }
import { loanFields, loanOutcome } from './loan-outcome.ts'

export const calculation = defineCalculation({
  fields: {
    ...loanFields({
      amount: { initial: 8_00_000, min: 50_000, max: 5_00_00_000 },
      rate: { initial: 9.25, max: 25 },
      years: { initialYears: 5, maxYears: 8 },
    }),
    down: money(text.down, { initial: 2_00_000, min: 0, max: 10_00_00_000, optional: true }),
  },
  compute({ amount, rate, years: months, down }) {
    const repayment = repay({ principalPaise: amount, annualRateBps: rate, months })
    return loanOutcome({
      principalPaise: amount,
      repayment,
      figures: [
        { label: text.price, value: toRupee(amount + down) },
        { label: text.cost, value: toRupee(repayment.totalPaise + down) },
        { label: text.share, value: percentage(loanToValueBps(amount, amount + down)) },
      ],
    })
  },
})
