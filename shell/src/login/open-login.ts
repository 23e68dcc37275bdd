import { callForLogin } from '../page/events.ts'
import { navigation } from '../page/navigation.ts'
import { opensInThisTab } from '../page/offer-navigation.ts'
import { sourceOf } from '../page/shadow.ts'
import { fullPageLoginUrl, type LoginPlace } from './login-urls.ts'

/**
 * Opens the login modal from anywhere on the page, or the full login page where no modal is mounted. Pass the
 * opener where the browser may not have focused it (Safari, on a click): focus returns to it afterwards.
 */
export function openLogin(opener?: HTMLElement): void {
  if (opener instanceof HTMLElement) opener.focus()
  if (!callForLogin()) navigation.go(fullPageLoginUrl())
}

const control = 'a[data-sign-in]'

/** Links to the login page open the login modal instead. Without a modal they lead back to this page after sign-in. */
export function attachSignIn(root: HTMLElement, place: () => LoginPlace): () => void {
  const attached = new AbortController()
  const { signal } = attached

  function press(event: MouseEvent | KeyboardEvent): void {
    const link = sourceOf(event)?.closest<HTMLElement>(control)
    if (!link || !isPress(event, link)) return
    event.preventDefault()
    openLogin(link)
  }

  /** Only the browser knows the page's own address, and a router may change it. */
  function writeAddresses(): void {
    const href = fullPageLoginUrl(place())
    for (const link of root.querySelectorAll(control)) link.setAttribute('href', href)
  }

  for (const type of ['click', 'keydown'] as const) root.addEventListener(type, press, { signal })
  for (const type of ['pointerdown', 'focusin']) root.addEventListener(type, writeAddresses, { signal })
  writeAddresses()
  return () => attached.abort()
}

function isPress(event: MouseEvent | KeyboardEvent, link: HTMLElement): boolean {
  return (
    opensInThisTab(event) && (!('key' in event) || (event.key === ' ' && link.hasAttribute('aria-haspopup')))
  )
}
