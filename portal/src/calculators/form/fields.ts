/**
 * The fields of a calculator's form: label, initial value, and the parsing of the input into a value or an error message.
 * The server and the browser use the same fields.
 */

import type { Bilingual } from '@chowk/catalog'
import { formatAmount, formatPaise } from '@chowk/catalog'
import { latinDigits, parseRupees } from '../../money/money.ts'

/** '10 lakh', '1.5 cr' and '50k' in digits: the decimal point moves, so nothing is rounded. */
const places: readonly (readonly [RegExp, number])[] = [
  [/^(k|thousand|हज़ार|हजार)$/i, 3],
  [/^(l|lac|lacs|lakh|lakhs|लाख)$/i, 5],
  [/^(cr|crore|crores|करोड़|करोड़|करोड)$/i, 7],
]

/** Returns a text without such a word unchanged. */
function inDigits(text: string): string {
  const [, before, whole = '', decimals = '', word = ''] =
    /^(\D*?)([\d,]*)(?:\.(\d+))?\s*(\p{L}[\p{L}\p{M}]*)\.?\s*$/u.exec(text) ?? []
  const zeros = places.find(([pattern]) => pattern.test(word))?.[1]
  if (zeros === undefined || whole + decimals === '') return text
  const digits = decimals.padEnd(zeros, '0')
  const rest = digits.slice(zeros)
  return `${before}${whole.replaceAll(',', '')}${digits.slice(0, zeros)}${rest && `.${rest}`}`
}

export type ParsedValue<Value> = { readonly value: Value } | { readonly problem: Bilingual }

interface FieldOf<Value> {
  readonly label: Bilingual
  readonly hint?: Bilingual
  /** What the form shows before anything is typed. */
  readonly initial: string
  read(text: string): ParsedValue<Value>
}

export interface TypedField extends FieldOf<number> {
  readonly kind: 'money' | 'percent' | 'whole' | 'duration'
  readonly unit?: Bilingual
}

export interface ChoiceField<Value extends string = string> extends FieldOf<Value> {
  readonly kind: 'choice'
  readonly options: readonly { readonly value: Value; readonly label: Bilingual }[]
}

export type CalculatorField = TypedField | ChoiceField
export type CalculatorFields = Readonly<Record<string, CalculatorField>>
export type ValuesOf<Fields extends CalculatorFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends FieldOf<infer Value> ? Value : never
}

interface Range {
  readonly initial: number
  readonly min: number
  readonly max: number
}

interface WithHint {
  readonly hint?: Bilingual
}

/** An amount in rupees; its value is in paise. With `optional` an empty field is 0. */
export function money(
  en: string,
  hi: string,
  { initial, min, max, optional, ...hinted }: WithHint & Range & { optional?: boolean },
): TypedField {
  const label = { en, hi }
  const example = formatAmount(Math.max(initial, min) * 100)
  const problems = {
    ...textProblems(label, example, { en: 'an amount in rupees', hi: 'रुपयों में रकम' }),
    'too-precise': fieldProblem(label, {
      en: 'has more than two decimals. Round it to paise',
      hi: 'में दो से ज़्यादा दशमलव अंक हैं। इसे पैसे तक पूर्णांकित करें',
    }),
  }
  const outside = rangeProblem(
    label,
    formatPaise(min * 100),
    formatPaise(max * 100),
    formatPaise(min * 100, 'hi'),
    formatPaise(max * 100, 'hi'),
  )
  return {
    ...hinted,
    kind: 'money',
    label,
    initial: formatAmount(initial * 100),
    read(text) {
      // Commas may be anywhere, because the field groups digits that are edited later; no payment depends on this amount.
      const parsed = parseRupees(inDigits(latinDigits(text)).replaceAll(',', ''))
      if ('paise' in parsed)
        return within(parsed.paise, min * 100, max * 100) ? { value: parsed.paise } : { problem: outside }
      if (parsed.problem === 'empty' && optional) return { value: 0 }
      return { problem: parsed.problem === 'too-large' ? outside : problems[parsed.problem] }
    },
  }
}

