import { investMonthly } from '../arithmetic/monthly-investment.ts'
import { duration, yearsAndMonths } from '../form/duration-field.ts'
import { money, percent } from '../form/fields.ts'
import { figure, toRupee } from '../outcome/outcome.ts'
import { calculation } from './calculation.ts'
import { expectedFundReturn, savingsOutcome } from './savings-outcome.ts'

export const sip = calculation({
  fields: {
    monthly: money('Invested each month', 'हर महीने निवेश', { initial: 10_000, min: 100, max: 10_00_000 }),
    return: expectedFundReturn(12),
    years: duration('For how many years', 'कितने साल', { initialYears: 10, maxYears: 40 }),
    stepUp: percent('Raise each year (%)', 'हर साल बढ़ोतरी (%)', {
      hint: { en: '0 keeps the same amount throughout', hi: '0 रखने पर रकम वही रहेगी' },
      initial: 0,
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
      headline: figure('Estimated value', 'अनुमानित मूल्य', toRupee(savings.valuePaise)),
      earned: { en: 'Estimated gain', hi: 'अनुमानित लाभ' },
    })
  },
})
