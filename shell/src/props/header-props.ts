import {
  address,
  flag,
  type Kind,
  listOf,
  locale,
  name,
  node,
  type Of,
  type PropsOf,
  plain,
  recordOf,
  shape,
  text,
  textOrNumber,
  theme,
} from './kinds.ts'

const menuFields = {
  id: textOrNumber,
  seourl: text,
  /** Used before seourl. */
  alt_url: text,
  /** 'external' opens by full navigation. */
  url_type: text,
  /** A small badge beside the name. */
  tag_label_name: text,
  subtitle: text,
  image_url: text,
  /** Decides whether the mobile menu shows the item. */
  tag: text,
}

export interface MenuItem extends PropsOf<typeof menuFields> {
  readonly name: string
  readonly items?: readonly MenuItem[]
}

export const menuItem: Kind<MenuItem> = shape(
  { name },
  {
    ...menuFields,
    get items() {
      return listOf(menuItem)
    },
  },
)

export interface ShownShortcut extends Of<typeof shownShortcut> {}

/** The storefront's shortcuts; the one of the open page also has the value of its `aria-current`. */
const shownShortcut = shape(
  { name, url: name },
  {
    image_url: text,
    subtitle: text,
    current: plain<'page' | 'true'>("'page' or 'true'", value => value === 'page' || value === 'true'),
  },
)

/** The analytics context a page gives (pulseData, pulse). */
export interface Pulse extends Of<typeof pulse> {}
export const pulse = shape({}, { userID: text, screenName: text, vertical_name: text, clientId: text })

export interface LoginBtnConfig extends Of<typeof loginBtnConfig> {}
const loginBtnConfig = shape(
  {},
  {
    /** True (the default) opens the modal, false the full login page. */
    isIframe: flag,
    /** Replaces the login page of the desktop and of the mobile layout. */
    loginWebUrl: text,
    loginMwebUrl: text,
  },
)

export interface Breadcrumb extends Of<typeof breadcrumb> {}
const breadcrumb = shape({ name }, { link: address })

export interface HeaderProps extends PropsOf<typeof headerProps> {}

export const headerProps = {
  /** Shows the customer's part: the sign-in control, the greeting, the mobile profile button. */
  showLoginBtn: flag,
  /** Shows the banner about the approval as a third-party application provider. */
  showImportantUpdate: flag,
  /** Marks that banner as a sample, for brands without the approval. */
  showSampleLabel: flag,
  /** Shows the banner about paying by UPI without wallet KYC. */
  showHeaderTag: flag,
  /** Shown before these banners: `Notices`. */
  notices: node,
  showUtilityBar: flag,
  /** Replaces the wordmark: the link of an image, or anything React can show. */
  customLogo: node,
  /** The brand's name in the wordmark, in the link home and in the banner. */
  brandName: name,
  /** The id, name or seourl of the menu item that is the current page. */
  activePage: text,
  loginBtnConfig,
  /** The vertical's own call to action, before the sign-in control. */
  customCta: node,
  /** CSS properties of the header's element. */
  customWebStyle: recordOf(textOrNumber),
  /** The menu; fetched when none is given. */
  menuData: listOf(menuItem),
  /** The analytics context of the page. */
  pulseData: pulse,
  /** The address to which a signed-in customer is redirected; only on an allowed host. */
  redirectUrl: address,

  locale,
  /** Instead of the page's `color-scheme`. */
  theme,
  /** The shortcuts of the utilities bar; fetched when none are given. */
  utilityItems: listOf(shownShortcut),
  /** A search box of the page's own. */
  search: node,
  /** The link to this page in the other language, shown in the header and at the end of the mobile menu. */
  languageLink: node,
  /** The way down to this page, which has no link itself. */
  breadcrumbs: listOf(breadcrumb),
}

export interface UtilityBarProps extends PropsOf<typeof utilityBarProps> {}

export const utilityBarProps = {
  /** The shortcuts; fetched when none are given. */
  items: listOf(shownShortcut),
  locale,
}
