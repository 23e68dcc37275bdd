// The form fields a biller asks for, and the few shapes they come in.
import type { Bilingual } from '../language.ts'

type AllowedCharacters = 'digits' | 'lettersAndDigits' | 'name' | 'date' | 'vehicleNumber' | 'ifsc'

export interface BillerParameter {
  /** The form field's name. */
  readonly name: string
  readonly label: Bilingual
  readonly type: 'text' | 'date'
  readonly inputMode: 'numeric' | 'text' | 'tel'
  readonly allowed: AllowedCharacters
  /** Matches the whole value, in the syntax of HTML's pattern attribute. */
  readonly pattern: string
  readonly minLength: number
  readonly maxLength: number
  readonly hint: Bilingual
  readonly error: Bilingual
  readonly optional?: true
  /** The only accepted values, for a select. */
  readonly options?: readonly ParameterOption[]
}

interface ParameterOption {
  readonly value: string
  readonly label: Bilingual
}

/** What identifies the customer to the biller: a number rather than a name, a date or a bank's branch. */
export const accountParameter = (parameters: readonly BillerParameter[]): BillerParameter | undefined =>
  parameters.find(
    ({ allowed, optional }) => !optional && allowed !== 'name' && allowed !== 'date' && allowed !== 'ifsc',
  ) ?? parameters[0]

/** A field's label and hint, and what it overrides of its shape. */
interface OwnField extends Partial<Pick<BillerParameter, 'inputMode' | 'pattern' | 'error' | 'optional'>> {
  readonly name: string
  readonly label: Bilingual
  readonly hint: Bilingual
}

type Lengths = readonly [minLength: number, maxLength: number]

const span = ([min, max]: Lengths, to: string) => (min === max ? `${min}` : `${min} ${to} ${max}`)

/** A number without spaces or letters. */
const digits = (own: OwnField, lengths: Lengths): BillerParameter => ({
  type: 'text',
  inputMode: 'numeric',
  allowed: 'digits',
  pattern: `[0-9]{${lengths[0]},${lengths[1]}}`,
  minLength: lengths[0],
  maxLength: lengths[1],
  error: {
    en: `Enter ${span(lengths, 'to')} digits, without spaces.`,
    hi: `बीच में जगह छोड़े बिना ${span(lengths, 'से')} अंक लिखें।`,
  },
  ...own,
})

/** An account number or user ID as bills print it: letters, digits and separators. */
const accountCode = (own: OwnField, lengths: Lengths): BillerParameter => ({
  type: 'text',
  inputMode: 'text',
  allowed: 'lettersAndDigits',
  pattern: `[A-Za-z0-9._@\\-\\/]{${lengths[0]},${lengths[1]}}`,
  minLength: lengths[0],
  maxLength: lengths[1],
  error: {
    en: `Enter ${span(lengths, 'to')} letters or digits, without spaces.`,
    hi: `बीच में जगह छोड़े बिना ${span(lengths, 'से')} अक्षर या अंक लिखें।`,
  },
  ...own,
})

export const personName = (own: OwnField): BillerParameter => ({
  type: 'text',
  inputMode: 'text',
  allowed: 'name',
  pattern: "[\\p{L}\\p{M} .']{2,60}",
  minLength: 2,
  maxLength: 60,
  error: {
    en: 'Enter a name of 2 to 60 letters.',
    hi: '2 से 60 अक्षरों का नाम लिखें।',
  },
  ...own,
})

/** A date as the browser's date input sends it: year-month-day. */
const day = (own: OwnField): BillerParameter => ({
  type: 'date',
  inputMode: 'numeric',
  allowed: 'date',
  pattern: '[0-9]{4}-[0-9]{2}-[0-9]{2}',
  minLength: 10,
  maxLength: 10,
  error: { en: 'Choose a date.', hi: 'तारीख़ चुनें।' },
  ...own,
})

export const mobileNumber = digits(
  {
    name: 'mobileNumber',
    label: { en: 'Mobile number', hi: 'मोबाइल नंबर' },
    inputMode: 'tel',
    pattern: '[6-9][0-9]{9}',
    hint: { en: '10 digits, for example 9876543210', hi: '10 अंक, जैसे 9876543210' },
    error: {
      en: 'Enter a 10-digit Indian mobile number. It starts with 6, 7, 8 or 9.',
      hi: '10 अंकों का भारतीय मोबाइल नंबर लिखें। यह 6, 7, 8 या 9 से शुरू होता है।',
    },
  },
  [10, 10],
)

