/**
 * The fields of a calculator's form: label, initial value, and the parsing of the input into a value or an error message.
 * The server and the browser use the same fields.
 */
import { type Bilingual, formatAmount } from '@chowk/catalog'
import { fillBilingual } from '../../content/fill.ts'
import { latinDigits, parseRupees } from '../../money/money.ts'
import { durationText } from '../outcome/terms.ts'
import { paiseText } from '../outcome/value-text.ts'
import words from './fields.json' with { type: 'json' }

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

/** A field's label and hint, in the JSON file of its calculator. */
interface FieldText extends Bilingual {
  readonly hint?: Bilingual
}

interface FieldOf<Value> {
  readonly label: Bilingual
  readonly hint?: Bilingual
  /** What the form shows before anything is typed. */
  readonly initial: string
  read(text: string): { readonly value: Value } | { readonly problem: Bilingual }
}

export interface TypedField extends FieldOf<number> {
  readonly kind: keyof typeof words.kinds
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

type Problem = keyof typeof words.problems

interface TypedFieldOptions {
  readonly initial: string
  readonly example?: string
  readonly min: number
  readonly max: number
  /** The limits as the error message names them. */
  rangeText(value: number): Bilingual | string
  /** Parses trimmed text with Latin digits. */
  parse(text: string): number | Problem
}

function typedField(
  kind: TypedField['kind'],
  { hint, ...label }: FieldText,
  { initial, example = initial, min, max, rangeText, parse }: TypedFieldOptions,
): TypedField {
  const values = { label, kind: words.kinds[kind], example, min: rangeText(min), max: rangeText(max) }
  return {
    kind,
    label,
    ...(hint && { hint }),
    initial,
    read(text) {
      const parsed = parse(latinDigits(text).trim())
      const value = typeof parsed === 'number' && (parsed < min || parsed > max) ? 'out-of-range' : parsed
      if (typeof value === 'number') return { value }
      return { problem: fillBilingual(words.problems[value], values) }
    },
  }
}

interface Range {
  readonly initial: number
  readonly min: number
  readonly max: number
}

/** An amount in rupees; its value is in paise. With `optional` an empty field is 0. */
export function money(
  text: FieldText,
  { initial, min, max, optional }: Range & { readonly optional?: boolean },
): TypedField {
  return typedField('money', text, {
    initial: formatAmount(initial * 100),
    example: formatAmount(Math.max(initial, min) * 100),
    min: min * 100,
    max: max * 100,
    rangeText: paiseText,
    parse(typed) {
      // Commas may be anywhere, because the field groups digits that are edited later; no payment depends on this amount.
      const parsed = parseRupees(inDigits(typed).replaceAll(',', ''))
      if ('paise' in parsed) return parsed.paise
      if (parsed.problem === 'empty' && optional) return 0
      return parsed.problem === 'too-large' ? 'out-of-range' : parsed.problem
    },
  })
}

/** A percentage from 0 on with at most two decimals; its value is in basis points. */
export function percent(text: FieldText, { initial, max }: Omit<Range, 'min'>): TypedField {
  return typedField('percent', text, {
    initial: String(initial),
    min: 0,
    max: max * 100,
    rangeText: bps => `${bps / 100}%`,
    parse(typed) {
      const bare = typed.replace(/\s*%$/, '')
      const [, whole = '', decimals = ''] = /^(\d*)(?:\.(\d*))?$/.exec(bare) ?? []
      if (whole + decimals === '') return withoutNumber(bare)
      if (/[1-9]/.test(decimals.slice(2))) return 'too-many-decimals'
      return Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
    },
  })
}

/** A whole number of years, months or the like. */
export function integer(text: FieldText, { initial, min, max }: Range): TypedField {
  return typedField('whole', text, {
    initial: String(initial),
    min,
    max,
    rangeText: String,
    parse: typed => (/^\d+$/.test(typed) ? Number(typed) : withoutNumber(typed)),
  })
}

const inYears = /^(\d+)(?:\.(\d+))?\s*(?:years?|yrs?|y|साल|वर्ष)?$/i
const inMonths = /^(\d+)\s*(?:months?|mths?|m|महीने|महीना|माह)$/i
const inBoth = /^(\d+)\s*(?:years?|yrs?|y|साल|वर्ष)[\s,]*(\d+)\s*(?:months?|mths?|m|महीने|महीना|माह)$/i

/** A length of time as people say it: '20', '2.5', '30 months', '2 years 6 months'. Its value is in months. */
export function duration(
  text: FieldText,
  range: { readonly initialYears: number; readonly minMonths?: number; readonly maxYears: number },
): TypedField {
  return typedField('duration', text, {
    initial: String(range.initialYears),
    min: range.minMonths ?? 1,
    max: range.maxYears * 12,
    rangeText: durationText,
    parse(typed) {
      const months = monthsIn(typed)
      if (months === undefined) return withoutNumber(typed)
      return Number.isInteger(months) ? months : 'part-of-month'
    },
  })
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

/** 30 as two years and six months. */
export const yearsAndMonths = (months: number) => ({ years: Math.floor(months / 12), months: months % 12 })

function withoutNumber(text: string): Problem {
  if (text === '') return 'empty'
  return /^[-−]/.test(text) ? 'negative' : 'not-a-number'
}

/** One of a few answers; the first is the one the form starts with. */
export function choice<Value extends string>({
  options,
  ...label
}: Bilingual & { readonly options: Readonly<Record<Value, Bilingual>> }): ChoiceField<Value> {
  const values = Object.keys(options) as Value[]
  return choiceOf(
    label,
    values.map(value => ({ value, label: options[value] })),
  )
}

/** The same for options that are calculated. */
export function choiceOf<Value extends string>(
  label: Bilingual,
  options: ChoiceField<Value>['options'],
): ChoiceField<Value> {
  return {
    kind: 'choice',
    label,
    options,
    initial: options[0]?.value ?? '',
    read(text) {
      const chosen = options.find(({ value }) => value === text)
      return chosen ? { value: chosen.value } : { problem: fillBilingual(words.notChosen, { label }) }
    },
  }
}
