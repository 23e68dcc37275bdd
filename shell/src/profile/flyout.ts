/** What the storefront offers a customer, below the links of the profile's sheet. */

import type { Pulse } from '../analytics/track.ts'
import { currentSession, subscribeToSession } from '../session/session-store.ts'
import type { Locale } from '../words/words.ts'

export interface FlyoutOptions {
  readonly locale: Locale
  readonly pulse: Pulse
}

interface Flyout {
  /** Fetches the offers once for a customer; again where that failed. */
  load(): void
  end(): void
}

/** It may be asked for before the session check has said who the customer is. */
export function attachFlyout(place: HTMLElement, options: () => FlyoutOptions): Flyout {
  const [status, views] = place.children as unknown as [HTMLElement, HTMLElement]
  let customer = currentSession().info?.id
  let state: 'not-asked' | 'loading' | 'ready' = 'not-asked'
  let turn = 0

  function forget(): void {
    turn += 1
    state = 'not-asked'
    status.textContent = ''
    views.replaceChildren()
  }

  async function load(): Promise<void> {
    if (state !== 'not-asked') return
    turn += 1
    const ours = turn
    state = 'loading'
    status.textContent = status.dataset.loading ?? ''
    const shown = await fetchOffers(options()).catch(() => undefined)
    if (ours !== turn) return
    state = shown ? 'ready' : 'not-asked'
    status.textContent = shown ? '' : (status.dataset.failed ?? '')
    views.replaceChildren(...(shown ?? []))
  }

  const unsubscribe = subscribeToSession(() => {
    const { info } = currentSession()
    const hasLeft = customer !== undefined && customer !== info?.id
    customer = info?.id
    if (hasLeft) forget()
  })
  return { load: () => void load(), end: unsubscribe }
}

/** The code that shows the data comes with it: a visitor who never opens the sheet pays for neither. */
async function fetchOffers({ locale, pulse }: FlyoutOptions): Promise<Element[] | undefined> {
  const { fetchProfileFlyout, viewsOf } = await import('./flyout-views.ts')
  const { page } = await fetchProfileFlyout(locale)
  return (
    page &&
    viewsOf(
      page.flatMap(({ views }) => views),
      { locale, pulse },
    )
  )
}
