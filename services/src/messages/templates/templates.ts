// The texts of messages, which are in `templates.json` as registered with telecom operators, and how their variables
// are rendered.
import { type Bilingual, billerIn, formatPaise, type Locale } from '@chowk/catalog'
import { type Description, descriptionIn } from '../names/description.ts'
import { deviceIn } from '../names/device.ts'
import type { CodeKind, MessageGroup, MessageKind } from './message-kinds.ts'
import file from './templates.json' with { type: 'json' }

interface Template extends Bilingual {
  readonly group: MessageGroup
  /**
   * Exempt from the limits: money that leaves or that an operator gives, locks, sign-ins, and changes of how the
   * customer signs in or pays. None can be caused without a code, a PIN, a passkey or an operator, and a thief must not
   * be able to use up the limits before one of them. A summary of suppressed messages is only sent for the first of
   * them.
   */
  readonly isUnlimited?: boolean
}

const templates = file.templates satisfies Readonly<Record<MessageKind, Bilingual>> as Readonly<
  Record<MessageKind, Template>
>

/** By variable: the text for some of its values, or for any other; '{value}' is the value itself. */
const words: Readonly<Record<string, Readonly<Record<string, Bilingual>>>> = file.words

const kinds = Object.keys(templates) as MessageKind[]

/** The kinds that the hourly and daily limits count. */
export const limitedKinds = kinds.filter(kind => !isCode(kind) && !templates[kind].isUnlimited)

export function kindsOf(groups: readonly MessageGroup[]): readonly MessageKind[] {
  return kinds.filter(kind => groups.includes(groupOf(kind)))
}

export function groupOf(kind: MessageKind): MessageGroup {
  return templates[kind].group
}

export function isCode(kind: MessageKind): kind is CodeKind {
  return groupOf(kind) === 'code'
}

type Variables = Readonly<Record<string, string | number>>

/** Parameters stored as an id or a code: the name of their variable, and how it is rendered. */
const named: Readonly<
  Record<string, readonly [name: string, render: (language: Locale, value: string) => string]>
> = {
  billerId: ['payee', billerIn],
  device: ['device', deviceIn],
  description: ['description', (language, value) => descriptionIn(language, value as Description)],
  dueDate: ['dueDay', dayIn],
}

/** The parameters of a stored message as the variables of its text. */
export function variablesOf(parameters: Variables, language: Locale): Variables {
  return Object.fromEntries(
    Object.entries(parameters).map(([parameter, value]) => {
      const [name, render] = named[parameter] ?? []
      return name && render ? [name, render(language, String(value))] : [parameter, value]
    }),
  )
}

export interface CommonVariables {
  /** The sender's name. */
  readonly brand: string
  /** A code's digits are a variable like any other. */
  readonly code?: string | undefined
}

export function messageText(
  kind: MessageKind,
  { variables, ...given }: CommonVariables & { readonly variables: Variables },
  language: Locale,
): string {
  const rendered = Object.entries(variables).map(([name, value]) => [name, rendering(name, value, language)])
  return filled(templates[kind][language], { ...Object.fromEntries(rendered), ...given })
}

function rendering(name: string, value: string | number, language: Locale): string {
  const own = typeof value === 'number' ? numberIn(language, name, value) : value
  const word = words[name]?.[value] ?? words[name]?.other
  return word ? filled(word[language], { value: own }) : own
}

function numberIn(language: Locale, name: string, value: number): string {
  if (name.endsWith('Paise')) return formatPaise(value, language)
  return name === 'from' || name === 'until' ? timeIn(language, value) : String(value)
}

function filled(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (variable, name) => {
    const value = values[name]
    if (value === undefined) throw new Error(`A message has no ${variable}, which its text names.`)
    return value
  })
}

/** '25 Nov', and in Hindi '25 नवंबर'. */
function dayIn(language: Locale, day: string): string {
  return new Date(day).toLocaleDateString(`${language}-IN`, {
    timeZone: 'UTC',
    numberingSystem: 'latn',
    day: 'numeric',
    month: language === 'hi' ? 'long' : 'short',
  })
}

/** '16 Nov, 2:40 pm', and in Hindi '16 नवंबर को दोपहर 2:40 बजे', in India whatever the server's time zone. */
function timeIn(language: Locale, at: number): string {
  return new Date(at).toLocaleString(`${language}-IN`, {
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(language === 'hi' ? { month: 'long', dayPeriod: 'long' } : { month: 'short', hour12: true }),
  })
}
