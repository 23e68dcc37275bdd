import { compound } from '../arithmetic/compound-interest.ts'
import { investMonthly } from '../arithmetic/monthly-investment.ts'
import { yearsOf } from '../arithmetic/savings.ts'
import { duration, money, percent, yearsAndMonths } from '../form/fields.ts'
import { count, toRupee } from '../outcome/outcome.ts'
import { terms } from '../outcome/terms.ts'
import { defineCalculation } from './calculation.ts'
import text from './mutual-fund-returns-calculator.json' with { type: 'json' }

/** Compares a lump sum with monthly amounts in the same fund; its yearly expenses reduce the return of both. */
export const calculation = defineCalculation({
  fields: {
    monthly: money(terms.investedMonthly, { initial: 10_000, min: 100, max: 10_00_000 }),
    once: money(text.once, { initial: 12_00_000, min: 100, max: 10_00_00_000 }),
    return: percent(text.return, { initial: 12, max: 30 }),
    expense: percent(text.expense, { initial: 0.75, max: 3 }),
    years: duration(terms.howManyYears, { initialYears: 10, maxYears: 40 }),
  },
  check: ({ return: gross, expense }) =>
    expense > gross ? { field: 'expense', message: text.onlyLoss } : undefined,
  compute({ monthly: monthlyPaise, once: principalPaise, return: gross, expense, years: months }) {
    const net = gross - expense
    const length = yearsAndMonths(months)
    const inParts = investMonthly({ monthlyPaise, annualReturnBps: net, ...length })
    const atOnce = compound({ principalPaise, annualRateBps: net, ...length })
    const withoutExpenses =
      investMonthly({ monthlyPaise, annualReturnBps: gross, ...length }).valuePaise +
      compound({ principalPaise, annualRateBps: gross, ...length }).valuePaise
    const expenseCost = withoutExpenses - inParts.valuePaise - atOnce.valuePaise
    let investedPaise = 0
    return {
      headline: { label: text.monthlyBecomes, value: toRupee(inParts.valuePaise) },
      figures: [
        { label: text.monthByMonth, value: toRupee(inParts.investedPaise) },
        { label: text.monthlyGain, value: toRupee(inParts.interestPaise) },
        { label: text.onceBecomes, value: toRupee(atOnce.valuePaise) },
        { label: text.onceGain, value: toRupee(atOnce.interestPaise) },
        { label: text.expenseCost, value: toRupee(expenseCost) },
      ],
      charts: [
        {
          kind: 'columns',
          title: text.each,
          series: [terms.invested, text.gain],
          columns: [
            { label: text.monthlyPlan, paise: [inParts.investedPaise, inParts.interestPaise] },
            { label: text.oncePlan, paise: [atOnce.investedPaise, atOnce.interestPaise] },
          ],
        },
      ],
      tables: [
        {
          caption: terms.yearByYear,
          columns: [terms.year, text.investedMonthly, text.monthlyPlan, text.oncePlan],
          rows: yearsOf(inParts.rows, ['depositPaise', 'interestPaise']).map((year, index) => {
            investedPaise += year.depositPaise
            const atOncePaise = atOnce.rows[index]?.balancePaise ?? 0
            return [count(year.period), ...[investedPaise, year.balancePaise, atOncePaise].map(toRupee)]
          }),
        },
      ],
    }
  },
})
