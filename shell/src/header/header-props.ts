import { pulse } from '../analytics/pulse.ts'
import { menuItem } from '../calls/menu.ts'
import { loginBtnConfig } from '../login/login-btn-config.ts'
import { shownShortcut } from '../utility-bar/utility-bar-props.ts'
import {
  address,
  flag,
  listOf,
  locale,
  name,
  node,
  type PropsOf,
  recordOf,
  text,
  textOrNumber,
} from '../validation/kinds.ts'

export interface HeaderProps extends PropsOf<typeof headerProps> {}

export const headerProps = {
  /** Shows the place for the customer: the sign-in control, the greeting, the mobile profile button. */
  showLoginBtn: flag,
  /** Shows the banner about the approval as a third-party application provider. */
  showImportantUpdate: flag,
  /** Marks that banner as a sample, where no approval was given. */
  showSampleLabel: flag,
  /** Shows the banner about paying by UPI without wallet KYC. */
  showHeaderTag: flag,
  /** Shows the bar of shortcuts. */
  showUtilityBar: flag,
  /** Replaces the wordmark: the link of an image, or anything React can show. */
  customLogo: node,
  /** Whose header it is: in the wordmark, in the link home and in the banner. */
  brandName: name,
  /** The id, name or seourl of the menu item that is the current page. */
  activePage: text,
  loginBtnConfig,
  /** The vertical's own call to action, before the place for the customer. */
  customCta: node,
  /** CSS properties of the header's element. */
  customWebStyle: recordOf(textOrNumber),
  /** The menu; fetched when none is given. */
  menuData: listOf(menuItem),
  /** The analytics context of the page. */
  pulseData: pulse,
  /** Where a signed-in customer is sent on to; only to a host of ours. */
  redirectUrl: address,

  locale,
  /** The shortcuts of the utilities bar; fetched when none are given. */
  utilityItems: listOf(shownShortcut),
  /** A search box of the page's own. */
  search: node,
  /** The link to this page in the other language, shown in the header and at the end of the mobile menu. */
  languageLink: node,
}
