/**
 * /shell/v1/shell.js, for any page: mounts the fragments that the page's server included, and fetches those that a page
 * without a server requests by an empty element. Each fragment names the code that it needs, so that a page cached last
 * week works with today's script.
 */
import { session } from '@chowk/shell/behaviour'
import { parameterNames, unknownParameterText } from '../fragments/parameter-names.ts'
import { pageStyles } from '../fragments/shadow-styles.ts'

interface FragmentCode {
  mount(host: HTMLElement): void
  /** Older builds do not export it. */
  unmount(host: HTMLElement): void
}

/** The script's tag names the portal, because the file itself may come from another host. */
const shellScript = document.querySelector<HTMLScriptElement>(
  'script[src*="/shell/v1/shell.js"], script[data-portal]',
)
const portal = new URL(shellScript?.dataset.portal ?? shellScript?.src ?? import.meta.url).origin
const timeoutMs = 4000
/** What the page shows stays until then. */
const changeTimeoutMs = 15_000
const retryMs = 15_000

type Changes = Readonly<Record<string, string | boolean | readonly object[] | null | undefined>>

class ShellElement extends HTMLElement {
  static readonly observedAttributes = parameterNames.map(name => name.toLowerCase())
  #changes: Record<string, Changes[string]> = {}
  #changed: Promise<void> = Promise.resolve()
  #isStarted = false
  #filling: Promise<void> | undefined
  #code: FragmentCode | undefined

  async connectedCallback(): Promise<void> {
    this.#isStarted = true
    try {
      if (!this.shadowRoot && !this.querySelector(':scope > template')) {
        // A copy of a filled element is empty, and reserves its space again.
        delete this.dataset.version
        if (this.localName === 'chowk-footer') await untilNear(this)
      }
      if (!this.shadowRoot) this.#filling ??= fill(this)
      await this.#filling
      const { code } = this.dataset
      if (!code) return
      this.#code = (await import(/* @vite-ignore */ new URL(code, portal).href)) as FragmentCode
      // Each element in a task of its own, so that the browser can answer a press between them.
      await new Promise(resolve => setTimeout(resolve))
      if (this.isConnected) this.#code.mount(this)
    } catch (error) {
      this.#filling = undefined
      // The links inside the element, or the HTML that is there, work without this code meanwhile.
      // biome-ignore lint/suspicious/noConsole: for the page's developers; our error must not become an error of the page
      console.warn(`<${this.localName}> could not be loaded or mounted; retrying every 15 seconds.`, error)
      window.addEventListener('online', () => this.isConnected && this.connectedCallback(), { once: true })
      setTimeout(() => this.isConnected && !this.#code && this.connectedCallback(), retryMs)
    }
  }

  attributeChangedCallback(attribute: string, before: string | null, value: string | null): void {
    const name = parameters.get(attribute)
    // `fill` reads the attributes that the element has from the start.
    if (name && before !== value && this.#isStarted) this.change({ [name]: value }).catch(warn)
  }

  /** Changes the element in place. Changes made in one task are applied together. */
  change(changes: Changes): Promise<void> {
    Object.assign(this.#changes, changes)
    this.#changed = this.#changed.catch(() => {}).then(() => this.#apply())
    return this.#changed
  }

  async #apply(): Promise<void> {
    const changes = Object.entries(this.#changes)
    this.#changes = {}
    await this.#filling?.catch(() => {})
    const currentParameters = parametersOf(this)
    const query = new URLSearchParams(currentParameters)
    for (const [name, value] of changes) {
      if (value === null || value === undefined) query.delete(name)
      else query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
    }
    if (query.toString() === currentParameters.toString()) return
    const fetched =
      this.shadowRoot && htmlParameters(query) !== htmlParameters(currentParameters)
        ? await fetchFor(this, query, changeTimeoutMs)
        : undefined
    this.#code?.unmount(this)
    if (fetched) replaceWith(this, fetched)
    else this.dataset.asked = query.toString()
    // Without a shadow root the next attempt to fill the element fetches the new parameters.
    if (this.shadowRoot) await this.connectedCallback()
  }

  /** An element that was moved is connected again at once. One that was removed must not react for its replacement. */
  disconnectedCallback(): void {
    queueMicrotask(() => this.isConnected || this.#code?.unmount(this))
  }
}

/**
 * Few visitors on phones scroll to a page's end, so the footer's links are fetched when it is one screen away. Until then the
 * empty element is the landmark.
 */
async function untilNear(element: HTMLElement): Promise<void> {
  element.role = 'contentinfo'
  await new Promise<void>(resolve => {
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: '100%' },
    )
    observer.observe(element)
  })
  element.role = null
}

/**
 * Fills the element with the HTML that it holds, when a script put it into the page: only the page's own parser creates a
 * shadow root from a template. Otherwise fetches HTML for the attributes, in the space that the page reserves.
 */
async function fill(element: HTMLElement): Promise<void> {
  const sent = element.querySelector(':scope > template')
  if (!sent) element.dataset.fetched = ''
  show(element, sent ? element : await fetchFor(element, parametersOf(element)))
  element.dataset.session ??= document.documentElement.dataset.session ?? 'out'
}

/** Replaces what the element shows; the control at the same position keeps the focus. */
function replaceWith(element: HTMLElement, fetched: HTMLElement): void {
  const controls = () => [...(element.shadowRoot?.querySelectorAll<HTMLElement>('a, button, summary') ?? [])]
  const focused = controls().indexOf(element.shadowRoot?.activeElement as HTMLElement)
  delete element.dataset.theme
  element.lang = fetched.lang
  show(element, fetched)
  controls()[focused]?.focus()
}

/** Puts the fragment into the shadow root. An open dialog and live regions stay, so that no announcement is lost. */
function show(element: HTMLElement, fetched: HTMLElement): void {
  const template = fetched.querySelector('template')
  if (!template) throw new Error(`${element.localName}: the portal sent something else.`)
  for (const [name, value] of Object.entries(fetched.dataset)) element.dataset[name] = value
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = []
  for (const old of [...root.children]) if (!old.matches('dialog[open], [aria-live]')) old.remove()
  // A constructed style sheet is not subject to the page's policy, which cannot know the hash of the next version.
  for (const style of template.content.querySelectorAll('style')) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style.textContent)
    root.adoptedStyleSheets.push(sheet)
    style.remove()
  }
  for (const script of template.content.querySelectorAll('script')) script.remove()
  // The removed script would have closed the sections on a phone.
  if (matchMedia('(width<900px)').matches)
    for (const section of template.content.querySelectorAll('details[name=footer-sections]'))
      section.removeAttribute('open')
  root.prepend(template.content)
  element.lang ||= fetched.lang
  adoptPageStyles()
}

