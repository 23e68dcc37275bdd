/**
 * /shell/v1/shell.js, for any page: wakes what the page's server included, and fetches what a page without a server asks
 * for by an empty element. The code that fits a fragment is named by the fragment, so that last week's page works with
 * today's script.
 */
import { parameterNames } from '../fragments/parameter-names.ts'
import { pageStyles } from '../fragments/shadow-styles.ts'

interface Waker {
  wake(host: HTMLElement): void
}

/** The file itself may come from another host. */
const named = document.querySelector<HTMLScriptElement>('script[src*="/shell/v1/shell.js"]')
const portal = new URL(named?.src ?? import.meta.url).origin
const patienceMs = 4000
const againMs = 15_000

class ShellElement extends HTMLElement {
  async connectedCallback(): Promise<void> {
    try {
      if (!this.shadowRoot) await fetchInto(this)
      const { code } = this.dataset
      if (!code) return
      const { wake } = (await import(/* @vite-ignore */ new URL(code, portal).href)) as Waker
      wake(this)
    } catch (error) {
      // The links inside the element, or the HTML that is there, serve without us meanwhile.
      // biome-ignore lint/suspicious/noConsole: for the page's developers; an error of ours is none of the page's
      console.warn(
        `<${this.localName}> could not be filled or woken; tried again when the network is back.`,
        error,
      )
      window.addEventListener('online', () => this.isConnected && this.connectedCallback(), { once: true })
      setTimeout(() => this.isConnected && !this.dataset.code && this.connectedCallback(), againMs)
    }
  }
}

/** What the element's attributes ask for, in the space that the page keeps for it. */
async function fetchInto(element: HTMLElement): Promise<void> {
  const asked = new URLSearchParams([...element.attributes].flatMap(parameterOf))
  if (!asked.has('locale') && document.documentElement.lang.startsWith('hi')) asked.set('locale', 'hi')
  const part = element.localName === 'chowk-footer' ? 'footer' : 'header'
  const answer = await fetch(`${portal}/shell/v1/${part}?${asked}`, {
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!answer.ok) throw new Error(`${element.localName}: ${(await answer.text()).slice(0, 500)}`)
  const fetched = fragmentIn(await answer.text()).querySelector(element.localName)
  const template = fetched?.querySelector('template')
  if (!fetched || !template) throw new Error(`${element.localName}: the portal sent something else.`)
  for (const [name, value] of Object.entries((fetched as HTMLElement).dataset)) element.dataset[name] = value
  const root = element.attachShadow({ mode: 'open' })
  // As an object it needs no leave of the page's policy, which could not know the hash of the next version.
  for (const style of template.content.querySelectorAll('style')) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style.textContent)
    root.adoptedStyleSheets.push(sheet)
    style.remove()
  }
  for (const script of template.content.querySelectorAll('script')) script.remove()
  root.append(template.content)
  element.lang ||= (fetched as HTMLElement).lang
  adoptPageStyles()
  element.dataset.session ??= document.documentElement.dataset.session ?? 'out'
}

/** HTML writes attributes in small letters; all others are the page's own. */
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

/** Templates stay templates: only the page's own parser makes a shadow root of one. */
function fragmentIn(html: string): Document {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trust ??= trustedTypes?.createPolicy('chowk', { createHTML: text => text }) ?? { createHTML: text => text }
  return new DOMParser().parseFromString(trust.createHTML(html), 'text/html')
}

let hasPageStyles = false

/** What a server puts into the page's head. */
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
