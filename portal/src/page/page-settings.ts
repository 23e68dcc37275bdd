/** What the browser needs to know of the page, in one `<meta>`: written by the document, read by the client. */
import type { Hosts, Locale, Pulse } from '@chowk/shell'

export interface PageSettings {
  readonly environment: string
  readonly hosts: Partial<Hosts>
  readonly origin: string
  readonly locale: Locale
  readonly icons: string
  readonly screenName: string
  readonly verticalName?: string
}

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
