/**
 * /shell/v1/shell.js, for any page: mounts the fragments that the page's server included, and fetches those that a page
 * without a server requests by an empty element. Each fragment names the code that it needs, so that a page cached last
 * week works with today's script.
 */
import { parameterNames } from '../fragments/parameter-names.ts'
import { pageStyles } from '../fragments/shadow-styles.ts'

interface Waker {
  wake(host: HTMLElement): void
  /** Older builds do not export it. */
  sleep?(host: HTMLElement): void
}

/** The file itself may come from another host. */
const named = document.querySelector<HTMLScriptElement>('script[src*="/shell/v1/shell.js"]')
const portal = new URL(named?.src ?? import.meta.url).origin
const patienceMs = 4000
const againMs = 15_000

class ShellElement extends HTMLElement {
  #filling: Promise<void> | undefined
  #waker: Waker | undefined

  async connectedCallback(): Promise<void> {
    try {
      if (!this.shadowRoot) this.#filling ??= fill(this)
      await this.#filling
      const { code } = this.dataset
      if (!code) return
      this.#waker = (await import(/* @vite-ignore */ new URL(code, portal).href)) as Waker
      if (this.isConnected) this.#waker.wake(this)
    } catch (error) {
      this.#filling = undefined
      // The links inside the element, or the HTML that is there, work without this code meanwhile.
      // biome-ignore lint/suspicious/noConsole: for the page's developers; our error must not become an error of the page
      console.warn(`<${this.localName}> could not be loaded or mounted; retrying every 15 seconds.`, error)
      window.addEventListener('online', () => this.isConnected && this.connectedCallback(), { once: true })
      setTimeout(() => this.isConnected && !this.#waker && this.connectedCallback(), againMs)
    }
  }

  /** An element that was moved is connected again at once. One that was removed must not react for its replacement. */
  disconnectedCallback(): void {
    queueMicrotask(() => this.isConnected || this.#waker?.sleep?.(this))
  }
}

/**
 * With the HTML from a server, if a script put it into the page, since only the page's own parser creates a shadow root from
 * it; otherwise with HTML for the attributes, in the space that the page reserves.
 */
async function fill(element: HTMLElement): Promise<void> {
  const sent = element.querySelector(':scope > template')
  if (!sent) {
    // A copy of a filled element is empty, and reserves its space again.
    delete element.dataset.version
    element.dataset.fetched = ''
  }
  const fetched = sent ? element : await fetchFor(element)
  const template = fetched.querySelector('template')
  if (!template) throw new Error(`${element.localName}: the portal sent something else.`)
  for (const [name, value] of Object.entries(fetched.dataset)) element.dataset[name] = value
  const root = element.attachShadow({ mode: 'open' })
  // A constructed style sheet is not subject to the page's policy, which cannot know the hash of the next version.
  for (const style of template.content.querySelectorAll('style')) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style.textContent)
    root.adoptedStyleSheets.push(sheet)
    style.remove()
  }
  for (const script of template.content.querySelectorAll('script')) script.remove()
  // What the removed script would have done.
  if (matchMedia('(width<900px)').matches)
    for (const section of template.content.querySelectorAll('details[name=footer-sections]'))
      section.removeAttribute('open')
  root.append(template.content)
  element.lang ||= fetched.lang
  adoptPageStyles()
  element.dataset.session ??= document.documentElement.dataset.session ?? 'out'
}

/** A copy of an element from a server has its parameters in an attribute. */
async function fetchFor(element: HTMLElement): Promise<HTMLElement> {
  const asked = new URLSearchParams(element.dataset.asked ?? [...element.attributes].flatMap(parameterOf))
  if (!asked.has('locale') && document.documentElement.lang.startsWith('hi')) asked.set('locale', 'hi')
  const part = element.localName === 'chowk-footer' ? 'footer' : 'header'
  const answer = await fetch(`${portal}/shell/v1/${part}?${asked}`, {
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!answer.ok) throw new Error(`${element.localName}: ${(await answer.text()).slice(0, 500)}`)
  const fetched = fragmentIn(await answer.text()).querySelector<HTMLElement>(element.localName)
  if (!fetched) throw new Error(`${element.localName}: the portal sent something else.`)
  return fetched
}

/** HTML writes attributes in lower case. Attributes that are not ours belong to the page. */
const parameters = new Map<string, string>(parameterNames.map(name => [name.toLowerCase(), name]))

function parameterOf({ name, value }: Attr): [string, string][] {
  const parameter = parameters.get(name)
  return parameter ? [[parameter, value]] : []
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string }
}

/** Templates stay templates: only the page's own parser creates a shadow root from one. */
function fragmentIn(html: string): Document {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trust ??= trustedTypes?.createPolicy('chowk', { createHTML: text => text }) ?? { createHTML: text => text }
  return new DOMParser().parseFromString(trust.createHTML(html), 'text/html')
}

let hasPageStyles = false

/** The styles and scripts that a server puts into the page's head. */
function adoptPageStyles(): void {
  if (hasPageStyles) return
  hasPageStyles = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(pageStyles)
  document.adoptedStyleSheets.push(sheet)
}

let trust: { createHTML(html: string): string } | undefined

for (const name of ['chowk-header', 'chowk-footer'])
  if (!customElements.get(name)) customElements.define(name, class extends ShellElement {})
