// What a message's text is made of: the variables of its kind, which are stored as ids and codes and rendered in its language.
import { billerIn, type Locale } from '@chowk/catalog'
import { type Description, descriptionIn } from '../names/description.ts'
import { deviceIn } from '../names/device.ts'
import type { MessageGroup, MessageKind, MessageParameters } from './message-kinds.ts'

export interface InEvery {
  /** The sender's name. */
  readonly brand: string
  /** A code's digits are a variable like any other. */
  readonly code?: string | undefined
}

/** What a text may hold. */
type Filled<Kind extends MessageKind> = Variables<MessageParameters[Kind]> & InEvery

interface Template<Kind extends MessageKind> extends Record<Locale, (given: Filled<Kind>) => string> {
  readonly group: MessageGroup
}

export type Templates<Kind extends MessageKind> = { readonly [Each in Kind]: Template<Each> }

/** By their name in a message's parameters: their name in a text, and how they are rendered there. */
const named = {
  billerId: { as: 'payee', in: billerIn },
  device: { as: 'device', in: deviceIn },
  description: { as: 'description', in: descriptionIn },
  dueDate: { as: 'dueDay', in: dayIn },
} as const

/** '25 Nov' */
function dayIn(language: Locale, day: string): string {
  return new Date(day).toLocaleDateString(`${language}-IN`, {
    timeZone: 'UTC',
    numberingSystem: 'latn',
    day: 'numeric',
    month: 'short',
  })
}

type Named = typeof named

/** The parameters of a kind as its text receives them. */
type Variables<Parameters> = {
  [Name in keyof Parameters as Name extends keyof Named ? Named[Name]['as'] : Name]: Parameters[Name]
}

export function variablesOf(
  parameters: Readonly<Record<string, string | number>>,
  language: Locale,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => {
      const how = Object.hasOwn(named, name) ? named[name as keyof Named] : undefined
      return how ? [how.as, how.in(language, String(value) as Description)] : [name, value]
    }),
  )
}
