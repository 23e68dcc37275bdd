/**
 * Settings of the whole site, and what one page adds to them. The server applies them once at start; the browser reads the same
 * from one `<meta>`, which the document has.
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
  /** The sprite's URL. */
  readonly icons: string
  /** Whether browsers register one. */
  readonly serviceWorker: boolean
}

export interface PageSettings extends SiteSettings {
  readonly locale: Locale
  readonly screenName: string
  readonly verticalName?: string
  /** The URL of its language's compression dictionary. */
  readonly dictionary?: string
}

/** The URL of an island's code, by its source file; undefined if the page's own script contains it. */
export type CodeUrlOf = (file: string) => string | undefined

/** Server only: the markup contains what the browser needs of these. */
interface ServerSettings {
  /** Before a build, an island's code is its source. */
  readonly codeOf?: CodeUrlOf | undefined
  /** The specification's brand by default. */
  readonly brand?: Brand
  /** Each page is then labelled as a demonstration. True by default, so that nobody mistakes a page for the brand's. */
  readonly demo?: boolean
}

let server: ServerSettings = {}
const made = new Map<string, unknown>()

/** Called once, before anything is rendered: by the site on the server, by main.ts in the browser. */
export function applySettings(site: SiteSettings, serverSettings: ServerSettings = {}): void {
  configureEnvironment(environment(site.environment, { hosts: site.hosts, origin: site.origin }))
  configureIcons(site.icons)
  server = serverSettings
  made.clear()
}

/** A value that depends only on these settings and its key, computed once. */
export function computeOncePerSettings<Value>(key: string, make: () => Value): Value {
  if (!made.has(key)) made.set(key, make())
  return made.get(key) as Value
}

export const iconAddress = (name: string): string => `${spriteUrl()}#${name}`
export const brandSetting = (): Brand | undefined => server.brand
export const isDemonstration = (): boolean => server.demo ?? true
export const codeOf: CodeUrlOf = file => (server.codeOf ? server.codeOf(file) : `/${file}`)

export const pageSettingsName = 'chowk:page'

export function readPageSettings(document: Document): PageSettings {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${pageSettingsName}"]`)?.content
  return JSON.parse(content ?? '{}') as PageSettings
}

/** The analytics context of an island's page; empty while the server renders. */
export function pagePulse(): Pulse {
  if (import.meta.env.SSR) return {}
  const { screenName, verticalName } = readPageSettings(document)
  return { screenName, ...(verticalName && { vertical_name: verticalName }) }
}
