import { sukanyaRules, sukanyaSamriddhi } from '../../../calculators/small-savings.ts'
import { depositTiming } from '../form/deposit-timing.ts'
import { choice, money, percent, whole } from '../form/fields.ts'
import { notifiedRate } from '../form/notified-rate.ts'
import { count } from '../outcome/outcome.ts'
import { savingsOutcome } from '../outcome/savings-outcome.ts'
import { terms } from '../outcome/terms.ts'
import { calculation } from './calculation.ts'

const { minYearlyPaise, maxYearlyPaise, termYears, depositYears, maxAgeAtOpening } = sukanyaRules

export const sukanyaSamriddhiYojana = calculation({
  fields: {
    yearly: money({
      label: { en: 'Deposited each year', hi: 'हर साल जमा' },
      hint: {
        en: 'From Rs. 250 to Rs. 1,50,000 in a financial year',
        hi: 'एक वित्त वर्ष में ₹250 से ₹1,50,000 तक',
      },
      initial: 1_50_000,
      min: minYearlyPaise / 100,
      max: maxYearlyPaise / 100,
    }),
    timing: choice(depositTiming),
    age: whole({
      label: { en: 'Her age at opening (years)', hi: 'खाता खुलते समय बेटी की उम्र (साल)' },
      hint: {
        en: 'In full years; an account is opened before she turns ten',
        hi: 'पूरे सालों में; खाता दस साल की होने से पहले खुलता है',
      },
      initial: 2,
      min: 0,
      max: maxAgeAtOpening,
    }),
    rate: percent({
      label: { en: 'Interest rate (% a year)', hi: 'ब्याज दर (% सालाना)' },
      ...notifiedRate('sukanyaSamriddhiBps'),
      min: 0,
      max: 15,
    }),
  },
  compute({ yearly, timing, age, rate }) {
    const savings = sukanyaSamriddhi({ yearlyPaise: yearly, annualRateBps: rate, timing })
    return savingsOutcome({
      savings,
      rowsAre: 'years',
      invested: terms.deposited,
      earned: terms.interest,
      startAge: age,
      figures: [
        { label: { en: 'Her age at maturity', hi: 'परिपक्वता पर उम्र' }, value: count(age + termYears) },
        { label: { en: 'Years of deposits', hi: 'जमा के साल' }, value: count(depositYears) },
      ],
    })
  },
})
