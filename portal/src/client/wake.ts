/**
 * Mounts the header and the footer of a vertical's page, each inside its own shadow root. shell.js, possibly that of another
 * release, calls `wake` to mount and `sleep` to unmount, so these two names cannot change.
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

/** The page's analytics context, from whichever element has it: the footer reads it at each click. */
const pulse: { screenName?: string; vertical_name?: string } = {}

/** The screen last counted for an element. A router that moves the element into its next view names that view afterwards. */
const counted = new WeakMap<HTMLElement, string>()

function count(host: HTMLElement): (() => void) | undefined {
  const { screenName } = pulse
  if (screenName && counted.get(host) === screenName) return undefined
  if (screenName) counted.set(host, screenName)
  return countScreen(pulse)
}

export function wake(host: HTMLElement): void {
  const { shadowRoot, dataset } = host
  if (!shadowRoot || started.has(host)) return
  dataset.woken = ''
  const hosts = JSON.parse(dataset.hosts ?? '{}') as Partial<Hosts>
  configureEnvironment(
    environment(dataset.environment, { hosts, isVertical: true, release: dataset.version }),
  )
  const asked = new URLSearchParams(dataset.asked)
  pulse.screenName = asked.get('screenName') ?? pulse.screenName
  pulse.vertical_name = asked.get('verticalName') ?? pulse.vertical_name
  const header = shadowRoot.querySelector<HTMLElement>('[data-chowk=header]')
  const footer = shadowRoot.querySelector('footer')
  started.set(
    host,
    startEach([
      () => header && count(host),
      () => header && startHeader(header, () => optionsIn(asked)),
      () => footer && startFooter(footer, () => pulse),
      () => liftPanels(shadowRoot),
      () => returnFocus(shadowRoot),
    ]),
  )
}

function optionsIn(asked: URLSearchParams) {
  return {
    locale: (asked.get('locale') ?? 'en') as Locale,
    pulse,
    loginBtnConfig: { isIframe: mayFrameSignIn() },
    redirectUrl: asked.get('redirectUrl') ?? undefined,
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

/** When removed from the page, it stops listening. It starts again if it is put back. */
export function sleep(host: HTMLElement): void {
  started.get(host)?.()
  started.delete(host)
}
