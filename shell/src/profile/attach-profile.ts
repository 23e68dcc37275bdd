import { painted } from '../page/painted.ts'
import { sourceOf } from '../page/shadow.ts'
import type { Pulse } from '../props/header-props.ts'
import { logout } from '../session/logout.ts'
import { currentSession, subscribeToSession } from '../session/session-store.ts'
import { attachSheet, sheetIds } from '../ui/attach-sheet.ts'
import type { Locale } from '../words/words.ts'

export interface ProfileOptions {
  readonly locale: Locale
  readonly pulse: Pulse
}

/** The sheet with the customer's links and offers. */
export function attachProfileSheet(root: HTMLElement, options: () => ProfileOptions): () => void {
  const place = root.querySelector<HTMLElement>('[data-flyout]')
  const flyout = place && attachFlyout(place, options)
  const detach = attachSheet(root, sheetIds.profile, {
    onOpen: () => void painted().then(() => flyout?.load()),
    desktopCounterpart: () => root.querySelector<HTMLElement>('header div[data-disclosure] > button'),
  })
  return () => {
    detach()
    flyout?.end()
  }
}

export function attachSignOut(root: HTMLElement): () => void {
  const onClick = (event: MouseEvent) => {
    if (sourceOf(event)?.closest('[data-sign-out]')) void logout()
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}

/**
 * The storefront's offers for the customer, below the links of the sheet: fetched once for a customer, again where that failed.
 * The sheet may open before the session check has named the customer.
 */
function attachFlyout(place: HTMLElement, options: () => ProfileOptions) {
  const [status, views] = place.children as unknown as [HTMLElement, HTMLElement]
  let customer = currentSession().info?.id
  /** The fetch whose answer is shown or expected. */
  let fetchedFor: object | undefined

  function show(text: string | undefined, offers: readonly Element[] = []): void {
    status.textContent = text ?? ''
    views.replaceChildren(...offers)
  }

  async function load(): Promise<void> {
    if (fetchedFor) return
    const ours = {}
    fetchedFor = ours
    show(status.dataset.loading)
    const offers = await fetchOffers(options()).catch(() => undefined)
    if (ours !== fetchedFor) return
    if (offers) show('', offers)
    else {
      fetchedFor = undefined
      show(status.dataset.failed)
    }
  }

  const end = subscribeToSession(() => {
    const { info } = currentSession()
    const hasLeft = customer !== undefined && customer !== info?.id
    customer = info?.id
    if (!hasLeft) return
    fetchedFor = undefined
    show('')
  })
  return { load, end }
}

/** The code that shows the offers is fetched with them, because most visitors never open the sheet. */
async function fetchOffers({ locale, pulse }: ProfileOptions): Promise<Element[] | undefined> {
  const { fetchProfileFlyout, viewsOf } = await import('./flyout-views.ts')
  const { page } = await fetchProfileFlyout(locale)
  const views = page?.flatMap(section => section.views)
  return views && viewsOf(views, { locale, pulse })
}
