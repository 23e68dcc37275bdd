import { compound } from '../arithmetic/compound-interest.ts'
import { investMonthly } from '../arithmetic/monthly-investment.ts'
import { yearsOf } from '../arithmetic/savings.ts'
import { duration, yearsAndMonths } from '../form/duration-field.ts'
import { money, percent } from '../form/fields.ts'
import { count, figure, toRupee, type Value } from '../outcome/outcome.ts'
import { terms } from '../outcome/terms.ts'
import { calculation } from './calculation.ts'

const monthlyPlan = { en: 'Monthly investment', hi: 'मासिक निवेश' }
const oncePlan = { en: 'One-time investment', hi: 'एकमुश्त निवेश' }

/** Compares a lump sum with monthly amounts in the same fund; its yearly expenses reduce the return of both. */
export const mutualFundReturns = calculation({
  fields: {
    monthly: money('Invested each month', 'हर महीने निवेश', { initial: 10_000, min: 100, max: 10_00_000 }),
    once: money('Or invested once', 'या एकमुश्त निवेश', { initial: 12_00_000, min: 100, max: 10_00_00_000 }),
    return: percent('Return before expenses (% a year)', 'ख़र्च से पहले रिटर्न (% सालाना)', {
      initial: 12,
      max: 30,
    }),
    expense: percent('Expense ratio (% a year)', 'एक्सपेंस रेशियो (% सालाना)', {
      hint: {
        en: 'On the fund’s factsheet; direct plans have a lower one',
        hi: 'फ़ंड की फ़ैक्टशीट पर; डायरेक्ट प्लान में कम होता है',
      },
      initial: 0.75,
      max: 3,
    }),
    years: duration('For how many years', 'कितने साल', { initialYears: 10, maxYears: 40 }),
  },
  check: ({ return: gross, expense }) =>
    expense > gross
      ? {
          field: 'expense',
          message: {
            en: '“Expense ratio (% a year)” is higher than the return. Check both: the fund would only lose money.',
            hi: '“एक्सपेंस रेशियो (% सालाना)” रिटर्न से ज़्यादा है। दोनों जाँचें: ऐसे फ़ंड में केवल नुकसान होगा।',
          },
        }
      : undefined,
  compute({ monthly: monthlyPaise, once: principalPaise, return: gross, expense, years: months }) {
    const net = gross - expense
    const length = yearsAndMonths(months)
    const inParts = investMonthly({ monthlyPaise, annualReturnBps: net, ...length })
    const atOnce = compound({ principalPaise, annualRateBps: net, ...length })
    const withoutExpenses =
      investMonthly({ monthlyPaise, annualReturnBps: gross, ...length }).valuePaise +
      compound({ principalPaise, annualRateBps: gross, ...length }).valuePaise
    const partYears = yearsOf(inParts.rows)
    let investedPaise = 0
    return {
      headline: figure('Monthly investment becomes', 'मासिक निवेश हो जाएगा', toRupee(inParts.valuePaise)),
      figures: [
        figure('Invested month by month', 'महीने-दर-महीने निवेश', toRupee(inParts.investedPaise)),
        figure('Gain of the monthly investment', 'मासिक निवेश पर लाभ', toRupee(inParts.interestPaise)),
        figure('One-time investment becomes', 'एकमुश्त निवेश हो जाएगा', toRupee(atOnce.valuePaise)),
        figure('Gain of the one-time investment', 'एकमुश्त निवेश पर लाभ', toRupee(atOnce.interestPaise)),
        figure(
          'The expense ratio costs, on both together',
          'दोनों पर एक्सपेंस रेशियो की कुल लागत',
          toRupee(withoutExpenses - inParts.valuePaise - atOnce.valuePaise),
        ),
      ],
      charts: [
        {
          kind: 'columns',
          title: { en: 'What each becomes', hi: 'दोनों कितने होंगे' },
          series: [terms.invested, { en: 'Gain', hi: 'लाभ' }],
          columns: [
            { label: monthlyPlan, paise: [inParts.investedPaise, inParts.interestPaise] },
            { label: oncePlan, paise: [atOnce.investedPaise, atOnce.interestPaise] },
          ],
        },
      ],
      tables: [
        {
          caption: terms.yearByYear,
          columns: [terms.year, { en: 'Invested monthly', hi: 'किस्तों में कुल जमा' }, monthlyPlan, oncePlan],
          rows: partYears.map((year, index): readonly Value[] => {
            investedPaise += year.depositPaise
            return [
              count(year.period),
              toRupee(investedPaise),
              toRupee(year.balancePaise),
              toRupee(atOnce.rows[index]?.balancePaise ?? 0),
            ]
          }),
        },
      ],
    }
  },
})