/** The element's parameters. A server has written them into an attribute, which a copy of the element keeps. */
function parametersOf({ dataset, attributes }: HTMLElement): URLSearchParams {
  return new URLSearchParams(dataset.asked ?? [...attributes].flatMap(parameterOf))
}

/** The parameters that change the HTML: pages that differ only in others share one cached fragment. */
function htmlParameters(query: URLSearchParams): string {
  const shown = new URLSearchParams(query)
  for (const name of ['verticalName', 'screenName', 'redirectUrl']) shown.delete(name)
  return shown.toString()
}

async function fetchFor(
  element: HTMLElement,
  given: URLSearchParams,
  limitMs = timeoutMs,
): Promise<HTMLElement> {
  const query = new URLSearchParams(given)
  if (!query.has('locale') && document.documentElement.lang.startsWith('hi')) query.set('locale', 'hi')
  const part = element.localName === 'chowk-footer' ? 'footer' : 'header'
  const answer = await fetch(`${portal}/shell/v1/${part}?${query}`, {
    signal: AbortSignal.timeout(limitMs),
  })
  if (!answer.ok) throw new Error(`${element.localName}: ${(await answer.text()).slice(0, 500)}`)
  const fetched = fragmentIn(await answer.text()).querySelector<HTMLElement>(element.localName)
  if (!fetched) throw new Error(`${element.localName}: the portal sent something else.`)
  return fetched
}

/** Parameters by the lower-case names that HTML gives attributes. All other attributes belong to the page. */
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

/** Parses a fragment. Its template stays one, because only the page's own parser creates a shadow root from it. */
function fragmentIn(html: string): Document {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trust ??= trustedTypes?.createPolicy('chowk', { createHTML: text => text }) ?? { createHTML: text => text }
  return new DOMParser().parseFromString(trust.createHTML(html), 'text/html')
}

let hasPageStyles = false

/** Adds the page's styles, which a server would put into the head, once. */
function adoptPageStyles(): void {
  if (hasPageStyles) return
  hasPageStyles = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(pageStyles)
  document.adoptedStyleSheets.push(sheet)
}

let trust: { createHTML(html: string): string } | undefined

function warn(problem: unknown): void {
  // biome-ignore lint/suspicious/noConsole: for the page's developers; our error must not become an error of the page
  console.warn(problem)
}

const onlyInFooter = ['showScrollTopBtn', 'sections']
const inBoth = ['locale', 'languageLink', 'theme', 'verticalName', 'screenName']

/** Changes header and footer in place; a value of null or undefined means the default. Rejects with an explanation. */
async function setParameters(changes: Changes): Promise<void> {
  const names = Object.keys(changes)
  const unknown = names.find(name => !parameterNames.some(known => known === name))
  if (unknown !== undefined) throw new TypeError(unknownParameterText(unknown))
  const elements = [...document.querySelectorAll<ShellElement>('chowk-header, chowk-footer')]
  await Promise.all(
    elements.map(element => {
      const isFooter = element.localName === 'chowk-footer'
      const own = names.filter(name => inBoth.includes(name) || onlyInFooter.includes(name) === isFooter)
      return own.length > 0 && element.change(Object.fromEntries(own.map(name => [name, changes[name]])))
    }),
  )
}

if (customElements.get('chowk-header')) {
  warn(`This page loads two shells. The first one stays; ${import.meta.url} is not used.`)
} else {
  Object.assign(window, { chowk: { setParameters, session } })
  for (const name of ['chowk-header', 'chowk-footer'])
    customElements.define(name, class extends ShellElement {})
}
