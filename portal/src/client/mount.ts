/**
 * Mounts the header and the footer of a vertical's page, each inside its own shadow root. shell.js, possibly that of another
 * release, calls `mount` and `unmount`, so a release must not rename them.
 */
import {
  configureEnvironment,
  countScreen,
  environment,
  type Hosts,
  type Locale,
  startEach,
  startFooter,
  startHeader,
} from '@chowk/shell/behaviour'
import { liftPanels } from './lift-panels.ts'

const started = new WeakMap<HTMLElement, () => void>()

/** The page's analytics context, given on either element. The footer reads it at each click. */
const pulse: { screenName?: string; vertical_name?: string } = {}

/** The screen last counted for each element, because a router that moves the element must not count the screen twice. */
const counted = new WeakMap<HTMLElement, string>()

function count(host: HTMLElement): (() => void) | undefined {
  const { screenName } = pulse
  if (screenName && counted.get(host) === screenName) return undefined
  if (screenName) counted.set(host, screenName)
  return countScreen(pulse)
}

export function mount(host: HTMLElement): void {
  const { shadowRoot, dataset } = host
  if (!shadowRoot || started.has(host)) return
  dataset.mounted = ''
  const hosts = JSON.parse(dataset.hosts ?? '{}') as Partial<Hosts>
  configureEnvironment(
    environment(dataset.environment, { hosts, isVertical: true, release: dataset.version }),
  )
  const query = new URLSearchParams(dataset.asked)
  pulse.screenName = query.get('screenName') ?? pulse.screenName
  pulse.vertical_name = query.get('verticalName') ?? pulse.vertical_name
  const header = shadowRoot.querySelector<HTMLElement>('[data-chowk=header]')
  const footer = shadowRoot.querySelector('footer')
  started.set(
    host,
    startEach([
      () => header && count(host),
      () => header && startHeader(header, () => optionsIn(query)),
      () => footer && startFooter(footer, () => pulse),
      () => liftPanels(shadowRoot),
      () => returnFocus(shadowRoot),
    ]),
  )
}

function optionsIn(query: URLSearchParams) {
  return {
    locale: (query.get('locale') ?? 'en') as Locale,
    pulse,
    loginBtnConfig: { isIframe: mayFrameSignIn() },
    redirectUrl: query.get('redirectUrl') ?? undefined,
  }
}

/** Browsers send no cookies to a frame on another site, so there visitors sign in on the portal and come back. */
function mayFrameSignIn(): boolean {
  const { sites = '' } = document.querySelector<HTMLElement>('chowk-header')?.dataset ?? {}
  return sites.split(' ').includes(window.location.origin)
}

/** Chromium does so itself, except for a sheet inside a shadow root, whose focus it does not find. */
function returnFocus(root: ShadowRoot): () => void {
  function onToggle(event: Event): void {
    const sheet = event.target as HTMLElement
    if ((event as ToggleEvent).newState === 'closed' && sheet.matches(':focus-within'))
      root.querySelector<HTMLElement>(`[popovertarget="${sheet.id}"]`)?.focus()
  }
  root.addEventListener('beforetoggle', onToggle, { capture: true })
  return () => root.removeEventListener('beforetoggle', onToggle, { capture: true })
}

/** Stops listening when the element is removed from the page; a router may put the element back and mount it again. */
export function unmount(host: HTMLElement): void {
  started.get(host)?.()
  started.delete(host)
}