export const vehicleNumber: BillerParameter = {
  name: 'vehicleNumber',
  label: { en: 'Vehicle number', hi: 'वाहन नंबर' },
  type: 'text',
  inputMode: 'text',
  allowed: 'vehicleNumber',
  pattern: '[A-Za-z]{2}[0-9]{1,2}[A-Za-z]{0,3}[0-9]{4}|[0-9]{2}[Bb][Hh][0-9]{4}[A-Za-z]{1,2}',
  minLength: 7,
  maxLength: 11,
  hint: { en: 'As on the number plate, for example MH12AB1234', hi: 'नंबर प्लेट के अनुसार, जैसे MH12AB1234' },
  error: {
    en: 'Enter the registration number as on the plate, without spaces: MH12AB1234 or 22BH1234AA.',
    hi: 'पंजीकरण नंबर प्लेट के अनुसार, बीच में जगह छोड़े बिना लिखें: MH12AB1234 या 22BH1234AA.',
  },
}

export const dateOfBirth = day({
  name: 'dateOfBirth',
  label: { en: 'Date of birth of the policyholder', hi: 'पॉलिसीधारक की जन्मतिथि' },
  hint: { en: 'As in the policy document', hi: 'पॉलिसी दस्तावेज़ के अनुसार' },
  error: { en: 'Enter a date as year-month-day, for example 1990-05-31.', hi: 'तारीख़ चुनें, जैसे 31 मई 1990.' },
})

export const ifsc: BillerParameter = {
  name: 'ifsc',
  label: { en: 'IFSC', hi: 'IFSC' },
  type: 'text',
  inputMode: 'text',
  allowed: 'ifsc',
  pattern: '[A-Za-z]{4}0[A-Za-z0-9]{6}',
  minLength: 11,
  maxLength: 11,
  hint: { en: '11 characters, for example SBIN0000691', hi: '11 अक्षर और अंक, जैसे SBIN0000691' },
  error: {
    en: 'Enter the 11 characters of the IFSC: four letters, a zero, six letters or digits.',
    hi: 'IFSC के 11 अक्षर लिखें: चार अक्षर, एक शून्य, फिर छह अक्षर या अंक।',
  },
}

/** A parameter in a category's JSON file: one of ours by name, or a shape with its label. */
export interface ListedParameter {
  readonly shape: string
  readonly name?: string
  readonly label?: Bilingual
  readonly hint?: Bilingual
  readonly lengths?: readonly number[]
  readonly optional?: boolean
}

const ours: Readonly<Record<string, BillerParameter>> = { mobileNumber, vehicleNumber, dateOfBirth, ifsc }
const shapes: Readonly<Record<string, (own: OwnField, lengths: Lengths) => BillerParameter>> = {
  digits,
  accountCode,
  personName,
}

export function parameterFrom({
  shape,
  name,
  label,
  hint,
  lengths = [],
  optional,
}: ListedParameter): BillerParameter {
  const known = ours[shape]
  if (known) return known
  const made = shapes[shape]
  if (!made || !name || !label || !hint) throw new Error(`The parameter "${name ?? shape}" is not whole.`)
  const [minLength = 0, maxLength = 0] = lengths
  return made({ name, label, hint, ...(optional && { optional }) }, [minLength, maxLength])
}

/** How a biller's bills print the category's first number, if a source states it. */
export interface PrintedNumber {
  readonly printedAs?: Bilingual
  readonly digits?: number
}

/** The category's parameters under the name, and with the length, of this biller's bills. */
export function relabel(
  [first, ...others]: readonly ListedParameter[],
  { printedAs, digits }: PrintedNumber,
): readonly ListedParameter[] | undefined {
  if (!first || (!printedAs && !digits)) return undefined
  const { label = { en: '', hi: '' } } = first
  const length = digits ? { en: `: ${digits} digits`, hi: `: ${digits} अंक` } : { en: '', hi: '' }
  const where = printedAs
    ? { en: `Your bill calls it ${printedAs.en}`, hi: `आपके बिल पर इसे ${printedAs.hi} लिखा जाता है` }
    : { en: 'Near the top of your bill', hi: 'आपके बिल के ऊपरी हिस्से में' }
  const number = {
    ...first,
    label: printedAs ? { en: `${label.en} (${printedAs.en})`, hi: `${label.hi} (${printedAs.hi})` } : label,
    hint: { en: where.en + length.en, hi: where.hi + length.hi },
    ...(digits && { shape: 'digits', lengths: [digits, digits] }),
  }
  return [number, ...others]
}
