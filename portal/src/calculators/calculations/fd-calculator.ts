import { effectiveRateBps } from '../arithmetic/compound-interest.ts'
import { Decimal, monthlyRate, periodicRate } from '../arithmetic/decimal.ts'
import { type Savings, type SavingsPeriod, savingsOf } from '../arithmetic/savings.ts'
import { duration } from '../form/duration-field.ts'
import { choice, integer, money, percent } from '../form/fields.ts'
import { count, figure, type Outcome, percentage, toPaisa, toRupee } from '../outcome/outcome.ts'
import { terms } from '../outcome/terms.ts'
import { calculation } from './calculation.ts'
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

interface Payouts {
  readonly perQuarterPaise: number
  /** Interest for the months after the last full quarter, paid at maturity. */
  readonly lastPaise: number
  readonly totalPaise: number
}

export function quarterlyPayouts({ principalPaise, annualRateBps, months }: FixedDeposit): Payouts {
  const principal = Decimal.of(principalPaise)
  const perQuarterPaise = principal.times(periodicRate(annualRateBps, 4)).round()
  const lastPaise = principal.times(monthlyRate(annualRateBps).times(months % 3)).round()
  return { perQuarterPaise, lastPaise, totalPaise: perQuarterPaise * Math.floor(months / 3) + lastPaise }
}

export const fd = calculation({
  fields: {
    amount: money('Deposit', 'जमा रकम', { initial: 1_00_000, min: 1_000, max: 50_00_00_000 }),
    rate: percent('Interest rate (% a year)', 'ब्याज दर (% सालाना)', { initial: 7, max: 15 }),
    years: duration('Years', 'साल', { initialYears: 3, minMonths: 0, maxYears: 20 }),
    months: integer('and months', 'और महीने', { initial: 0, min: 0, max: 11 }),
    payout: choice('Interest', 'ब्याज', [
      { value: 'maturity', label: { en: 'Kept until maturity', hi: 'परिपक्वता पर मिले' } },
      { value: 'quarterly', label: { en: 'Paid out every quarter', hi: 'हर तिमाही मिले' } },
    ]),
  },
  check: ({ years, months }) =>
    years + months > 0
      ? undefined
      : {
          field: 'months',
          message: {
            en: 'The deposit has no length. Enter at least one month or one year.',
            hi: 'जमा की अवधि शून्य है। कम से कम एक महीना या एक साल लिखें।',
          },
        },
  compute({ amount, rate, years, months, payout }) {
    const deposit = { principalPaise: amount, annualRateBps: rate, months: years + months }
    return payout === 'maturity' ? maturityOutcome(deposit) : paidOut(deposit)
  },
})

function maturityOutcome(deposit: FixedDeposit): Outcome {
  return savingsOutcome({
    savings: cumulativeDeposit(deposit),
    rowsAre: 'years',
    invested: terms.deposited,
    earned: terms.interest,
    figures: [
      figure(
        'Effective rate a year',
        'प्रभावी सालाना दर',
        percentage(effectiveRateBps(deposit.annualRateBps, 4)),
      ),
    ],
  })
}

function paidOut(deposit: FixedDeposit): Outcome {
  const { perQuarterPaise, lastPaise, totalPaise } = quarterlyPayouts(deposit)
  const quarters = Math.floor(deposit.months / 3)
  const payouts = [
    ...Array.from({ length: quarters }, () => perQuarterPaise),
    ...(lastPaise > 0 ? [lastPaise] : []),
  ]
  let paidSoFar = 0
  return {
    headline: figure('Paid to you every quarter', 'हर तिमाही आपको मिलेगा', toPaisa(perQuarterPaise)),
    figures: [
      figure('Interest in all', 'कुल ब्याज', toRupee(totalPaise)),
      figure('Deposit returned at the end', 'अंत में वापस जमा', toRupee(deposit.principalPaise)),
    ],
    charts: [
      {
        kind: 'parts',
        title: { en: 'What you receive', hi: 'आपको क्या मिलता है' },
        parts: [
          { label: terms.deposited, paise: deposit.principalPaise },
          { label: terms.interest, paise: totalPaise },
        ],
      },
    ],
    tables: [
      {
        caption: { en: 'Payouts', hi: 'भुगतान' },
        columns: [{ en: 'Payout', hi: 'भुगतान' }, terms.interest, { en: 'Interest so far', hi: 'अब तक ब्याज' }],
        rows: payouts.map((paise, index) => {
          paidSoFar += paise
          return [count(index + 1), toPaisa(paise), toPaisa(paidSoFar)]
        }),
      },
    ],
  }
}
