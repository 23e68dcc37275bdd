// The form fields a biller asks for, and the few shapes they come in.
import type { Bilingual } from '../language.ts'
import { oneOf } from '../slug.ts'
import shapeFacts from './parameter-shapes.json' with { type: 'json' }

const types = ['text', 'date'] as const
const inputModes = ['numeric', 'text', 'tel'] as const
const allowedCharacters = ['digits', 'lettersAndDigits', 'name', 'date', 'vehicleNumber', 'ifsc'] as const

export interface BillerParameter {
  /** The form field's name. */
  readonly name: string
  readonly label: Bilingual
  readonly type: (typeof types)[number]
  readonly inputMode: (typeof inputModes)[number]
  readonly allowed: (typeof allowedCharacters)[number]
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

/** A parameter in a JSON file: a shape, and what the shape leaves open. */
export interface ListedParameter {
  readonly shape: string
  readonly name?: string
  readonly label?: Bilingual
  readonly hint?: Bilingual
  /** The least and the most characters. */
  readonly lengths?: readonly number[]
  readonly optional?: boolean
}

/** A common parameter, or the part that parameters of one kind share. */
interface Shape extends Omit<ListedParameter, 'shape'> {
  readonly type: string
  readonly inputMode: string
  readonly allowed: string
  /** The pattern of the whole value, or that of one of its characters. */
  readonly pattern?: string
  readonly characters?: string
  /** With {lengths} in it, if the shape leaves them open. */
  readonly error: Bilingual
}

const shapes: Readonly<Record<string, Shape>> = shapeFacts

export function parameterFrom({ shape, ...own }: ListedParameter): BillerParameter {
  const found = shapes[shape]
  if (!found) throw new Error(`No parameter has the shape "${shape}": add it to parameter-shapes.json.`)
  const { name, label, hint, lengths = [], optional, characters, error, ...fixed } = { ...found, ...own }
  if (!name || !label || !hint) throw new Error(`The parameter "${name ?? shape}" is not whole.`)
  const [minLength = 0, maxLength = 0] = lengths
  const inWords = (to: string) =>
    minLength === maxLength ? `${minLength}` : `${minLength} ${to} ${maxLength}`
  return {
    name,
    label,
    hint,
    type: oneOf(types, fixed.type),
    inputMode: oneOf(inputModes, fixed.inputMode),
    allowed: oneOf(allowedCharacters, fixed.allowed),
    pattern: fixed.pattern ?? `${characters}{${minLength},${maxLength}}`,
    minLength,
    maxLength,
    error: {
      en: error.en.replace('{lengths}', inWords('to')),
      hi: error.hi.replace('{lengths}', inWords('से')),
    },
    ...(optional && { optional }),
  }
}

/** A biller's entry in a JSON file: its own parameters, or how its bills print the category's first number, if a source says. */
export interface ListedBiller {
  readonly parameters?: readonly ListedParameter[]
  readonly printedAs?: Bilingual
  readonly digits?: number
}

/** The parameters of a biller that differ from its category's. */
export function ownParameters(biller: ListedBiller, ofCategory: readonly ListedParameter[]) {
  const own = biller.parameters ?? relabel(ofCategory, biller)
  return own ? { parameters: own.map(parameterFrom) } : {}
}

/** The category's parameters under the name, and with the length, of this biller's bills. */
function relabel([first, ...others]: readonly ListedParameter[], { printedAs, digits }: ListedBiller) {
  if (!first || (!printedAs && !digits)) return undefined
  const { label = { en: '', hi: '' } } = first
  const length = digits ? { en: `: ${digits} digits`, hi: `: ${digits} अंक` } : { en: '', hi: '' }
  const where = printedAs
    ? { en: `Your bill calls it ${printedAs.en}`, hi: `आपके बिल पर यह ${printedAs.hi} के नाम से छपता है` }
    : { en: 'Near the top of your bill', hi: 'आपके बिल के ऊपरी हिस्से में' }
  const number = {
    ...first,
    label: printedAs ? { en: `${label.en} (${printedAs.en})`, hi: `${label.hi} (${printedAs.hi})` } : label,
    hint: { en: where.en + length.en, hi: where.hi + length.hi },
    ...(digits && { shape: 'digits', lengths: [digits, digits] }),
  }
  return [number, ...others]
}
