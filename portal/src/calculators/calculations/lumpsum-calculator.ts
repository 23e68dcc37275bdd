import { compound, growthRates } from '../arithmetic/compound-interest.ts'
import { duration, yearsAndMonths } from '../form/duration-field.ts'
import { money } from '../form/fields.ts'
import { figure, textValue, toRupee } from '../outcome/outcome.ts'
import { calculation } from './calculation.ts'
import { expectedFundReturn, savingsOutcome } from './savings-outcome.ts'

export const lumpsum = calculation({
  fields: {
    amount: money('Invested once', 'एकमुश्त निवेश', { initial: 1_00_000, min: 100, max: 10_00_00_000 }),
    return: expectedFundReturn(12),
    years: duration('For how many years', 'कितने साल', { initialYears: 10, maxYears: 40 }),
  },
  compute({ amount, return: annualRateBps, years: months }) {
    const savings = compound({ principalPaise: amount, annualRateBps, ...yearsAndMonths(months) })
    const gained = growthRates({ initialPaise: amount, finalPaise: savings.valuePaise, months })
    const times = ((10_000 + gained.absoluteBps) / 10_000).toFixed(2)
    return savingsOutcome({
      savings,
      rowsAre: 'years',
      headline: figure('Estimated value', 'अनुमानित मूल्य', toRupee(savings.valuePaise)),
      earned: { en: 'Estimated gain', hi: 'अनुमानित लाभ' },
      figures: [
        figure('Your money becomes', 'आपका पैसा हो जाता है', textValue(`${times} times`, `${times} गुना`)),
      ],
    })
  },
})
