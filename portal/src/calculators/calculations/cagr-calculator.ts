import { growthRates, steadyPath } from '../arithmetic/compound-interest.ts'
import { duration } from '../form/duration-field.ts'
import { integer, money } from '../form/fields.ts'
import { count, figure, percentage, textValue, toRupee } from '../outcome/outcome.ts'
import { durationText, terms, yearLabel } from '../outcome/terms.ts'
import { calculation } from './calculation.ts'

/** A higher growth factor per year is a typing error, or the result of only a few days. */
const STEEPEST = 1e9

export const cagr = calculation({
  fields: {
    initial: money('Value at the start', 'शुरुआती मूल्य', { initial: 1_00_000, min: 1, max: 100_00_00_000 }),
    final: money('Value at the end', 'अंतिम मूल्य', { initial: 2_00_000, min: 1, max: 100_00_00_000 }),
    years: duration('Years', 'साल', { initialYears: 5, minMonths: 0, maxYears: 50 }),
    months: integer('and months', 'और महीने', { initial: 0, min: 0, max: 11 }),
  },
  check({ initial, final, years, months }) {
    const length = years + months
    if (length === 0)
      return {
        field: 'months',
        message: {
          en: 'A growth rate needs time between the two values. Enter at least one month.',
          hi: 'वृद्धि दर के लिए दोनों मूल्यों के बीच समय चाहिए। कम से कम एक महीना लिखें।',
        },
      }
    if ((final / initial) ** (12 / length) > STEEPEST)
      return {
        field: 'months',
        message: {
          en: 'Growth this steep says nothing about a whole year. Check the two values, or enter a longer time.',
          hi: 'इतनी तेज़ वृद्धि से पूरे साल की दर नहीं बताई जा सकती। दोनों मूल्य जाँचें या ज़्यादा समय लिखें।',
        },
      }
    return undefined
  },
  compute({ initial, final, years, months }) {
    const length = years + months
    const growth = { initialPaise: initial, finalPaise: final, months: length }
    const { cagrBps, absoluteBps } = growthRates(growth)
    const path = steadyPath(growth)
    const { en, hi } = durationText(length)
    return {
      headline: figure('Growth a year (CAGR)', 'सालाना वृद्धि (सीएजीआर)', percentage(cagrBps)),
      figures: [
        figure('Gain or loss', 'लाभ या हानि', toRupee(final - initial)),
        figure('In all, as a share of the start', 'शुरुआत के मुक़ाबले कुल', percentage(absoluteBps)),
        figure('Time', 'अवधि', textValue(en, hi)),
      ],
      charts: [
        {
          kind: 'columns',
          title: { en: 'The path of steady growth', hi: 'एक-समान वृद्धि का रास्ता' },
          series: [terms.value],
          columns: path.map((paise, year) => ({ label: yearLabel(year), paise: [paise] })),
        },
      ],
      tables: [
        {
          caption: terms.yearByYear,
          columns: [terms.year, { en: 'Value at this rate', hi: 'इस दर पर मूल्य' }],
          rows: path.map((paise, year) => [count(year), toRupee(paise)]),
        },
      ],
    }
  },
})
