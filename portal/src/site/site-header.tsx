/** The header's markup is the same on all pages that mark the same item of the menu: rendered once for each, and kept. */
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Island } from '../islands/island.tsx'
import { brandInHeader, holdsLicence } from '../page/brand.ts'
import { escapeAttribute } from '../page/in-html.ts'
import type { Chrome } from '../page/page.ts'
import { renderedOnce } from '../page/page-settings.ts'
import type { Piece } from '../page/rendered-page.ts'
import { withCurrentShortcut } from './current-shortcut.ts'
import { aroundLanguageSwitch, withLanguageSwitch } from './language-switch.ts'
import { PayingHeader } from './paying-header.tsx'
import { inPart } from './rendered-part.ts'
import { SiteHeader } from './site-header.island.tsx'

interface HeaderOptions {
  readonly locale: Locale
  readonly path: string
  /** This page's address there. */
  readonly otherLanguage: string
  /** What was searched for, which the search box then holds. */
  readonly asked?: string | undefined
  readonly activePage?: string | undefined
  readonly chrome?: Chrome | undefined
}

export function siteHeader(options: HeaderOptions): Piece[] {
  const { locale, path, otherLanguage, asked, activePage, chrome } = options
  const html = renderedOnce(`header ${locale} ${activePage} ${chrome}`, () =>
    inPart(renderToStaticMarkup(headerOf({ locale, activePage, chrome }))),
  )
  if (asked) return [withLanguageSwitch(withAsked(html, asked), otherLanguage)]
  const marked = chrome ? html : withCurrentShortcut(html, locale, path)
  // One that marks a shortcut stands on public pages, each of which is kept whole.
  if (marked !== html) return [withLanguageSwitch(marked, otherLanguage)]
  return aroundLanguageSwitch(html, otherLanguage)
}

const withAsked = (html: string, asked: string): string =>
  html.replace(' name="q"', field => `${field} value="${escapeAttribute(asked)}"`)

function headerOf({
  locale,
  activePage,
  chrome,
}: Pick<HeaderOptions, 'locale' | 'activePage' | 'chrome'>): ReactNode {
  if (chrome === 'paying') return <PayingHeader locale={locale} />
  const claims = holdsLicence('tpap') ? {} : { withoutUpdate: true as const }
  const props = { locale, activePage, chrome, ...brandInHeader(), ...claims }
  return <Island component={SiteHeader} when="intent" props={props} />
}
