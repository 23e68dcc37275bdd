import { recurringDeposit } from '../../../../calculators/recurring-deposit.ts'
import { money, percent, whole } from '../form/fields.ts'
import { notifiedRate } from '../form/notified-rate.ts'
import { savingsOutcome } from '../outcome/savings-outcome.ts'
import { terms } from '../outcome/terms.ts'
import { calculation } from './calculation.ts'

export const rd = calculation({
  fields: {
    monthly: money('Deposited each month', 'हर महीने जमा', { initial: 5_000, min: 100, max: 10_00_000 }),
    rate: percent('Interest rate (% a year)', 'ब्याज दर (% सालाना)', {
      ...notifiedRate('recurringDepositBps'),
      max: 15,
    }),
    months: whole('Number of months', 'कितने महीने', {
      hint: { en: '60 at a post office; 6 to 120 at most banks', hi: 'डाकघर में 60; ज़्यादातर बैंकों में 6 से 120' },
      initial: 60,
      min: 3,
      max: 120,
    }),
  },
  compute({ monthly, rate, months }) {
    const savings = recurringDeposit({ monthlyPaise: monthly, annualRateBps: rate, months })
    return savingsOutcome({ savings, rowsAre: 'months', invested: terms.deposited, earned: terms.interest })
  },
})
