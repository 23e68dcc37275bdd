/** What makes the header's markup interactive. It needs no framework, and writes only where React does not. */
import type { Pulse } from '../analytics/track.ts'
import { attachBanners } from '../banners/attach-banners.ts'
import { answerLogin } from '../login/answer-login.ts'
import { attachSignIn } from '../login/attach-sign-in.ts'
import type { LoginBtnConfig } from '../login/login-urls.ts'
import { attachMobileMenu } from '../mobile-menu/attach-mobile-menu.ts'
import { startEach } from '../page/start-each.ts'
import { attachProfile } from '../profile/attach-profile.ts'
import { redirectWhenSignedIn } from '../session/redirect-when-signed-in.ts'
import { startSession } from '../session/start-session.ts'
import { followVertical } from '../session/vertical-session.ts'
import { uncoverBrokenPictures } from '../ui/broken-pictures.ts'
import { isMobileLayout } from '../ui/mobile-width.ts'
import { attachShortcuts } from '../utility-bar/attach-shortcuts.ts'
import type { Locale } from '../words/words.ts'
import { attachDropdowns, markScrolled, publishHeight } from './attach-header.ts'

export interface HeaderOptions {
  readonly locale: Locale
  readonly pulse: Pulse
  readonly loginBtnConfig?: LoginBtnConfig | undefined
  readonly redirectUrl?: string | undefined
}

/** `root` holds what `Header` rendered; `options` are read when they are needed. Returns how to end all of it. */
export function startHeader(root: HTMLElement, options: () => HeaderOptions): () => void {
  const header = root.querySelector('header')
  const shortcuts = root.querySelector<HTMLElement>(':scope > nav')
  const loginPlace = () => {
    const { loginBtnConfig: config, locale } = options()
    return { config, locale, isMobile: isMobileLayout() }
  }
  return startEach([
    startSession,
    followVertical,
    uncoverBrokenPictures,
    () => header && attachDropdowns(header),
    () => header && markScrolled(header),
    () => header && publishHeight(header),
    () => shortcuts && attachShortcuts(shortcuts),
    () => attachSignIn(root, loginPlace),
    () => answerLogin(loginPlace),
    () => attachMobileMenu(root),
    () => attachProfile(root, options),
    () => attachBanners(root, () => options().pulse),
    () => redirectWhenSignedIn(() => options().redirectUrl),
  ])
}
