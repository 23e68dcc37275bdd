import { Decimal, monthlyRate } from '../arithmetic/decimal.ts'
import { type Savings, savingsOf } from '../arithmetic/savings.ts'
import { duration, integer, money, percent } from '../form/fields.ts'
import { toPaisa } from '../outcome/outcome.ts'
import { terms } from '../outcome/terms.ts'
import { defineCalculation } from './calculation.ts'
import { savingsOutcome } from './savings-outcome.ts'
import text from './simple-interest-calculator.json' with { type: 'json' }

/**
 * Interest on the principal alone, never on interest.
 *
 *   I = P × r × t ÷ 100      t in years; months count as twelfths
 *
 * Rounding: the interest up to each point in time, to the paisa.
 */
interface SimpleDeposit {
  readonly principalPaise: number
  readonly annualRateBps: number
  readonly months: number
}

/** One row for every year, the last one shorter if the months do not fill it. */
export function interestOn({ principalPaise, annualRateBps, months }: SimpleDeposit): Savings {
  const principal = Decimal.of(principalPaise)
  const perMonth = principal.times(monthlyRate(annualRateBps))
  return savingsOf(
    Array.from({ length: Math.ceil(months / 12) }, (_, index) => ({
      depositPaise: index === 0 ? principalPaise : 0,
      balance: principal.plus(perMonth.times(Math.min((index + 1) * 12, months))),
    })),
  )
}

export const calculation = defineCalculation({
  fields: {
    amount: money(terms.principal, { initial: 50_000, min: 1, max: 100_00_00_000 }),
    rate: percent(terms.interestRate, { initial: 8, max: 60 }),
    years: duration(terms.years, { initialYears: 3, minMonths: 0, maxYears: 50 }),
    months: integer(terms.andMonths, { initial: 0, min: 0, max: 11 }),
  },
  check: ({ years, months }) =>
    years + months > 0 ? undefined : { field: 'months', message: text.noLength },
  compute({ amount, rate, years, months }) {
    const savings = interestOn({ principalPaise: amount, annualRateBps: rate, months: years + months })
    return savingsOutcome({
      savings,
      rowsAre: 'years',
      headline: { label: text.interest, value: toPaisa(savings.interestPaise) },
      invested: terms.principal,
      earned: terms.interest,
      figures: [{ label: text.total, value: toPaisa(savings.valuePaise) }],
    })
  },
})
