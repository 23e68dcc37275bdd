import { repay } from '../../../../calculators/loan.ts'
import { loanFields } from '../form/loan-fields.ts'
import { loanOutcome } from '../outcome/loan-outcome.ts'
import { calculation } from './calculation.ts'

export const emi = calculation({
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
