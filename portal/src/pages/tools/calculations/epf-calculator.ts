import { contributionOf, providentFund, providentFundRules } from '../../../calculators/provident-fund.ts'
import { choice, money, percent, whole } from '../form/fields.ts'
import { exact, rounded } from '../outcome/outcome.ts'
import { savingsOutcome } from '../outcome/savings-outcome.ts'
import { terms } from '../outcome/terms.ts'
import { calculation } from './calculation.ts'

const { annualRateBps, retirementAge } = providentFundRules

export const epf = calculation({
  fields: {
    wage: money({
      label: { en: 'Basic pay and DA each month', hi: 'मासिक मूल वेतन और महँगाई भत्ता' },
      initial: 30_000,
      min: 1_000,
      max: 50_00_000,
    }),
    age: whole({
      label: { en: 'Your age (years)', hi: 'आपकी उम्र (साल)' },
      initial: 30,
      min: 18,
      max: retirementAge - 1,
    }),
    retirement: whole({
      label: { en: 'Until the age of', hi: 'किस उम्र तक' },
      hint: { en: 'The pension scheme ends at 58', hi: 'पेंशन योजना 58 पर समाप्त होती है' },
      initial: retirementAge,
      min: 19,
      max: retirementAge,
    }),
    increase: percent({
      label: { en: 'Raise each year (%)', hi: 'हर साल वेतन वृद्धि (%)' },
      initial: 5,
      min: 0,
      max: 20,
    }),
    opening: money({
      label: { en: 'In the fund already', hi: 'फ़ंड में पहले से' },
      initial: 0,
      min: 0,
      max: 10_00_00_000,
      optional: true,
    }),
    pension: choice({
      label: { en: 'Member of the pension scheme (EPS)', hi: 'पेंशन योजना (ईपीएस) के सदस्य' },
      options: [
        { value: 'yes', label: { en: 'Yes', hi: 'हाँ' } },
        { value: 'no', label: { en: 'No', hi: 'नहीं' } },
      ],
    }),
    rate: percent({
      label: { en: 'Interest rate (% a year)', hi: 'ब्याज दर (% सालाना)' },
      hint: { en: '8.25% was declared for 2025-26', hi: '2025-26 के लिए 8.25% घोषित' },
      initial: annualRateBps / 100,
      min: 0,
      max: 15,
    }),
  },
  check: ({ age, retirement }) =>
    retirement > age
      ? undefined
      : {
          field: 'retirement',
          message: {
            en: '“Until the age of” is not after your age today. Enter a later age, 58 at most.',
            hi: '“किस उम्र तक” आपकी आज की उम्र के बाद नहीं है। बाद की उम्र लिखें, ज़्यादा से ज़्यादा 58।',
          },
        },
  compute({ wage, age, retirement, increase, opening, pension, rate }) {
    const inPensionScheme = pension === 'yes'
    const fund = providentFund({
      monthlyWagePaise: wage,
      yearlyIncreaseBps: increase,
      annualRateBps: rate,
      years: retirement - age,
      openingPaise: opening,
      inPensionScheme,
    })
    const now = contributionOf(wage, inPensionScheme)
    return savingsOutcome({
      savings: fund,
      rowsAre: 'years',
      headline: { label: { en: 'In the fund at the end', hi: 'अंत में फ़ंड में' }, value: rounded(fund.valuePaise) },
      invested: { en: 'Paid in', hi: 'अंशदान' },
      earned: terms.interest,
      startAge: age,
      figures: [
        { label: { en: 'Of it from you', hi: 'इसमें आपका अंशदान' }, value: rounded(fund.employeePaise) },
        {
          label: { en: 'Of it from your employer', hi: 'इसमें नियोक्ता का अंशदान' },
          value: rounded(fund.employerPaise),
        },
        { label: { en: 'From you this month', hi: 'इस महीने आपसे' }, value: exact(now.employeePaise) },
        {
          label: { en: 'From your employer this month', hi: 'इस महीने नियोक्ता से' },
          value: exact(now.employerPaise),
        },
        {
          label: { en: 'To the pension scheme this month', hi: 'इस महीने पेंशन योजना में' },
          value: exact(now.pensionPaise),
        },
      ],
    })
  },
})
