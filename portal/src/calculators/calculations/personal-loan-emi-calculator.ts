import { shareOf } from '../arithmetic/decimal.ts'
import { annualCostBps, repay } from '../arithmetic/loan.ts'
import { percent } from '../form/fields.ts'
import { figure, percentage, toRupee } from '../outcome/outcome.ts'
import { calculation } from './calculation.ts'
import { loanFields, loanOutcome } from './loan-outcome.ts'

const GST_ON_FEES_BPS = 1800

export const personalLoan = calculation({
  fields: {
    ...loanFields({
      amount: { initial: 3_00_000, min: 5_000, max: 1_00_00_000 },
      rate: { initial: 14, max: 40 },
      years: { initialYears: 3, maxYears: 7 },
    }),
    fee: percent('Processing fee (% of the loan)', 'प्रोसेसिंग शुल्क (लोन का %)', {
      hint: { en: 'Before GST; 18% GST is added', hi: 'GST से पहले; 18% GST जुड़ता है' },
      initial: 2,
      max: 10,
    }),
  },
  compute({ amount, rate, years: months, fee }) {
    const loan = { principalPaise: amount, annualRateBps: rate, months }
    const feePaise = shareOf(amount, fee)
    const withGst = feePaise + shareOf(feePaise, GST_ON_FEES_BPS)
    const received = amount - withGst
    return loanOutcome({
      principalPaise: amount,
      repayment: repay(loan),
      figures: [
        figure('Fee with GST', 'GST सहित शुल्क', toRupee(withGst)),
        figure('Reaches your account', 'खाते में आने वाली रकम', toRupee(received)),
        figure(
          'Yearly cost with the fee (APR)',
          'शुल्क सहित सालाना लागत (एपीआर)',
          percentage(annualCostBps(loan, received)),
        ),
      ],
    })
  },
})
