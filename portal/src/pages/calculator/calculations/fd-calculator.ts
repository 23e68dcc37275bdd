import { effectiveRateBps } from '../../../calculators/compound-interest.ts'
import { cumulativeDeposit, type FixedDeposit, quarterlyPayouts } from '../../../calculators/fixed-deposit.ts'
import { duration } from '../form/duration-field.ts'
import { choice, money, percent, whole } from '../form/fields.ts'
import { count, exact, type Outcome, percentage, rounded } from '../outcome/outcome.ts'
import { savingsOutcome } from '../outcome/savings-outcome.ts'
import { terms } from '../outcome/terms.ts'
import { calculation } from './calculation.ts'

export const fd = calculation({
  fields: {
    amount: money({
      label: { en: 'Deposit', hi: 'जमा रकम' },
      initial: 1_00_000,
      min: 1_000,
      max: 50_00_00_000,
    }),
    rate: percent({
      label: { en: 'Interest rate (% a year)', hi: 'ब्याज दर (% सालाना)' },
      initial: 7,
      min: 0,
      max: 15,
    }),
    years: duration({ label: { en: 'Years', hi: 'साल' }, initialYears: 3, minMonths: 0, maxYears: 20 }),
    months: whole({ label: { en: 'and months', hi: 'और महीने' }, initial: 0, min: 0, max: 11 }),
    payout: choice({
      label: { en: 'Interest', hi: 'ब्याज' },
      options: [
        { value: 'maturity', label: { en: 'Kept until maturity', hi: 'परिपक्वता पर मिले' } },
        { value: 'quarterly', label: { en: 'Paid out every quarter', hi: 'हर तिमाही मिले' } },
      ],
    }),
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
    return payout === 'maturity' ? keptUntilMaturity(deposit) : paidOut(deposit)
  },
})

function keptUntilMaturity(deposit: FixedDeposit): Outcome {
  return savingsOutcome({
    savings: cumulativeDeposit(deposit),
    rowsAre: 'years',
    invested: terms.deposited,
    earned: terms.interest,
    figures: [
      {
        label: { en: 'Effective rate a year', hi: 'प्रभावी सालाना दर' },
        value: percentage(effectiveRateBps(deposit.annualRateBps, 4)),
      },
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
    headline: {
      label: { en: 'Paid to you every quarter', hi: 'हर तिमाही आपको मिलेगा' },
      value: exact(perQuarterPaise),
    },
    figures: [
      { label: { en: 'Interest in all', hi: 'कुल ब्याज' }, value: rounded(totalPaise) },
      {
        label: { en: 'Deposit returned at the end', hi: 'अंत में वापस जमा' },
        value: rounded(deposit.principalPaise),
      },
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
          return [count(index + 1), exact(paise), exact(paidSoFar)]
        }),
      },
    ],
  }
}
