/** The data a footer shows, by the specification's field names. */
import {
  flag,
  listOf,
  name,
  number,
  type Of,
  recordOf,
  shape,
  text,
  textOrNumber,
} from '../validation/kinds.ts'

/** A link is a path, a URL, or a host template such as `{seller}/start`. */
const required = { name, link: text }
const optional = { localeKey: text, image: text, hideImage: flag }

export interface FooterSubItem extends Of<typeof footerSubItem> {}
const footerSubItem = shape(required, optional)

export interface FooterLink extends Of<typeof footerLink> {}
export const footerLink = shape(required, {
  ...optional,
  /** What analytics knows the link by. */
  tag: text,
  subItems: listOf(footerSubItem),
  target: text,
  /** The link's place in the mobile layout; links without one follow those that have one. */
  mWebOrder: number,
})

export interface FooterSection extends Of<typeof footerSection> {}
export const footerSection = shape(
  { id: textOrNumber, title: name, items: listOf(footerLink) },
  {
    tag: text,
    /** `showImages` draws the links' images. Off unless asked for: hundreds of pictures are noise. */
    config: shape({}, { showImages: flag }),
    isSeoLink: flag,
    localeKey: text,
    /** Makes the heading a link; the section then leads there instead of opening. */
    link: text,
  },
)

/** Texts by localeKey. A key it does not hold shows the name as given. */
export type FooterLocale = Of<typeof footerLocale>
export const footerLocale = recordOf(text)

/** The label is the other language's own name for itself. */
export interface LanguageSwitch extends Of<typeof languageSwitch> {}
export const languageSwitch = shape({ href: text, label: name, lang: text }, {})
