import { investMonthly } from '../../../calculators/monthly-investment.ts'
import { duration, yearsAndMonths } from '../form/duration-field.ts'
import { money, percent } from '../form/fields.ts'
import { expectedFundReturn } from '../form/fund-return.ts'
import { rounded } from '../outcome/outcome.ts'
import { savingsOutcome } from '../outcome/savings-outcome.ts'
import { calculation } from './calculation.ts'

export const sip = calculation({
  fields: {
    monthly: money({
      label: { en: 'Invested each month', hi: 'हर महीने निवेश' },
      initial: 10_000,
      min: 100,
      max: 10_00_000,
    }),
    return: expectedFundReturn(12),
    years: duration({ label: { en: 'For how many years', hi: 'कितने साल' }, initialYears: 10, maxYears: 40 }),
    stepUp: percent({
      label: { en: 'Raise each year (%)', hi: 'हर साल बढ़ोतरी (%)' },
      hint: { en: '0 keeps the same amount throughout', hi: '0 रखने पर रकम वही रहेगी' },
      initial: 0,
      min: 0,
      max: 25,
    }),
  },
  compute({ monthly, return: annualReturnBps, years: months, stepUp }) {
    const savings = investMonthly({
      monthlyPaise: monthly,
      annualReturnBps,
      ...yearsAndMonths(months),
      yearlyStepUpBps: stepUp,
    })
    return savingsOutcome({
      savings,
      rowsAre: 'months',
      headline: { label: { en: 'Estimated value', hi: 'अनुमानित मूल्य' }, value: rounded(savings.valuePaise) },
      earned: { en: 'Estimated gain', hi: 'अनुमानित लाभ' },
    })
  },
})
