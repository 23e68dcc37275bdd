import type { FooterProps } from '../footer/footer.tsx'
import {
  type Guards,
  isFlag,
  isListOf,
  isName,
  isNumber,
  isRecordOf,
  isShape,
  isText,
  isTextOrNumber,
} from './guards.ts'
import { isLocale, isPulse, type Shape } from './shape.ts'

const subItemFields: Guards = { localeKey: isText, image: isText, hideImage: isFlag }
const isSubItem = isShape({ name: isName, link: isText }, subItemFields)
const isFooterLink = isShape(
  { name: isName, link: isText },
  { ...subItemFields, tag: isText, subItems: isListOf(isSubItem), target: isText, mWebOrder: isNumber },
)
const isFooterSection = isShape(
  { id: isTextOrNumber, title: isName, items: isListOf(isFooterLink) },
  { tag: isText, config: isRecordOf(() => true), isSeoLink: isFlag, localeKey: isText, link: isText },
)

export const footerShape: Shape<'Footer', FooterProps> = {
  component: 'Footer',
  guards: {
    seoData: isListOf(isFooterSection),
    showDownloadBtn: isFlag,
    showPpblLogo: isFlag,
    aboutSectionTitle: isText,
    showScrollTopBtn: isFlag,
    footerLocale: isRecordOf(isText),
    showSeoLinks: isFlag,
    showSubItems: isFlag,
    downloadAppLink: isText,
    pulse: isPulse,
    locale: isLocale,
    companyLinks: isListOf(isFooterLink),
    investorLinks: isListOf(isFooterLink),
    social: isListOf(isFooterLink),
    stores: isListOf(isFooterLink),
    sellerLink: isFooterLink,
    businessLink: isFooterLink,
    faqs: isListOf(isShape({ question: isName, answer: isName })),
    languageSwitch: isShape({ href: isText, label: isName, lang: isText }),
  },
}
