import { sukanyaRules, sukanyaSavings } from '../arithmetic/small-savings.ts'
import { integer, money, percent } from '../form/fields.ts'
import { depositTiming, notifiedRate } from '../form/small-savings-fields.ts'
import { count, figure } from '../outcome/outcome.ts'
import { terms } from '../outcome/terms.ts'
import { calculation } from './calculation.ts'
import { savingsOutcome } from './savings-outcome.ts'

const { minYearlyPaise, maxYearlyPaise, termYears, depositYears, maxAgeAtOpening } = sukanyaRules

export const sukanyaSamriddhiYojana = calculation({
  fields: {
    yearly: money('Deposited each year', 'हर साल जमा', {
      hint: {
        en: 'From Rs. 250 to Rs. 1,50,000 in a financial year',
        hi: 'एक वित्त वर्ष में ₹250 से ₹1,50,000 तक',
      },
      initial: 1_50_000,
      min: minYearlyPaise / 100,
      max: maxYearlyPaise / 100,
    }),
    timing: depositTiming,
    age: integer('Her age at opening (years)', 'खाता खुलते समय बेटी की उम्र (साल)', {
      hint: {
        en: 'In full years; an account is opened before she turns ten',
        hi: 'पूरे सालों में; खाता बेटी के दस साल की होने से पहले खुलता है',
      },
      initial: 2,
      min: 0,
      max: maxAgeAtOpening,
    }),
    rate: percent('Interest rate (% a year)', 'ब्याज दर (% सालाना)', {
      ...notifiedRate('sukanyaSamriddhiBps'),
      max: 15,
    }),
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
        figure('Her age at maturity', 'परिपक्वता पर उम्र', count(age + termYears)),
        figure('Years of deposits', 'जमा के साल', count(depositYears)),
      ],
    })
  },
})
