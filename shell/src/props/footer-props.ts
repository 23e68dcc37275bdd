/** What a footer shows, by the specification's field names. */
import { pulse } from './header-props.ts'
import {
  flag,
  listOf,
  locale,
  name,
  number,
  type Of,
  type PropsOf,
  recordOf,
  shape,
  text,
  textOrNumber,
  theme,
} from './kinds.ts'

/** A link is a path, a URL, or a host template such as `{seller}/start`. */
const required = { name, link: text }
const optional = { localeKey: text, image: text, hideImage: flag }

export interface FooterSubItem extends Of<typeof footerSubItem> {}
const footerSubItem = shape(required, optional)

export interface FooterLink extends Of<typeof footerLink> {}
const footerLink = shape(required, {
  ...optional,
  /** The link's name in analytics. */
  tag: text,
  subItems: listOf(footerSubItem),
  target: text,
  /** The link's place in the mobile layout; links without one follow those that have one. */
  mWebOrder: number,
})

export interface FooterSection extends Of<typeof footerSection> {}
const footerSection = shape(
  { id: textOrNumber, title: name, items: listOf(footerLink) },
  {
    tag: text,
    /** `showImages` draws the links' images. Off by default: hundreds of pictures distract. */
    config: shape({}, { showImages: flag }),
    isSeoLink: flag,
    localeKey: text,
    /** Makes the heading a link; the section then leads there instead of opening. */
    link: text,
  },
)

/** Texts by localeKey. For a key without a text the name is shown. */
export type FooterLocale = Of<typeof footerLocale>
const footerLocale = recordOf(text)

/** The label is the other language's own name for itself. */
export interface LanguageSwitch extends Of<typeof languageSwitch> {}
const languageSwitch = shape({ href: text, label: name, lang: text }, {})

export interface FaqEntry extends Of<typeof faqEntry> {}
const faqEntry = shape({ question: name, answer: name }, {})

export interface FooterProps extends PropsOf<typeof footerProps> {}

export const footerProps = {
  /** The link sections. */
  seoData: listOf(footerSection),
  /** Shows the 'Download Now' button on the download strip. */
  showDownloadBtn: flag,
  /** Shows the payments bank's mark beside the download strip. */
  showPpblLogo: flag,
  /** The heading over the company links. */
  aboutSectionTitle: text,
  showScrollTopBtn: flag,
  /** Texts by localeKey; for a key without a text the name is shown. */
  footerLocale,
  /** Shows the sections for search engines (`isSeoLink`). */
  showSeoLinks: flag,
  showSubItems: flag,
  /** Where 'Download Now' leads. */
  downloadAppLink: text,
  /**
   * The brand whose footer it is. Of its links the app and its stores are used; the copyright line names a legal
   * entity if there is one.
   */
  brand: shape({ name }, { legalEntity: name, links: recordOf(text) }),
  /** The analytics context of the page. */
  pulse,

  locale,
  /** Instead of the page's `color-scheme`. */
  theme,
  companyLinks: listOf(footerLink),
  investorLinks: listOf(footerLink),
  social: listOf(footerLink),
  /** Help links, first in the footer, with the other language. */
  helpLinks: listOf(footerLink),
  /** The app's stores; those of the brand's links unless others are given. */
  stores: listOf(footerLink),
  sellerLink: footerLink,
  businessLink: footerLink,
  faqs: listOf(faqEntry),
  languageSwitch,
}
