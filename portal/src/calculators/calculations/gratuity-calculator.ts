import { gratuityRules, rowToday } from '@chowk/catalog'
import { fillBilingual } from '../../content/fill.ts'
import { Decimal } from '../arithmetic/decimal.ts'
import { choice, integer, money } from '../form/fields.ts'
import { count, type Note, toPaisa, toRupee } from '../outcome/outcome.ts'
import { durationText, numberText, terms } from '../outcome/terms.ts'
import { briefText } from '../outcome/value-text.ts'
import { defineCalculation } from './calculation.ts'
import text from './gratuity-calculator.json' with { type: 'json' }

/**
 * Gratuity, under the Code on Social Security, 2020 (in force since 21 November 2025; before it the Payment of Gratuity
 * Act, 1972, with the same formula).
 *
 *   covered by the law:       last monthly wage × 15 ÷ 26 × years      more than six months count as a year
 *   fixed-term employment:    the same, with every month counting as a twelfth of a year
 *   not covered by the law:   last monthly wage × 15 ÷ 30 × years      completed years only
 *
 * Due after five years of service (one year in fixed-term employment), without that wait on death or disablement; see
 * `dueAfter` for the last months of the fifth year.
 * Rounding: to the paisa.
 */
const { ceilingPaise, yearsNeeded, yearsNeededFixedTerm } = rowToday(gratuityRules).value

export type Employment = keyof typeof text.employment.options

interface Service {
  /** Basic pay and dearness allowance of the last month. */
  readonly monthlyWagePaise: number
  readonly years: number
  /** Months beyond the full years, 0 to 11. */
  readonly months: number
  readonly employment: Employment
}

type Gratuity = ReturnType<typeof gratuityFor>

/** `beforeCeilingPaise` is what the formula gives; an employer may pay it. */
export function gratuityFor({ monthlyWagePaise, years, months, employment }: Service) {
  const countedMonths = 12 * years + countedBeyondYears(employment, months)
  const daysInMonth = employment === 'not-covered' ? 30 : 26
  const beforeCeilingPaise = Decimal.of(monthlyWagePaise)
    .times(15 * countedMonths)
    .over(12 * daysInMonth)
    .round()
  return {
    gratuityPaise: Math.min(beforeCeilingPaise, ceilingPaise),
    beforeCeilingPaise,
    countedMonths,
    due: dueAfter(years, months, employment),
  }
}

/**
 * Whether the length of service is enough by itself; 'disputed' where High Courts differ.
 *
 * 240 days worked in a year (190 in a week of fewer than six days) count as a year of continuous service. The Madras
 * High Court let them complete the fifth year (Mettur Beardsell, 1996); the Andhra Pradesh High Court had not.
 */
function dueAfter(years: number, months: number, employment: Employment): 'yes' | 'no' | 'disputed' {
  if (years >= (employment === 'fixed-term' ? yearsNeededFixedTerm : yearsNeeded)) return 'yes'
  const isNearlyFive = employment === 'covered' && years === yearsNeeded - 1 && months >= 7
  return isNearlyFive ? 'disputed' : 'no'
}

function countedBeyondYears(employment: Employment, months: number): number {
  if (employment === 'fixed-term') return months
  return employment === 'covered' && months > 6 ? 12 : 0
}

export const calculation = defineCalculation({
  fields: {
    wage: money(text.wage, { initial: 50_000, min: 1_000, max: 1_00_00_000 }),
    years: integer(text.years, { initial: 10, min: 0, max: 50 }),
    months: integer(terms.andMonths, { initial: 0, min: 0, max: 11 }),
    employment: choice(text.employment),
  },
  compute({ wage, years, months, employment }) {
    const service: Service = { monthlyWagePaise: wage, years, months, employment }
    const result = gratuityFor(service)
    const ofOneYear = gratuityFor({ ...service, years: 1, months: 0 })
    const longer = Array.from({ length: 11 }, (_, index) => {
      const afterYears = Math.max(years, 1) + index
      return { afterYears, paise: gratuityFor({ ...service, years: afterYears, months: 0 }).gratuityPaise }
    })
    return {
      headline: { label: text.gratuity, value: toPaisa(result.gratuityPaise) },
      figures: [
        { label: text.counted, value: { text: durationText(result.countedMonths) } },
        { label: text.eachYear, value: toPaisa(ofOneYear.beforeCeilingPaise) },
      ],
      notes: notesOn(result, employment),
      charts: [
        {
          kind: 'columns',
          title: text.longer,
          series: [text.gratuity],
          columns: longer.map(({ afterYears, paise }) => ({ label: numberText(afterYears), paise: [paise] })),
        },
      ],
      tables: [
        {
          caption: text.byYear,
          columns: [terms.year, text.gratuity],
          rows: longer.map(({ afterYears, paise }) => [count(afterYears), toRupee(paise)]),
        },
      ],
    }
  },
})

function notesOn({ due, beforeCeilingPaise }: Gratuity, employment: Employment): Note[] {
  const notes: Note[] = []
  if (due === 'disputed') notes.push({ tone: 'warning', text: text.disputed })
  if (due === 'no')
    notes.push({ tone: 'warning', text: employment === 'fixed-term' ? text.notDueFixedTerm : text.notDue })
  if (beforeCeilingPaise > ceilingPaise) {
    const ceiling = briefText(ceilingPaise)
    notes.push({ tone: 'info', text: fillBilingual(text.overTheCeiling, { ceiling }) })
  }
  return notes
}
