/** Props as text: in an address, or in an attribute. */
import { footerProps } from './footer-props.ts'
import { headerProps } from './header-props.ts'
import { address, fits, flag } from './kinds.ts'

const described = {
  ...headerProps,
  /** As text it only states that the page's element with `slot="cta"` is shown. */
  customCta: flag,
  showScrollTopBtn: footerProps.showScrollTopBtn,
  /** As text it is the link's target. */
  languageLink: address,
}

type Prop = keyof typeof described

/** Undefined for a text that is not valid for the prop. */
export function propFromText(prop: Prop, text: string): unknown {
  const value = described[prop] === flag ? { '': true, true: true, false: false }[text] : text
  return fits<unknown>(described[prop], value) ? value : undefined
}

export function propInWords(prop: Prop): string {
  return described[prop].words
}
