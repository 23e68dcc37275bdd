/** The header's behaviour, without a framework. It writes only to elements whose children React does not own. */

import { attachBanners } from '../banners/attach-banners.ts'
import { answerLogin } from '../login/login-dialog.ts'
import { attachSignIn } from '../login/open-login.ts'
import { attachMobileMenu } from '../mobile-menu/attach-mobile-menu.ts'
import { offerNavigation } from '../page/offer-navigation.ts'
import { startEach } from '../page/start-each.ts'
import { attachProfileSheet, attachSignOut } from '../profile/attach-profile.ts'
import { showCustomer } from '../profile/show-customer.ts'
import type { LoginBtnConfig, Pulse } from '../props/header-props.ts'
import { redirectWhenSignedIn } from '../session/redirect-when-signed-in.ts'
import { recheckSessionOnVertical, startSession } from '../session/start-session.ts'
import { uncoverBrokenPictures } from '../ui/picture-of.ts'
import { attachShortcuts } from '../utility-bar/attach-shortcuts.ts'
import type { Locale } from '../words/words.ts'
import { attachDropdowns, markScrolled, publishHeight } from './attach-header.ts'

export interface HeaderOptions {
  readonly locale: Locale
  readonly pulse: Pulse
  readonly loginBtnConfig?: LoginBtnConfig | undefined
  readonly redirectUrl?: string | undefined
}

/** `root` holds what `Header` rendered; `options` are read when they are needed. Returns a cleanup function. */
export function startHeader(root: HTMLElement, options: () => HeaderOptions): () => void {
  const header = root.querySelector('header')
  const shortcuts = root.querySelector<HTMLElement>(':scope > nav')
  // What answers a press comes first; the rest has a task of its own, so that neither is long on a slow phone.
  const endFirst = startEach([
    () => header && attachDropdowns(header),
    () => shortcuts && attachShortcuts(shortcuts),
    () => attachSignIn(root, options),
    () => answerLogin(options),
    () => attachMobileMenu(root),
    () => attachProfileSheet(root, options),
    () => attachSignOut(root),
    () => offerNavigation(root),
  ])
  let endRest = () => {}
  const rest = setTimeout(() => {
    endRest = startEach([
      startSession,
      recheckSessionOnVertical,
      uncoverBrokenPictures,
      () => header && markScrolled(header),
      () => header && publishHeight(header),
      () => showCustomer(root),
      () => attachBanners(root, () => options().pulse),
      () => redirectWhenSignedIn(() => options().redirectUrl),
    ])
  })
  return () => {
    clearTimeout(rest)
    endFirst()
    endRest()
  }
}
