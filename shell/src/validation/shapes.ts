/** What each component's props must look like to be used; validation/schemas.ts says the same with better words. */
import type { FooterProps } from '../footer/footer.tsx'
import type { HeaderProps } from '../header/header.tsx'
import type { UtilityBarProps } from '../utility-bar/utility-bar.tsx'
import { locales } from '../words/words.ts'
import {
  type Guard,
  type Guards,
  isEither,
  isFlag,
  isListOf,
  isName,
  isNumber,
  isOneOf,
  isReactNode,
  isRecordOf,
  isShape,
  isText,
  isTextOrNumber,
} from './guards.ts'

const isLocale = isOneOf(...locales)
const isPulse = isShape({}, { userID: isText, screenName: isText, vertical_name: isText, clientId: isText })

const isMenuItem: Guard = isShape(
  { name: isName },
  {
    id: isTextOrNumber,
    seourl: isText,
    alt_url: isText,
    url_type: isText,
    tag_label_name: isText,
    subtitle: isText,
    image_url: isText,
    tag: isText,
    items: value => isListOf(isMenuItem)(value),
  },
)

const isShortcut = isShape({ name: isName, url: isName }, { image_url: isText })
const isShortcutList = isEither(isOneOf('in-document'), isListOf(isShortcut))

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

/** A prop without a guard does not compile. */
type Shapes = {
  readonly Header: Readonly<Record<keyof HeaderProps, Guard>>
  readonly UtilityBar: Readonly<Record<keyof UtilityBarProps, Guard>>
  readonly Footer: Readonly<Record<keyof FooterProps, Guard>>
}

export const shapes: Shapes = {
  Header: {
    showLoginBtn: isFlag,
    showImportantUpdate: isFlag,
    showHeaderTag: isFlag,
    showUtilityBar: isFlag,
    customLogo: isReactNode,
    activePage: isText,
    loginBtnConfig: isShape({}, { isIframe: isFlag, loginWebUrl: isText, loginMwebUrl: isText }),
    customCta: isReactNode,
    customWebStyle: isRecordOf(isTextOrNumber),
    menuData: isEither(isOneOf('in-document'), isListOf(isMenuItem)),
    pulseData: isPulse,
    redirectUrl: isText,
    locale: isLocale,
    utilityItems: isShortcutList,
    search: isReactNode,
  },
  UtilityBar: {
    items: isShortcutList,
    locale: isLocale,
  },
  Footer: {
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

export type ValidatedComponent = keyof Shapes
export type PropOf<Component extends ValidatedComponent> = keyof Shapes[Component]
