import { investMonthly } from '../arithmetic/monthly-investment.ts'
import { duration, money, percent, yearsAndMonths } from '../form/fields.ts'
import { toRupee } from '../outcome/outcome.ts'
import { terms } from '../outcome/terms.ts'
import { defineCalculation } from './calculation.ts'
import { expectedFundReturn, savingsOutcome } from './savings-outcome.ts'
import text from './sip-calculator.json' with { type: 'json' }

export const calculation = defineCalculation({
  fields: {
    monthly: money(terms.investedMonthly, { initial: 10_000, min: 100, max: 10_00_000 }),
    return: expectedFundReturn(12),
    years: duration(terms.howManyYears, { initialYears: 10, maxYears: 40 }),
    stepUp: percent(text.stepUp, { initial: 0, max: 25 }),
  },
  compute({ monthly: monthlyPaise, return: annualReturnBps, years: months, stepUp: yearlyStepUpBps }) {
    const length = yearsAndMonths(months)
    const savings = investMonthly({ monthlyPaise, annualReturnBps, yearlyStepUpBps, ...length })
    return savingsOutcome({
      savings,
      rowsAre: 'months',
      headline: { label: terms.estimatedValue, value: toRupee(savings.valuePaise) },
      earned: terms.estimatedGain,
    })
  },
})
