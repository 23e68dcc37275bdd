import { pulse } from '../analytics/pulse.ts'
import { faqEntry } from '../faq/faq.tsx'
import { flag, listOf, locale, name, type PropsOf, recordOf, shape, text } from '../validation/kinds.ts'
import { footerLink, footerLocale, footerSection, languageSwitch } from './footer-data.ts'

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
  /** Texts by localeKey; names as given where it holds none. */
  footerLocale,
  /** Shows the sections that are there for search engines (`isSeoLink`). */
  showSeoLinks: flag,
  showSubItems: flag,
  /** Where 'Download Now' leads. */
  downloadAppLink: text,
  /** Whose footer it is. Of its links the app and its stores; the copyright line names a legal entity if there is one. */
  brand: shape({ name }, { legalEntity: name, links: recordOf(text) }),
  /** The analytics context of the page. */
  pulse,

  locale,
  companyLinks: listOf(footerLink),
  investorLinks: listOf(footerLink),
  social: listOf(footerLink),
  /** What comes before everything else, with the other language: help. */
  helpLinks: listOf(footerLink),
  /** The app's stores; those of the brand's links unless told. */
  stores: listOf(footerLink),
  sellerLink: footerLink,
  businessLink: footerLink,
  faqs: listOf(faqEntry),
  languageSwitch,
}
