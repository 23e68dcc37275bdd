/**
 * Hides a customer's page from everybody else. When the shell learns that the customer has signed out, the content is removed;
 * when another customer has signed in, the page is loaded again.
 */
import { announce, currentSession, startSession, subscribeToSession } from '@chowk/shell/behaviour'

type AccountWatchProps = {
  /** The customer for whom the page was rendered. */
  readonly customerId: string
  /** The element that others must not see. */
  readonly contentId: string
  /** Announced when the customer has signed out. */
  readonly signedOut: string
}

const serviceWorkerDelayMs = 5000

/** Returns a cleanup function. */
export function watchAccount(root: HTMLElement, { customerId, contentId, signedOut }: AccountWatchProps) {
  const leaving = new AbortController()
  const content = document.getElementById(contentId)
  // Until the first session check the page is as fresh as that check. Then an unknown session hides it until the next one.
  let isOld = false
  let seen = ''

  /** Shows the template of the reason why the content is hidden; without a reason, the content. */
  function show(reason?: 'checking' | 'signed-out'): void {
    if (content) content.hidden = reason !== undefined
    root.querySelector(':scope > :not(template)')?.remove()
    const card = root.querySelector<HTMLTemplateElement>(`[data-card=${reason}]`)?.content.cloneNode(true)
    if (card) root.append(card)
  }

  function look(): void {
    const { status, info } = currentSession()
    const now = `${status} ${info?.id}`
    if (now === seen) return
    seen = now
    const isOther = status === 'signed-in' && info?.id !== customerId
    if (status === 'signed-out') signOut()
    else show(isOther || (status === 'unknown' && isOld) ? 'checking' : undefined)
    isOld ||= status !== 'unknown'
    if (isOther) location.reload()
  }

  /** The customer signed out, perhaps in another tab: the content is removed, and screen readers announce why. */
  function signOut(): void {
    content?.replaceChildren()
    show('signed-out')
    announce(signedOut)
    if (document.activeElement === document.body) root.querySelector('h1')?.focus()
  }

  /** Hides the content at once, because the browser may freeze the page for its history. */
  function leave(): void {
    isOld = true
    seen = ''
    show('checking')
  }

  startSession()
  look()
  const unsubscribe = subscribeToSession(look)
  window.addEventListener('pagehide', leave, { signal: leaving.signal })
  // A customer gets the offline pages from the first page on, once this page has loaded what it needs.
  const timer = setTimeout(async () => {
    const { registerServiceWorker } = await import('../service-worker/register-service-worker.ts')
    await registerServiceWorker()
  }, serviceWorkerDelayMs)
  return () => {
    unsubscribe()
    leaving.abort()
    clearTimeout(timer)
  }
}
