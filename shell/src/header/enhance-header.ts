/** What the header's HTML does before React takes it over: everything that needs no framework. */
import { countScreen } from '../analytics/count-screen.ts'
import type { Pulse } from '../analytics/track.ts'
import { fullPageLoginUrl } from '../login/login-urls.ts'
import { paintCustomer } from '../profile/paint-customer.ts'
import { startSession } from '../session/start-session.ts'
import { uncoverBrokenPictures } from '../ui/broken-pictures.ts'
import { attachShortcuts } from '../utility-bar/attach-shortcuts.ts'
import type { Locale } from '../words/words.ts'
import { attachBehaviour } from './attach-behaviour.ts'

/**
 * Session, screen view, menus, 'More', and the customer's greeting. `root` holds what `Header` rendered. Returns what to
 * call right before the component hydrates there.
 */
export function enhanceHeader(root: HTMLElement, pulse: Pulse, locale: Locale): () => void {
  startSession()
  uncoverBrokenPictures()
  countScreen(pulse)
  const header = root.querySelector('header')
  if (header) attachBehaviour(header)
  const shortcuts = root.querySelector<HTMLElement>(':scope > nav')
  if (shortcuts) attachShortcuts(shortcuts)
  // Only the browser knows the page's own address, to which sign-in returns.
  root.querySelector('header a[aria-haspopup]')?.setAttribute('href', fullPageLoginUrl({ locale }))
  return paintCustomer(root)
}
