/** What a component's props must look like to be used; validation/schemas.ts says the same with better words. */
import { locales } from '../words/words.ts'
import { type Guard, isEither, isListOf, isName, isOneOf, isShape, isText } from './guards.ts'

/** A prop without a guard does not compile. */
export interface Shape<Component extends string, Props extends object> {
  readonly component: Component
  readonly guards: Readonly<Record<keyof Props, Guard>>
}

export const isLocale = isOneOf(...locales)
export const isPulse = isShape(
  {},
  { userID: isText, screenName: isText, vertical_name: isText, clientId: isText },
)
export const isShortcutList = isEither(
  isOneOf('in-document'),
  isListOf(isShape({ name: isName, url: isName }, { image_url: isText })),
)
