/** The header of the portal's pages and of pages of verticals. Its markup is a function of few inputs, and cached by them. */
import { type MenuItem, menuIn, shortcutsIn, unavailableText } from '@chowk/catalog'
import { itemsShownAt, type LiveShell, momentOf, momentText, type ShellPage } from '@chowk/services'
import { Header, type LanguageSwitch, type Locale, type Notice, Notices, noticesScript } from '@chowk/shell'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FragmentParameters } from '../fragments/parameters.ts'
import { brandInHeader, holdsLicence } from '../page/brand.ts'
import type { Chrome } from '../page/page.ts'
import type { Piece } from '../page/rendered-page.ts'
import { SearchBox } from '../search/search-form.tsx'
import { languageSwitch, noticesElement, sharedPart, wrapSharedPart } from './language-switch.ts'
import { PayingHeader } from './paying-header.tsx'
import { reachableLink } from './reachable-link.ts'

interface HeaderInputs {
  readonly locale: Locale
  readonly path: string
  readonly chrome?: Chrome | undefined
  /** The publications of the moment, with the pages that show them. */
  readonly publishedShell?: LiveShell | undefined
  readonly verticalName?: string | undefined
  /** The search query, which the box shows. */
  readonly searchQuery?: string | undefined
}

/** `otherLanguage` is the address of this page in the other language. */
export function siteHeader(inputs: HeaderInputs, otherLanguage: string): Piece[] {
  const { locale, path, chrome, searchQuery, publishedShell, verticalName } = inputs
  const notices = chrome ? undefined : noticesAt(publishedShell, { path, vertical: verticalName }, locale)
  const render = (address: string, shown: ReactNode) =>
    renderToStaticMarkup(
      <SiteHeader {...inputs} language={languageSwitch(locale, address)} notices={shown} />,
    )
  const script = notices ? [`<script>${noticesScript}</script>`] : []
  if (searchQuery) return [wrapSharedPart(render(otherLanguage, notices)), ...script]
  const shortcut = chrome
    ? undefined
    : shortcutsFor(locale, path, publishedShell).find(each => 'current' in each)
  const key = `header ${locale} ${menuSection(path)} ${chrome} ${JSON.stringify(shortcut)}`
  const html = notices && renderToStaticMarkup(notices)
  const shared = {
    key,
    changes: publishedShell?.changes,
    render: (address: string) => render(address, createElement(noticesElement)),
  }
  return [...sharedPart(shared, otherLanguage, html), ...script]
}

/** The notices of a page, in the order in which they are shown. */
function noticesFor({ banners }: LiveShell, place: ShellPage, locale: Locale): Notice[] {
  const shown = itemsShownAt(
    banners.map(({ id, item }) => ({ ...item, id })),
    place,
  )
  return shown.map(({ id, kind, text, link, tone, audience, until, dismissible }) => ({
    name: id,
    text: text[locale],
    link: link && { to: link.to, words: link.words[locale] },
    tone: kind === 'notice' ? ('warning' as const) : tone,
    audience,
    untilMs: momentOf(until),
    isDismissible: dismissible,
  }))
}

/** Undefined if there are none. */
function noticesAt(publishedShell: LiveShell | undefined, place: ShellPage, locale: Locale) {
  if (!publishedShell || (publishedShell.banners.length === 0 && !publishedShell.previewOf)) return undefined
  const notices = noticesFor(publishedShell, place, locale)
  const mark = previewMark(publishedShell, locale)
  const all = mark ? [mark, ...notices] : notices
  return all.length > 0 ? <Notices notices={all} locale={locale} /> : undefined
}

function previewMark({ previewOf }: LiveShell, locale: Locale): Notice | undefined {
  if (!previewOf) return undefined
  const at = momentText(previewOf.getTime())
  return {
    name: 'preview',
    text:
      locale === 'hi' ? `${at} का पूर्वावलोकन: यह सार्वजनिक नहीं है।` : `Preview of ${at}: this is not public.`,
    tone: 'strong',
    audience: 'everyone',
    untilMs: Number.MAX_SAFE_INTEGER,
    isDismissible: false,
  }
}

interface SiteHeaderProps extends HeaderInputs {
  readonly language: LanguageSwitch
  readonly notices: ReactNode
}

