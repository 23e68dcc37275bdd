import { sukanyaRules, sukanyaSavings } from '../arithmetic/small-savings.ts'
import { integer, money } from '../form/fields.ts'
import { depositTiming, notifiedRate } from '../form/small-savings-fields.ts'
import { count } from '../outcome/outcome.ts'
import { terms } from '../outcome/terms.ts'
import { defineCalculation } from './calculation.ts'
import { savingsOutcome } from './savings-outcome.ts'
import text from './sukanya-samriddhi-yojana-calculator.json' with { type: 'json' }

const { minYearlyPaise, maxYearlyPaise, termYears, depositYears, maxAgeAtOpening } = sukanyaRules

export const calculation = defineCalculation({
  fields: {
    yearly: money(
      { ...terms.depositedYearly, hint: text.yearlyHint },
      { initial: 1_50_000, min: minYearlyPaise / 100, max: maxYearlyPaise / 100 },
    ),
    timing: depositTiming,
    age: integer(text.age, { initial: 2, min: 0, max: maxAgeAtOpening }),
    rate: notifiedRate('sukanyaSamriddhiBps'),
  },
  compute({ yearly, timing, age, rate }) {
    const savings = sukanyaSavings({ yearlyPaise: yearly, annualRateBps: rate, timing })
    return savingsOutcome({
      savings,
      rowsAre: 'years',
      invested: terms.deposited,
      earned: terms.interest,
      startAge: age,
      figures: [
        { label: text.ageAtMaturity, value: count(age + termYears) },
        { label: text.depositYears, value: count(depositYears) },
      ],
    })
  },
})
