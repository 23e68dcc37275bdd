import { repay } from '../arithmetic/loan.ts'
import { loanToValueBps } from '../arithmetic/loan-to-value.ts'
import { money } from '../form/fields.ts'
import { figure, percentage, toRupee } from '../outcome/outcome.ts'
import { calculation } from './calculation.ts'
import { loanFields, loanOutcome } from './loan-outcome.ts'

export const carLoan = calculation({
  fields: {
    ...loanFields({
      amount: { initial: 8_00_000, min: 50_000, max: 5_00_00_000 },
      rate: { initial: 9.25, max: 25 },
      years: { initialYears: 5, maxYears: 8 },
    }),
    down: money('Down payment', 'डाउन पेमेंट', {
      hint: { en: 'What you pay yourself, of the on-road price', hi: 'ऑन-रोड क़ीमत में से जो आप ख़ुद देते हैं' },
      initial: 2_00_000,
      min: 0,
      max: 10_00_00_000,
      optional: true,
    }),
  },
  compute({ amount, rate, years: months, down }) {
    const repayment = repay({ principalPaise: amount, annualRateBps: rate, months })
    return loanOutcome({
      principalPaise: amount,
      repayment,
      figures: [
        figure('On-road price', 'ऑन-रोड क़ीमत', toRupee(amount + down)),
        figure('The car costs you in all', 'कार की कुल लागत', toRupee(repayment.totalPaise + down)),
        figure(
          'Share paid by the loan',
          'लोन से चुकाया गया हिस्सा',
          percentage(loanToValueBps(amount, amount + down)),
        ),
      ],
    })
  },
})
