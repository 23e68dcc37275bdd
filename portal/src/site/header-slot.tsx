/**
 * Where the header finds its menu, shortcuts and search box. The server fills it; the browser's copy stays as it is here
 * and keeps what the server sent.
 */
import type { HeaderProps, Locale } from '@chowk/shell'

export type HeaderContent = Pick<HeaderProps, 'menuData' | 'utilityItems' | 'search'>

const serverMarkup = { __html: '' }

const inDocument: HeaderContent = {
  menuData: 'in-document',
  utilityItems: 'in-document',
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; hydration leaves the island alone
  search: <div suppressHydrationWarning dangerouslySetInnerHTML={serverMarkup} />,
}

let contentIn: (locale: Locale) => HeaderContent = () => inDocument

export function fillHeader(content: (locale: Locale) => HeaderContent): void {
  contentIn = content
}

export function headerContentIn(locale: Locale): HeaderContent {
  return contentIn(locale)
}
