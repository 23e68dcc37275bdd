/**
 * The fields that a biller asks for, in one language, and the validation of their values. The server and the browser
 * use the same functions; the browser gets the fields as props, not the catalogue.
 */
import type { BillerParameter, Locale } from '@chowk/catalog'
import { latinDigits } from '../../../money/money.ts'
import type { FieldError } from '../../../ui/error-summary.tsx'

/** A type, not an interface: the form has it among its props, which must be JSON. */
export type BillerField = Readonly<
  Pick<BillerParameter, 'name' | 'type' | 'inputMode' | 'allowed' | 'pattern' | 'minLength' | 'maxLength'> & {
    label: string
    hint: string
    /** How to correct an invalid value. */
    remedy: string
    optional: boolean
  }
>

export type FieldValues = Readonly<Record<string, string>>

/** The value to send: spaces that people type for readability are removed. */
export function readValue(field: BillerField, typed: string): string {
  const text = latinDigits(typed).trim()
  switch (field.allowed) {
    case 'name':
      return text.replace(/\s+/g, ' ')
    case 'digits':
      return text.replace(/[\s-]/g, '')
    case 'vehicleNumber':
    case 'ifsc':
      return text.replace(/[\s-]/g, '').toUpperCase()
    default:
      return text.replace(/\s/g, '')
  }
}

export function checkBillerFields(
  fields: readonly BillerField[],
  values: FieldValues,
  locale: Locale,
  today = new Date(),
): FieldError[] {
  return fields.flatMap(field => {
    const problem = problemWith(field, readValue(field, values[field.name] ?? ''), today)
    return problem ? [{ field: field.name, message: messages[locale](field, problem)[problem.kind] }] : []
  })
}

interface TypedFault {
  /** How many characters were typed, if they are too few or too many. */
  readonly length?: number
  /** The first that cannot be there. */
  readonly stray?: string
}

interface Problem extends TypedFault {
  readonly kind: 'missing' | 'stray' | 'too-short' | 'too-long' | 'not-a-day' | 'future' | 'malformed'
}

function problemWith(field: BillerField, value: string, today: Date): Problem | undefined {
  if (value === '') return field.optional ? undefined : { kind: 'missing' }
  if (field.allowed === 'date') return problemWithDate(value, today)
  const stray = strayCharacter(field, value)
  if (stray) return { kind: 'stray', stray }
  const length = [...value].length
  if (length < field.minLength) return { kind: 'too-short', length }
  if (length > field.maxLength) return { kind: 'too-long', length }
  return new RegExp(`^(?:${field.pattern})$`, 'v').test(value) ? undefined : { kind: 'malformed' }
}

/** Most patterns are one set of characters and a length; the set then identifies the invalid character. */
function strayCharacter({ pattern, allowed }: BillerField, value: string): string | undefined {
  const anyOrder = /^(\[[^[\]]+\])\{\d+,\d+\}$/.exec(pattern)?.[1]
  const belongs = new RegExp(anyOrder ?? (allowed === 'digits' ? '[0-9]' : '[A-Z0-9]'), 'v')
  return [...value].find(character => !belongs.test(character))
}

/** The browser's date input sends year-month-day; no calendar has a 31st of February. */
function problemWithDate(value: string, today: Date): Problem | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? []
  if (!year) return { kind: 'malformed' }
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (date.getUTCDate() !== Number(day) || date.getUTCMonth() !== Number(month) - 1)
    return { kind: 'not-a-day' }
  return date > today ? { kind: 'future' } : undefined
}

/** What happened, why it matters where that is not obvious, and what to do. */
const messages: Record<Locale, (field: BillerField, typed: TypedFault) => Record<Problem['kind'], string>> = {
  en: ({ label, remedy, allowed }, { length, stray }) => {
    const unit = allowed === 'digits' ? 'digit' : 'character'
    const typed = `you typed ${length} ${unit}${length === 1 ? '' : 's'}`
    return {
      missing: `${label} is empty, and the biller cannot find your account without it. ${remedy}`,
      stray: `${label} cannot have “${stray}” in it. ${remedy}`,
      'too-short': `${label} is too short: ${typed}. ${remedy}`,
      'too-long': `${label} is too long: ${typed}. ${remedy}`,
      'not-a-day': `${label}: the calendar has no such day. ${remedy}`,
      future: `${label} is in the future. ${remedy}`,
      malformed: `${label} is not in the form the biller uses. ${remedy}`,
    }
  },
  hi: ({ label, remedy, allowed }, { length, stray }) => {
    const unit = allowed === 'digits' ? 'अंक' : 'अक्षर'
    const typed = `${unit} ${length === 1 ? 'लिखा है' : 'लिखे हैं'}`
    return {
      missing: `“${label}” ख़ाली है, और इसके बिना कंपनी आपका खाता नहीं पहचान सकती। ${remedy}`,
      stray: `“${label}” में “${stray}” नहीं आ सकता। ${remedy}`,
      'too-short': `“${label}” में आपने ${length} ही ${typed}। ${remedy}`,
      'too-long': `“${label}” में आपने ${length} ${typed}, जो ज़्यादा हैं। ${remedy}`,
      'not-a-day': `“${label}”: कैलेंडर में ऐसा कोई दिन नहीं है। ${remedy}`,
      future: `“${label}” आगे की तारीख़ है। ${remedy}`,
      malformed: `“${label}” उस रूप में नहीं है जिसमें कंपनी इसे लिखती है। ${remedy}`,
    }
  },
}
