/** Props as text: in an address, or in an attribute. */
import { footerProps } from './footer-props.ts'
import { headerProps } from './header-props.ts'
import { address, fits, flag, type Kind } from './kinds.ts'

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
  const value = readText(described[prop], text)
  return fits<unknown>(described[prop], value) ? value : undefined
}

function readText(kind: Kind, text: string): unknown {
  if (kind === flag) return { '': true, true: true, false: false }[text]
  try {
    return kind === headerProps.breadcrumbs ? JSON.parse(text) : text
  } catch {
    return undefined
  }
}

export function propInWords(prop: Prop): string {
  return described[prop].words
}
