import { simpleInterest as interestOn } from '../../../calculators/simple-interest.ts'
import { duration } from '../form/duration-field.ts'
import { money, percent, whole } from '../form/fields.ts'
import { exact } from '../outcome/outcome.ts'
import { savingsOutcome } from '../outcome/savings-outcome.ts'
import { terms } from '../outcome/terms.ts'
import { calculation } from './calculation.ts'

export const simpleInterest = calculation({
  fields: {
    amount: money({ label: { en: 'Principal', hi: 'मूलधन' }, initial: 50_000, min: 1, max: 100_00_00_000 }),
    rate: percent({
      label: { en: 'Interest rate (% a year)', hi: 'ब्याज दर (% सालाना)' },
      initial: 8,
      min: 0,
      max: 60,
    }),
    years: duration({ label: { en: 'Years', hi: 'साल' }, initialYears: 3, minMonths: 0, maxYears: 50 }),
    months: whole({ label: { en: 'and months', hi: 'और महीने' }, initial: 0, min: 0, max: 11 }),
  },
  check: ({ years, months }) =>
    years + months > 0
      ? undefined
      : {
          field: 'months',
          message: {
            en: 'No time has passed. Enter at least one month or one year.',
            hi: 'अवधि शून्य है। कम से कम एक महीना या एक साल लिखें।',
          },
        },
  compute({ amount, rate, years, months }) {
    const savings = interestOn({ principalPaise: amount, annualRateBps: rate, months: years + months })
    return savingsOutcome({
      savings,
      rowsAre: 'years',
      headline: { label: { en: 'Simple interest', hi: 'साधारण ब्याज' }, value: exact(savings.interestPaise) },
      invested: terms.principal,
      earned: terms.interest,
      figures: [
        { label: { en: 'Principal and interest', hi: 'मूलधन और ब्याज' }, value: exact(savings.valuePaise) },
      ],
    })
  },
})
