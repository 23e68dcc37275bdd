import { compound } from '../arithmetic/compound-interest.ts'
import { nscRules } from '../arithmetic/small-savings.ts'
import { money, percent } from '../form/fields.ts'
import { notifiedRate } from '../form/small-savings-fields.ts'
import { figure, toRupee } from '../outcome/outcome.ts'
import { terms } from '../outcome/terms.ts'
import { calculation } from './calculation.ts'
import { savingsOutcome } from './savings-outcome.ts'

export const nsc = calculation({
  fields: {
    amount: money('Amount of the certificates', 'प्रमाणपत्रों की रकम', {
      hint: { en: 'Rs. 1,000 or more, in hundreds', hi: '₹1,000 या ज़्यादा, सौ के गुणकों में' },
      initial: 1_00_000,
      min: nscRules.minPaise / 100,
      max: 10_00_00_000,
    }),
    rate: percent('Interest rate (% a year)', 'ब्याज दर (% सालाना)', { ...notifiedRate('nscBps'), max: 15 }),
  },
  check: ({ amount }) =>
    amount % 100_00 === 0
      ? undefined
      : {
          field: 'amount',
          message: {
            en: '“Amount of the certificates” is not a multiple of Rs. 100. Certificates are sold in hundreds: round it.',
            hi: '“प्रमाणपत्रों की रकम” ₹100 का गुणक नहीं है। प्रमाणपत्र सौ के गुणकों में मिलते हैं: रकम पूरी करें।',
          },
        },
  compute({ amount, rate }) {
    const savings = compound({ principalPaise: amount, annualRateBps: rate, years: nscRules.termYears })
    const reinvested = savings.rows.slice(0, -1).reduce((sum, row) => sum + row.interestPaise, 0)
    return savingsOutcome({
      savings,
      rowsAre: 'years',
      earned: terms.interest,
      figures: [
        figure(
          'Interest of the first four years, counted as invested again',
          'पहले चार साल का ब्याज, जो दोबारा निवेश माना जाता है',
          toRupee(reinvested),
        ),
      ],
    })
  },
})