function SiteHeader(props: SiteHeaderProps) {
  const { locale, path, chrome, searchQuery, language, publishedShell, notices } = props
  if (chrome === 'paying') return <PayingHeader locale={locale} language={language} />
  const isFull = !chrome
  return (
    <Header
      menuData={menuFor(locale, publishedShell)}
      utilityItems={shortcutsFor(locale, path, publishedShell)}
      search={<SearchBox locale={locale} searchQuery={searchQuery} />}
      languageLink={<LanguageLink {...language} />}
      locale={locale}
      activePage={menuSection(path)}
      {...brandInHeader()}
      showLoginBtn={chrome !== 'signing-in'}
      notices={isFull && notices}
      showHeaderTag={isFull}
      showImportantUpdate={isFull && holdsLicence('tpap')}
      showUtilityBar={isFull}
    />
  )
}

export const menuFor = (locale: Locale, publishedShell?: LiveShell): MenuItem[] =>
  menuIn(locale, publishedShell?.changes.menu).map(item => withReachableEventLinks(item, locale))

/** The shortcut to this page, or to a page above it, is marked as current. */
function shortcutsFor(locale: Locale, path: string, publishedShell?: LiveShell) {
  // Some name their host, which is the portal's own.
  const pathOf = (url: string) => url.replace(/^\{\w+\}/, '')
  const shortcuts = shortcutsIn(locale, publishedShell?.changes.shortcuts)
  const current = shortcuts.find(({ url }) => `${path}/`.startsWith(`${pathOf(url)}/`))
  const mark = path === pathOf(current?.url ?? '') ? ('page' as const) : ('true' as const)
  return shortcuts.map(shortcut => (shortcut === current ? { ...shortcut, current: mark } : shortcut))
}

function withReachableEventLinks({ url_type, ...item }: MenuItem, locale: Locale): MenuItem {
  if (url_type && reachableLink(item.seourl, '/events') === '/events')
    return { ...item, seourl: '/events', subtitle: unavailableText[locale] }
  const items = item.items?.map(each => withReachableEventLinks(each, locale))
  return { ...item, ...(url_type && { url_type }), ...(items && { items }) }
}

function LanguageLink({ href, label, lang }: LanguageSwitch) {
  return (
    <a href={href} hrefLang={lang} lang={lang}>
      {label}
    </a>
  )
}

const linksIn = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap(({ seourl, items: below = [] }) => [seourl, ...linksIn(below)])

const links: ReadonlySet<string> = new Set(linksIn(menuIn('en')))

/**
 * The menu entry that a page belongs to: a provider's page to its category, PNR status to the trains. Only entries of one path
 * segment count, because each has a cached header of its own.
 */
export function menuSection(path: string): string | undefined {
  const [, first] = path.split('/')
  return first && links.has(`/${first}`) ? `/${first}` : undefined
}

/** For pages of verticals in React, which show them with `Notices`. */
export const hostNotices = ({ verticalName, locale = 'en' }: FragmentParameters, publishedShell: LiveShell) =>
  JSON.stringify(noticesFor(publishedShell, { vertical: verticalName }, locale))

/** On the page of a vertical that is not written in React: complete as HTML, and started by shell.js. */
export function hostHeader(parameters: FragmentParameters, publishedShell?: LiveShell): string {
  const notices = noticesAt(publishedShell, { vertical: parameters.verticalName }, parameters.locale ?? 'en')
  return renderToStaticMarkup(
    <HostHeader {...parameters} publishedShell={publishedShell} notices={notices} />,
  )
}

interface HostHeaderProps extends FragmentParameters {
  readonly publishedShell: LiveShell | undefined
  readonly notices: ReactNode
}

function HostHeader({
  locale = 'en',
  languageLink,
  customCta,
  publishedShell,
  ...parameters
}: HostHeaderProps) {
  const { sections: _, showScrollTopBtn: __, verticalName: ___, screenName: ____, ...props } = parameters
  return (
    <Header
      {...props}
      menuData={menuFor(locale, publishedShell)}
      utilityItems={shortcutsIn(locale, publishedShell?.changes.shortcuts)}
      {...brandInHeader()}
      locale={locale}
      customCta={customCta && <slot name="cta" />}
      languageLink={languageLink && <LanguageLink {...languageSwitch(locale, languageLink)} />}
    />
  )
}
