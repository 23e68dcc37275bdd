/** The header's props where they travel as text: in an address, or in an attribute. */
import { fits, flag } from '../validation/kinds.ts'
import { inWords } from '../validation/report.ts'
import { headerProps } from './header-props.ts'

type HeaderProp = keyof typeof headerProps

/** Undefined for a text that the prop cannot be. */
export function headerPropFromText(prop: HeaderProp, text: string): unknown {
  const value = headerProps[prop] === flag ? { true: true, false: false }[text] : text
  return fits(headerProps[prop], value) ? value : undefined
}

export function headerPropInWords(prop: HeaderProp): string {
  return inWords(headerProps[prop])
}
