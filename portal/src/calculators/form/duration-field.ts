/** A length of time as people say it: '20', '2.5', '30 months', '2 years 6 months'. Its value is in months. */
import type { Bilingual } from '@chowk/catalog'
import { latinDigits } from '../../money/money.ts'
import { durationText } from '../outcome/terms.ts'
import { fieldProblem, type ParsedValue, rangeProblem, type TypedField, textProblems } from './fields.ts'

interface DurationOptions {
  readonly hint?: Bilingual
  readonly initialYears: number
  readonly minMonths?: number
  readonly maxYears: number
}

const inYears = /^(\d+)(?:\.(\d+))?\s*(?:years?|yrs?|y|साल|वर्ष)?$/i
const inMonths = /^(\d+)\s*(?:months?|mths?|m|महीने|महीना|माह)$/i
const inBoth = /^(\d+)\s*(?:years?|yrs?|y|साल|वर्ष)[\s,]*(\d+)\s*(?:months?|mths?|m|महीने|महीना|माह)$/i

export function duration(
  en: string,
  hi: string,
  { initialYears, minMonths = 1, maxYears, ...hinted }: DurationOptions,
): TypedField {
  const label = { en, hi }
  const problems = textProblems(label, String(initialYears), {
    en: 'years, or years and months',
    hi: 'साल, या साल और महीने',
  })
  const [minText, maxText] = [durationText(minMonths), durationText(maxYears * 12)]
  const outside = rangeProblem(label, minText.en, maxText.en, minText.hi, maxText.hi)
  return {
    ...hinted,
    kind: 'duration',
    label,
    initial: String(initialYears),
    read(text): ParsedValue<number> {
      const bare = latinDigits(text).trim()
      if (bare === '') return { problem: problems.empty }
      if (/^[-−]/.test(bare)) return { problem: problems.negative }
      const months = monthsIn(bare)
      if (months === undefined) return { problem: problems['not-a-number'] }
      if (!Number.isInteger(months)) return { problem: partOfMonth(label) }
      return months >= minMonths && months <= maxYears * 12 ? { value: months } : { problem: outside }
    },
  }
}

function monthsIn(text: string): number | undefined {
  const [, years, months] = inBoth.exec(text) ?? []
  if (years !== undefined) return Number(years) * 12 + Number(months)
  const [, only] = inMonths.exec(text) ?? []
  if (only !== undefined) return Number(only)
  const [, whole, decimals = ''] = inYears.exec(text) ?? []
  if (whole === undefined) return undefined
  return Number(whole) * 12 + (Number(decimals) * 12) / 10 ** decimals.length
}

const partOfMonth = (label: Bilingual): Bilingual =>
  fieldProblem(label, {
    en: 'is not a whole number of months. Enter it in months, for example 30 months',
    hi: 'पूरे महीनों में नहीं है। महीनों में लिखें, जैसे 30 महीने',
  })

/** 30 as two years and six months. */
export const yearsAndMonths = (months: number) => ({ years: Math.floor(months / 12), months: months % 12 })
