import { growthRates, steadyPath } from '../arithmetic/compound-interest.ts'
import { duration, integer, money } from '../form/fields.ts'
import { count, percentage, toRupee } from '../outcome/outcome.ts'
import { durationText, numberText, terms } from '../outcome/terms.ts'
import text from './cagr-calculator.json' with { type: 'json' }
import { defineCalculation } from './calculation.ts'

/** A higher growth factor per year is a typing error, or the result of only a few days. */
const steepest = 1e9

export const calculation = defineCalculation({
  fields: {
    initial: money(text.initial, { initial: 1_00_000, min: 1, max: 100_00_00_000 }),
    final: money(text.final, { initial: 2_00_000, min: 1, max: 100_00_00_000 }),
    years: duration(terms.years, { initialYears: 5, minMonths: 0, maxYears: 50 }),
    months: integer(terms.andMonths, { initial: 0, min: 0, max: 11 }),
  },
  check({ initial, final, years, months }) {
    const length = years + months
    if (length === 0) return { field: 'months', message: text.noTime }
    const growthPerYear = (final / initial) ** (12 / length)
    return growthPerYear > steepest ? { field: 'months', message: text.tooSteep } : undefined
  },
  compute({ initial, final, years, months }) {
    const length = years + months
    const growth = { initialPaise: initial, finalPaise: final, months: length }
    const { cagrBps, absoluteBps } = growthRates(growth)
    const path = steadyPath(growth)
    return {
      headline: { label: text.cagr, value: percentage(cagrBps) },
      figures: [
        { label: text.gain, value: toRupee(final - initial) },
        { label: text.absolute, value: percentage(absoluteBps) },
        { label: text.time, value: { text: durationText(length) } },
      ],
      charts: [
        {
          kind: 'columns',
          title: text.path,
          series: [terms.value],
          columns: path.map((paise, year) => ({ label: numberText(year), paise: [paise] })),
        },
      ],
      tables: [
        {
          caption: terms.yearByYear,
          columns: [terms.year, text.valueAtRate],
          rows: path.map((paise, year) => [count(year), toRupee(paise)]),
        },
      ],
    }
  },
})
