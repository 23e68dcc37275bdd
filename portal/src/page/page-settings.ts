/**
 * What the whole site is told and what one page adds to it. The site is told once on the server; the browser reads the same
 * from one `<meta>`, written by the document.
 */
import {
  type Brand,
  configureEnvironment,
  configureIcons,
  environment,
  type Hosts,
  type Locale,
  type Pulse,
  spriteUrl,
} from '@chowk/shell/behaviour'

export interface SiteSettings {
  readonly environment: string
  readonly hosts: Partial<Hosts>
  readonly origin: string
  /** Where the sprite is. */
  readonly icons: string
  /** Whether browsers are to keep one. */
  readonly serviceWorker: boolean
}

export interface PageSettings extends SiteSettings {
  readonly locale: Locale
  readonly screenName: string
  readonly verticalName?: string
  /** What its language's pages have in common, for the browser to keep. */
  readonly dictionary?: string
}

/** Where the browser finds an island's code, by its source file; undefined where the page's own script brings it. */
export type CodeOf = (file: string) => string | undefined

/** The server's alone: what of it the browser must know stands in the markup. */
interface ServerParts {
  /** Before anything is built, an island's code is its source. */
  readonly codeOf?: CodeOf | undefined
  /** Whose portal it is; the specification's where nobody says. */
  readonly brand?: Brand
  /** Each page then says so, and so it does where nobody says. */
  readonly demo?: boolean
  /** Search engines are to leave every page out. */
  readonly noindex?: boolean
}

let server: ServerParts = {}
const rendered = new Map<string, string>()

/** Called once, before anything is rendered: by the site on the server, by main.ts in the browser. */
export function applySettings(site: SiteSettings, parts: ServerParts = {}): void {
  configureEnvironment(environment(site.environment, { hosts: site.hosts, origin: site.origin }))
  configureIcons(site.icons)
  server = parts
  rendered.clear()
}

/** Markup that depends on these settings and on what its key names, and on nothing else. */
export function renderedOnce(key: string, render: () => string): string {
  const html = rendered.get(key) ?? render()
  rendered.set(key, html)
  return html
}

export const iconAddress = (name: string): string => `${spriteUrl()}#${name}`
export const serverParts = (): ServerParts => server
export const isDemonstration = (): boolean => server.demo ?? true
export const codeOf: CodeOf = file => (server.codeOf ? server.codeOf(file) : `/${file}`)

export const pageSettingsName = 'chowk:page'

export function readPageSettings(document: Document): PageSettings {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${pageSettingsName}"]`)?.content
  return JSON.parse(content ?? '{}') as PageSettings
}

/** The analytics context of the page an island stands on; empty while the server renders. */
export function pagePulse(): Pulse {
  if (import.meta.env.SSR) return {}
  const { screenName, verticalName } = readPageSettings(document)
  return { screenName, ...(verticalName && { vertical_name: verticalName }) }
}
