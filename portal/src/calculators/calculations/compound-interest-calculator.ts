import { compound, effectiveRateBps } from '../arithmetic/compound-interest.ts'
import { duration, yearsAndMonths } from '../form/duration-field.ts'
import { choice, money, percent } from '../form/fields.ts'
import { figure, percentage } from '../outcome/outcome.ts'
import { terms } from '../outcome/terms.ts'
import { calculation } from './calculation.ts'
import { savingsOutcome } from './savings-outcome.ts'

export const compoundInterest = calculation({
  fields: {
    amount: money('Principal', 'मूलधन', { initial: 1_00_000, min: 1, max: 10_00_00_000 }),
    rate: percent('Interest rate (% a year)', 'ब्याज दर (% सालाना)', { initial: 8, max: 30 }),
    years: duration('Years', 'साल', { initialYears: 10, maxYears: 40 }),
    times: choice('Interest is added', 'ब्याज कब जुड़ता है', [
      { value: '1', label: { en: 'Once a year', hi: 'साल में एक बार' } },
      { value: '2', label: { en: 'Every half-year', hi: 'हर छमाही' } },
      { value: '4', label: { en: 'Every quarter', hi: 'हर तिमाही' } },
      { value: '12', label: { en: 'Every month', hi: 'हर महीने' } },
      { value: '365', label: { en: 'Every day', hi: 'हर दिन' } },
    ]),
  },
  compute({ amount, rate, years: months, times }) {
    const timesPerYear = Number(times)
    return savingsOutcome({
      savings: compound({
        principalPaise: amount,
        annualRateBps: rate,
        ...yearsAndMonths(months),
        timesPerYear,
      }),
      rowsAre: 'years',
      invested: terms.principal,
      earned: terms.interest,
      figures: [
        figure('Effective rate a year', 'प्रभावी सालाना दर', percentage(effectiveRateBps(rate, timesPerYear))),
      ],
    })
  },
})
