import { effectiveRateBps } from '../arithmetic/compound-interest.ts'
import { Decimal, monthlyRate, periodicRate } from '../arithmetic/decimal.ts'
import { type Savings, type SavingsPeriod, savingsOf } from '../arithmetic/savings.ts'
import { choice, duration, integer, money, percent } from '../form/fields.ts'
import { count, type Outcome, partsChart, percentage, toPaisa, toRupee } from '../outcome/outcome.ts'
import { terms } from '../outcome/terms.ts'
import { defineCalculation } from './calculation.ts'
import text from './fd-calculator.json' with { type: 'json' }
import { savingsOutcome } from './savings-outcome.ts'

/**
 * A bank fixed deposit.
 *
 * Cumulative: interest is added every quarter, and months that do not fill a quarter earn simple interest.
 *
 *   M = P × (1 + r ÷ 4)^quarters × (1 + r × leftover months ÷ 12)
 *
 * Quarterly payout: the interest P × r ÷ 4 is paid out every quarter and the deposit stays as it was. Rounding: to the
 * paisa, each balance or payout once.
 */
interface FixedDeposit {
  readonly principalPaise: number
  readonly annualRateBps: number
  readonly months: number
}

/** One row for every year, the last one shorter if the months do not fill it. */
export function cumulativeDeposit(deposit: FixedDeposit): Savings {
  return savingsOf(yearsOfDeposit(deposit))
}

function* yearsOfDeposit({ principalPaise, annualRateBps, months }: FixedDeposit): Generator<SavingsPeriod> {
  for (let end = 12; end < months + 12; end += 12) {
    const balance = grown(principalPaise, annualRateBps, Math.min(end, months))
    yield { depositPaise: end === 12 ? principalPaise : 0, balance }
  }
}

function grown(principalPaise: number, annualRateBps: number, months: number): Decimal {
  const quarters = Math.floor(months / 3)
  const compounded = periodicRate(annualRateBps, 4).plus(1).power(quarters)
  const leftover = monthlyRate(annualRateBps).times(months % 3)
  return Decimal.of(principalPaise).times(compounded).times(leftover.plus(1))
}

/** The last payout, at maturity, is the interest for the months after the last full quarter. */
export function quarterlyPayouts({ principalPaise, annualRateBps, months }: FixedDeposit) {
  const principal = Decimal.of(principalPaise)
  const perQuarterPaise = principal.times(periodicRate(annualRateBps, 4)).round()
  const lastPaise = principal.times(monthlyRate(annualRateBps).times(months % 3)).round()
  return { perQuarterPaise, lastPaise, totalPaise: perQuarterPaise * Math.floor(months / 3) + lastPaise }
}

export const calculation = defineCalculation({
  fields: {
    amount: money(text.amount, { initial: 1_00_000, min: 1_000, max: 50_00_00_000 }),
    rate: percent(terms.interestRate, { initial: 7, max: 15 }),
    years: duration(terms.years, { initialYears: 3, minMonths: 0, maxYears: 20 }),
    months: integer(terms.andMonths, { initial: 0, min: 0, max: 11 }),
    payout: choice(text.payout),
  },
  check: ({ years, months }) =>
    years + months > 0 ? undefined : { field: 'months', message: text.noLength },
  compute({ amount, rate, years, months, payout }) {
    const deposit = { principalPaise: amount, annualRateBps: rate, months: years + months }
    return payout === 'maturity' ? maturityOutcome(deposit) : payoutOutcome(deposit)
  },
})

function maturityOutcome(deposit: FixedDeposit): Outcome {
  return savingsOutcome({
    savings: cumulativeDeposit(deposit),
    rowsAre: 'years',
    invested: terms.deposited,
    earned: terms.interest,
    figures: [{ label: terms.effectiveRate, value: percentage(effectiveRateBps(deposit.annualRateBps, 4)) }],
  })
}

function payoutOutcome(deposit: FixedDeposit): Outcome {
  const { perQuarterPaise, lastPaise, totalPaise } = quarterlyPayouts(deposit)
  const payouts = new Array<number>(Math.floor(deposit.months / 3)).fill(perQuarterPaise)
  if (lastPaise > 0) payouts.push(lastPaise)
  let paidSoFar = 0
  return {
    headline: { label: text.everyQuarter, value: toPaisa(perQuarterPaise) },
    figures: [
      { label: text.interestInAll, value: toRupee(totalPaise) },
      { label: text.returned, value: toRupee(deposit.principalPaise) },
    ],
    charts: [
      partsChart(text.received, [terms.deposited, deposit.principalPaise], [terms.interest, totalPaise]),
    ],
    tables: [
      {
        caption: text.payouts,
        columns: [text.payoutNumber, terms.interest, text.soFar],
        rows: payouts.map((paise, index) => {
          paidSoFar += paise
          return [count(index + 1), toPaisa(paise), toPaisa(paidSoFar)]
        }),
      },
    ],
  }
}
