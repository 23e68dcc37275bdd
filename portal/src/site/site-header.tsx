/** The header's markup is the same on all pages that mark the same item of the menu: rendered once for each, and kept. */
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Island } from '../islands/island.tsx'
import type { Chrome } from '../page/page.ts'
import { withCurrentShortcut } from './current-shortcut.ts'
import { withLanguageSwitch } from './language-switch.ts'
import { PayingHeader } from './paying-header.tsx'
import { RenderedPart } from './rendered-part.tsx'
import { SiteHeader } from './site-header.island.tsx'

const rendered = new Map<string, string>()

export function KeptSiteHeader({
  locale,
  path,
  otherLanguage,
  activePage,
  chrome,
}: {
  locale: Locale
  path: string
  otherLanguage: string
  activePage?: string | undefined
  chrome?: Chrome | undefined
}): ReactNode {
  const key = `${locale} ${activePage} ${chrome}`
  const html =
    rendered.get(key) ??
    renderToStaticMarkup(
      chrome === 'paying' ? (
        <PayingHeader locale={locale} />
      ) : (
        <Island component={SiteHeader} when="load" props={{ locale, activePage, chrome }} />
      ),
    )
  rendered.set(key, html)
  const switched = withLanguageSwitch(html, otherLanguage)
  return <RenderedPart html={withCurrentShortcut(switched, locale, path)} />
}
