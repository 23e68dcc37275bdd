// The variables of a text: a message stores ids and codes, and they are named in its language when it is read.
import { billerIn, type Locale } from '@chowk/catalog'
import { type Description, descriptionIn } from '../names/description.ts'
import { deviceIn } from '../names/device.ts'

/** By their name in a message's parameters: what each is called in a text, and how it is named there. */
const named = {
  billerId: { as: 'payee', in: billerIn },
  device: { as: 'device', in: deviceIn },
  description: { as: 'description', in: descriptionIn },
} as const

type Named = typeof named

/** As a text is given them. */
export type Variables<Parameters> = {
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
