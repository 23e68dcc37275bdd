import { shareOf } from '../arithmetic/decimal.ts'
import { annualCostBps, repay } from '../arithmetic/loan.ts'
import { percent } from '../form/fields.ts'
import { percentage, toRupee } from '../outcome/outcome.ts'
import { defineCalculation } from './calculation.ts'
import { loanFields, loanOutcome } from './loan-outcome.ts'
import text from './personal-loan-emi-calculator.json' with { type: 'json' }

const gstOnFeesBps = 1800

export const calculation = defineCalculation({
  fields: {
    ...loanFields({
      amount: { initial: 3_00_000, min: 5_000, max: 1_00_00_000 },
      rate: { initial: 14, max: 40 },
      years: { initialYears: 3, maxYears: 7 },
    }),
    fee: percent(text.fee, { initial: 2, max: 10 }),
  },
  compute({ amount, rate, years: months, fee }) {
    const loan = { principalPaise: amount, annualRateBps: rate, months }
    const feePaise = shareOf(amount, fee)
    const feeWithGst = feePaise + shareOf(feePaise, gstOnFeesBps)
    const received = amount - feeWithGst
    return loanOutcome({
      principalPaise: amount,
      repayment: repay(loan),
      figures: [
        { label: text.feeWithGst, value: toRupee(feeWithGst) },
        { label: text.received, value: toRupee(received) },
        { label: text.apr, value: percentage(annualCostBps(loan, received)) },
      ],
    })
  },
})
