/** The public props as schemas, with the words a developer reads when one does not fit. Development only. */
import { z } from 'zod'
import { locales } from '../words/words.ts'
import { isReactNode } from './guards.ts'
import type { PropOf, ValidatedComponent } from './shapes.ts'

const flag = z.boolean().describe('true or false')
const text = z.string().describe('a text')
const name = z.string().min(1).describe('a text that is not empty')
const textOrNumber = z.union([z.string(), z.number()])
const locale = z.enum(locales).describe(`one of ${locales.join(', ')}`)
const node = z.custom(isReactNode).describe('anything React can show')

const pulse = z
  .looseObject({
    userID: z.string().nullish(),
    screenName: z.string().nullish(),
    vertical_name: z.string().nullish(),
    clientId: z.string().nullish(),
  })
  .describe('the analytics context { userID, screenName, vertical_name, clientId }, each a text')

const menuItem = z.looseObject({
  name,
  id: textOrNumber.nullish(),
  seourl: z.string().nullish(),
  alt_url: z.string().nullish(),
  url_type: z.string().nullish(),
  tag_label_name: z.string().nullish(),
  subtitle: z.string().nullish(),
  image_url: z.string().nullish(),
  tag: z.string().nullish(),
  get items() {
    return z.array(menuItem).nullish()
  },
})

const shortcut = z.looseObject({ name, url: name, image_url: z.string().nullish() })

const shortcutList = z
  .union([z.literal('in-document'), z.array(shortcut)])
  .describe('a list of shortcuts { name, url, image_url? }')

const subItem = z.looseObject({
  name,
  link: text,
  localeKey: z.string().nullish(),
  image: z.string().nullish(),
  hideImage: z.boolean().nullish(),
})

const footerLink = subItem.extend({
  tag: z.string().nullish(),
  subItems: z.array(subItem).nullish(),
  target: z.string().nullish(),
  mWebOrder: z.number().nullish(),
})

const footerSection = z.looseObject({
  id: textOrNumber,
  title: name,
  items: z.array(footerLink),
  tag: z.string().nullish(),
  config: z.looseObject({}).nullish(),
  isSeoLink: z.boolean().nullish(),
  localeKey: z.string().nullish(),
  link: z.string().nullish(),
})

const linkList = z.array(footerLink).describe('a list of { name, link, tag?, localeKey?, target? }')
const oneLink = footerLink.describe('{ name, link, tag?, localeKey?, target? }')

type Schemas = {
  readonly [Component in ValidatedComponent]: Readonly<Record<PropOf<Component>, z.ZodType>>
}

export const schemas: Schemas = {
  Header: {
    showLoginBtn: flag,
    showImportantUpdate: flag,
    showHeaderTag: flag,
    showUtilityBar: flag,
    customLogo: node,
    activePage: text.describe("a menu item's id, name or seourl"),
    loginBtnConfig: z
      .looseObject({
        isIframe: z.boolean().nullish(),
        loginWebUrl: z.string().nullish(),
        loginMwebUrl: z.string().nullish(),
      })
      .describe('{ isIframe?: true or false, loginWebUrl?: a URL, loginMwebUrl?: a URL }'),
    customCta: node,
    customWebStyle: z
      .record(z.string(), textOrNumber)
      .describe('CSS properties and their values, as in { background: "#fff" }'),
    menuData: z
      .union([z.literal('in-document'), z.array(menuItem)])
      .describe('a list of menu items { id, name, seourl?, items?, … }'),
    pulseData: pulse,
    redirectUrl: text.describe('a path or a URL on one of our hosts'),
    locale,
    utilityItems: shortcutList,
    search: node,
  },
  UtilityBar: {
    items: shortcutList,
    locale,
  },
  Footer: {
    seoData: z.array(footerSection).describe('a list of sections { id, title, items, link?, isSeoLink?, … }'),
    showDownloadBtn: flag,
    showPpblLogo: flag,
    aboutSectionTitle: text,
    showScrollTopBtn: flag,
    footerLocale: z.record(z.string(), z.string()).describe('texts by localeKey'),
    showSeoLinks: flag,
    showSubItems: flag,
    downloadAppLink: text.describe('a path or a URL'),
    pulse,
    locale,
    companyLinks: linkList,
    investorLinks: linkList,
    social: linkList,
    stores: linkList,
    sellerLink: oneLink,
    businessLink: oneLink,
    faqs: z.array(z.looseObject({ question: name, answer: name })).describe('a list of { question, answer }'),
    languageSwitch: z
      .looseObject({ href: text, label: name, lang: text })
      .describe('{ href, label, lang } of this page in the other language'),
  },
}
