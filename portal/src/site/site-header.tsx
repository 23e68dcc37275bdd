/** The header's markup is the same on all pages that mark the same item of the menu: rendered once for each, and kept. */
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Island } from '../islands/island.tsx'
import { brandInHeader, holdsLicence } from '../page/brand.ts'
import type { Chrome } from '../page/page.ts'
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
  readonly activePage?: string | undefined
  readonly chrome?: Chrome | undefined
}

const rendered = new Map<string, string>()

export function siteHeader({ locale, path, otherLanguage, activePage, chrome }: HeaderOptions): Piece[] {
  const key = `${locale} ${activePage} ${chrome}`
  const html = rendered.get(key) ?? inPart(renderToStaticMarkup(headerOf({ locale, activePage, chrome })))
  rendered.set(key, html)
  const marked = chrome ? html : withCurrentShortcut(html, locale, path)
  // One that marks a shortcut stands on public pages, each of which is kept whole.
  if (marked !== html) return [withLanguageSwitch(marked, otherLanguage)]
  return aroundLanguageSwitch(html, otherLanguage)
}

function headerOf({ locale, activePage, chrome }: Omit<HeaderOptions, 'path' | 'otherLanguage'>): ReactNode {
  if (chrome === 'paying') return <PayingHeader locale={locale} />
  const claims = holdsLicence('tpap') ? {} : { withoutUpdate: true as const }
  const props = { locale, activePage, chrome, ...brandInHeader(), ...claims }
  return <Island component={SiteHeader} when="intent" props={props} />
}
