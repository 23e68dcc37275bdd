import { repay } from '../arithmetic/loan.ts'
import { defineCalculation } from './calculation.ts'
import { loanFields, loanOutcome } from './loan-outcome.ts'

export const calculation = defineCalculation({
  fields: loanFields({
    amount: { initial: 10_00_000, min: 1_000, max: 10_00_00_000 },
    rate: { initial: 8.5, max: 40 },
    years: { initialYears: 20, maxYears: 40 },
  }),
  compute({ amount, rate, years: months }) {
    const repayment = repay({ principalPaise: amount, annualRateBps: rate, months })
    return loanOutcome({ principalPaise: amount, repayment })
  },
})
