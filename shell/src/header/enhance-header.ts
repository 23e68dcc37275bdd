/** What the header's HTML does before React takes it over: everything that needs no framework. */
import { countScreen } from '../analytics/count-screen.ts'
import type { Pulse } from '../analytics/track.ts'
import { answerLogin } from '../login/answer-login.ts'
import { fullPageLoginUrl, type LoginPlace } from '../login/login-urls.ts'
import { paintCustomer } from '../profile/paint-customer.ts'
import { attachSignIn } from '../profile/sign-in.ts'
import { startSession } from '../session/start-session.ts'
import { attachOnce } from '../ui/attach-once.ts'
import { uncoverBrokenPictures } from '../ui/broken-pictures.ts'
import { isMobileLayout } from '../ui/mobile-width.ts'
import { attachShortcuts } from '../utility-bar/attach-shortcuts.ts'
import { attachBehaviour } from './attach-behaviour.ts'

/**
 * Session, screen view, menus, 'More', sign-in, and the customer's greeting. `root` holds what `Header` rendered. Returns
 * what to call right before the component hydrates there.
 */
export function enhanceHeader(root: HTMLElement, pulse: Pulse, place: LoginPlace): () => void {
  startSession()
  uncoverBrokenPictures()
  countScreen(pulse)
  const header = root.querySelector('header')
  if (header) attachBehaviour(header)
  const shortcuts = root.querySelector<HTMLElement>(':scope > nav')
  if (shortcuts) attachShortcuts(shortcuts)
  attachLogin(root, place)
  return paintCustomer(root)
}

const attachLogin = attachOnce((root, place: LoginPlace) => {
  const control = root.querySelector<HTMLElement>('header a[aria-haspopup]')
  if (control) attachSignIn(control)
  // Only the browser knows the page's own address, to which sign-in returns.
  control?.setAttribute('href', fullPageLoginUrl(place))
  // One that was taken off the page leaves it to the one in its place.
  return answerLogin(() => (root.isConnected ? { ...place, isMobile: isMobileLayout() } : undefined))
})