/** A percentage from 0 on with at most two decimals; its value is in basis points. */
export function percent(
  en: string,
  hi: string,
  { initial, max, ...hinted }: WithHint & Omit<Range, 'min'>,
): TypedField {
  const label = { en, hi }
  const problems = textProblems(label, String(initial), { en: 'a percentage', hi: 'प्रतिशत' })
  const outside = rangeProblem(label, '0%', `${max}%`)
  return {
    ...hinted,
    kind: 'percent',
    label,
    unit: { en: '%', hi: '%' },
    initial: String(initial),
    read(text) {
      const bare = latinDigits(text).trim().replace(/\s*%$/, '')
      if (bare === '') return { problem: problems.empty }
      if (/^[-−]/.test(bare)) return { problem: problems.negative }
      const [, whole = '', decimals = ''] = /^(\d*)(?:\.(\d*))?$/.exec(bare) ?? []
      if (whole + decimals === '') return { problem: problems['not-a-number'] }
      const bps = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
      if (/[1-9]/.test(decimals.slice(2)))
        return {
          problem: fieldProblem(label, {
            en: 'can have two decimals at most',
            hi: 'में ज़्यादा से ज़्यादा दो दशमलव अंक हो सकते हैं',
          }),
        }
      return within(bps, 0, max * 100) ? { value: bps } : { problem: outside }
    },
  }
}

/** A whole number of years, months or the like. */
export function integer(
  en: string,
  hi: string,
  { initial, min, max, ...hinted }: WithHint & Range,
): TypedField {
  const label = { en, hi }
  const problems = textProblems(label, String(initial), { en: 'a whole number', hi: 'पूर्ण संख्या' })
  const outside = rangeProblem(label, String(min), String(max))
  return {
    ...hinted,
    kind: 'whole',
    label,
    initial: String(initial),
    read(text) {
      const bare = latinDigits(text).trim()
      if (bare === '') return { problem: problems.empty }
      if (/^[-−]/.test(bare)) return { problem: problems.negative }
      if (!/^\d+$/.test(bare)) return { problem: problems['not-a-number'] }
      return within(Number(bare), min, max) ? { value: Number(bare) } : { problem: outside }
    },
  }
}

/** One of a few answers; the first is the one the form starts with. */
export function choice<const Value extends string>(
  en: string,
  hi: string,
  options: ChoiceField<Value>['options'],
): ChoiceField<Value> {
  const label = { en, hi }
  const unknown = fieldProblem(label, {
    en: 'has no answer yet. Choose one',
    hi: 'में अभी कुछ चुना नहीं गया है। कोई एक चुनें',
  })
  return {
    kind: 'choice',
    label,
    options,
    initial: options[0]?.value ?? '',
    read(text) {
      const chosen = options.find(({ value }) => value === text)
      return chosen ? { value: chosen.value } : { problem: unknown }
    },
  }
}

const within = (value: number, min: number, max: number): boolean => value >= min && value <= max

/** Names the field, the error and the remedy. */
export function fieldProblem(label: Bilingual, what: Bilingual): Bilingual {
  return { en: `“${label.en}” ${what.en}.`, hi: `“${label.hi}” ${what.hi}।` }
}

export function textProblems(label: Bilingual, example: string, kind: Bilingual) {
  return {
    empty: fieldProblem(label, {
      en: `is empty. Enter ${kind.en}, for example ${example}`,
      hi: `खाली है। ${kind.hi} लिखें, जैसे ${example}`,
    }),
    'not-a-number': fieldProblem(label, {
      en: `is not a number we can read. Enter ${kind.en}, for example ${example}`,
      hi: `में लिखा हुआ समझ नहीं आया। ${kind.hi} लिखें, जैसे ${example}`,
    }),
    negative: fieldProblem(label, { en: 'cannot be less than zero', hi: 'में शून्य से कम नहीं चलता' }),
  }
}

export function rangeProblem(
  label: Bilingual,
  min: string,
  max: string,
  minHindi = min,
  maxHindi = max,
): Bilingual {
  return fieldProblem(label, {
    en: `must be from ${min} to ${max}. Change it and calculate again`,
    hi: `में ${minHindi} से ${maxHindi} के बीच का मान लिखें और फिर से गणना करें`,
  })
}
