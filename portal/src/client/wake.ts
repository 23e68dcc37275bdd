/**
 * Brings the header and the footer of a host's page to life, each inside its own shadow root. As on the portal's own pages,
 * React comes at the first sign of a hand.
 */
import { configureEnvironment, enhanceFooter, environment, followVertical, type Hosts } from '@chowk/shell'
import { mayFrameSignIn } from '../fragments/frame-sign-in.ts'
import type { HostHeaderProps } from '../fragments/host-header.island.tsx'
import { liftPanels } from './lift-panels.ts'
import { unmountIslands } from './roots.ts'
import { sleepingHeader } from './sleeping-header.ts'
import { whenDue } from './when.ts'

const awake = new WeakSet<HTMLElement>()
const served = new WeakMap<HTMLElement, readonly ChildNode[]>()

/** The page's context for analytics, whichever of its elements was told it: the footer's clicks read it anew each time. */
const pulse: { screenName?: string; vertical_name?: string } = {}

export function wake(host: HTMLElement): void {
  const { shadowRoot, dataset } = host
  if (!shadowRoot || awake.has(host)) return
  awake.add(host)
  dataset.woken = ''
  const hosts = JSON.parse(dataset.hosts ?? '{}') as Partial<Hosts>
  configureEnvironment(environment(dataset.environment, { hosts, isVertical: true }))
  const asked = new URLSearchParams(dataset.asked)
  pulse.screenName = asked.get('screenName') ?? pulse.screenName
  pulse.vertical_name = asked.get('verticalName') ?? pulse.vertical_name
  const header = shadowRoot.querySelector<HTMLElement>('chowk-island')
  if (header) wakeHeader(header)
  const footer = shadowRoot.querySelector('footer')
  if (footer) enhanceFooter(footer, pulse)
  liftPanels(shadowRoot)
  shadowRoot.addEventListener('beforetoggle', giveFocusBack, { capture: true })
}

/** Chromium does so itself, but for a sheet inside a shadow root, whose focus it does not find there. */
function giveFocusBack(event: Event): void {
  const sheet = event.target as HTMLElement
  if ((event as ToggleEvent).newState === 'closed' && sheet.matches(':focus-within'))
    (sheet.getRootNode() as ShadowRoot).querySelector<HTMLElement>(`[popovertarget="${sheet.id}"]`)?.focus()
}

function wakeHeader(island: HTMLElement): void {
  const { locale, screenName, verticalName } = JSON.parse(island.dataset.props ?? '{}') as HostHeaderProps
  followVertical()
  served.set(island, [...island.childNodes])
  const own = { screenName, vertical_name: verticalName }
  const place = { locale, config: { isIframe: mayFrameSignIn() } }
  const start = sleepingHeader(island, () => import('./host-islands.ts'), own, place)
  whenDue(island, () => start().catch(reportError))
}

/** Taken off the page: what React listened to is let go, and what the server sent stands there in case it comes back. */
export function sleep(host: HTMLElement): void {
  const island = host.shadowRoot?.querySelector<HTMLElement>('chowk-island[data-hydrated]')
  if (!host.shadowRoot || !island) return
  unmountIslands(host.shadowRoot)
  island.replaceChildren(...(served.get(island) ?? []))
  delete island.dataset.hydrated
  awake.delete(host)
}
