import { fillBilingual } from '../../content/fill.ts'
import { type Repayment, repay } from '../arithmetic/loan.ts'
import { loanToValueBps, loanToValueLimitBps } from '../arithmetic/loan-to-value.ts'
import { money } from '../form/fields.ts'
import { type Figure, percentage, toRupee } from '../outcome/outcome.ts'
import { durationText } from '../outcome/terms.ts'
import { defineCalculation } from './calculation.ts'
import text from './home-loan-emi-calculator.json' with { type: 'json' }
import { loanFields, loanOutcome } from './loan-outcome.ts'

export const calculation = defineCalculation({
  fields: {
    price: money(text.price, { initial: 65_00_000, min: 1_00_000, max: 50_00_00_000 }),
    ...loanFields({
      amount: { initial: 50_00_000, min: 1_00_000, max: 40_00_00_000 },
      rate: { initial: 8, max: 20 },
      years: { initialYears: 20, maxYears: 30 },
    }),
    extra: money(text.extra, { initial: 0, min: 0, max: 1_00_00_000, optional: true }),
  },
  check: ({ amount, price }) =>
    amount > price ? { field: 'amount', message: text.moreThanPrice } : undefined,
  compute({ price, amount, rate, years: months, extra }) {
    const loan = { principalPaise: amount, annualRateBps: rate, months }
    const plain = repay(loan)
    const repayment = extra > 0 ? repay(loan, extra) : plain
    const shareBps = loanToValueBps(amount, price)
    const limitBps = loanToValueLimitBps(amount)
    const overTheLimit = fillBilingual(text.overTheLimit, { limit: limitBps / 100 })
    return loanOutcome({
      principalPaise: amount,
      repayment,
      figures: [
        { label: text.ownMoney, value: toRupee(price - amount) },
        { label: text.share, value: percentage(shareBps) },
        ...(extra > 0 ? savedByExtra(plain, repayment) : []),
      ],
      notes: shareBps > limitBps ? [{ tone: 'warning', text: overTheLimit }] : [],
    })
  },
})

function savedByExtra(plain: Repayment, faster: Repayment): Figure[] {
  const months = plain.instalments.length - faster.instalments.length
  return [
    { label: text.sooner, value: { text: durationText(months) } },
    { label: text.saved, value: toRupee(plain.totalInterestPaise - faster.totalInterestPaise) },
  ]
}
