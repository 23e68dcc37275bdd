/** The header's markup depends on few inputs: rendered once for each combination and cached. */
import { type MenuItem, menuIn, notYetWords, shortcutsIn } from '@chowk/catalog'
import { Header, type LanguageSwitch, type Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brandInHeader, holdsLicence } from '../page/brand.ts'
import type { Chrome } from '../page/page.ts'
import { renderedOnce } from '../page/page-settings.ts'
import type { Piece } from '../page/rendered-page.ts'
import { SearchBox } from '../search/search-form.tsx'
import { answeredLink } from './answered-link.ts'
import { aroundLanguageSwitch, languageSwitch, withLanguageSwitch } from './language-switch.ts'
import { PayingHeader } from './paying-header.tsx'
import { inPart } from './rendered-part.ts'

interface HeaderInputs {
  readonly locale: Locale
  readonly path: string
  readonly activePage?: string | undefined
  readonly chrome?: Chrome | undefined
  /** What was searched for, which the search box then holds. */
  readonly asked?: string | undefined
}

/** `otherLanguage` is this page's address there. */
export function siteHeader(inputs: HeaderInputs, otherLanguage: string): Piece[] {
  const { locale, path, activePage, chrome, asked } = inputs
  const render = () => inPart(renderToStaticMarkup(<SiteHeader {...inputs} />))
  if (asked) return [withLanguageSwitch(render(), otherLanguage)]
  const shortcut = chrome ? undefined : shortcutsFor(locale, path).find(each => 'current' in each)
  const key = `header ${locale} ${activePage} ${chrome} ${JSON.stringify(shortcut)}`
  return aroundLanguageSwitch(renderedOnce(key, render), otherLanguage)
}

function SiteHeader({ locale, path, activePage, chrome, asked }: HeaderInputs): ReactNode {
  if (chrome === 'paying') return <PayingHeader locale={locale} />
  const isFull = !chrome
  return (
    <Header
      menuData={menuFor(locale)}
      utilityItems={shortcutsFor(locale, path)}
      search={<SearchBox locale={locale} asked={asked} />}
      languageLink={<LanguageLink {...languageSwitch(locale)} />}
      locale={locale}
      activePage={activePage}
      {...brandInHeader()}
      showLoginBtn={chrome !== 'signing-in'}
      showHeaderTag={isFull}
      showImportantUpdate={isFull && holdsLicence('tpap')}
      showUtilityBar={isFull}
    />
  )
}

export const menuFor = (locale: Locale): MenuItem[] =>
  menuIn(locale).map(item => withAnsweredEvents(item, locale))

/** The one that leads to this page, or to what is above it, says so. */
function shortcutsFor(locale: Locale, path: string) {
  // Some name their host, which is the portal's own.
  const pathOf = (url: string) => url.replace(/^\{\w+\}/, '')
  const shortcuts = shortcutsIn(locale)
  const current = shortcuts.find(({ url }) => `${path}/`.startsWith(`${pathOf(url)}/`))
  const mark = path === pathOf(current?.url ?? '') ? ('page' as const) : ('true' as const)
  return shortcuts.map(shortcut => (shortcut === current ? { ...shortcut, current: mark } : shortcut))
}

function withAnsweredEvents({ url_type, ...item }: MenuItem, locale: Locale): MenuItem {
  if (url_type && answeredLink(item.seourl, '/events') === '/events')
    return { ...item, seourl: '/events', subtitle: notYetWords[locale] }
  const items = item.items?.map(each => withAnsweredEvents(each, locale))
  return { ...item, ...(url_type && { url_type }), ...(items && { items }) }
}

export function LanguageLink({ href, label, lang }: LanguageSwitch): ReactNode {
  return (
    <a href={href} hrefLang={lang} lang={lang}>
      {label}
    </a>
  )
}
