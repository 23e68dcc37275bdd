/**
 * The HTML document around every page: head, shell, page. What many documents share is rendered once. The parts of a document are
 * in the order in which a browser can paint them, with invisible parts at the end.
 */
import { hiddenBannersScript, type Locale, phoneSectionsScript, sessionHintScript } from '@chowk/shell'
import type { ReactNode } from 'react'
import { renderToStaticMarkup as markup } from 'react-dom/server'
import type { HostAssets } from '../fragments/fragments.tsx'
import { FoldBoundary, foldBoundaryId } from '../page/fold-boundary.tsx'
import { escapeAttribute, hashSource, langOf } from '../page/in-html.ts'
import type { Chrome, Head, Page, PageContext } from '../page/page.ts'
import {
  type CodeUrlOf,
  type PageSettings,
  pageSettingsName,
  type SiteSettings,
} from '../page/page-settings.ts'
import { type Piece, type RenderedPage, renderedPage, sharedPieces } from '../page/rendered-page.ts'
import { DemonstrationLine } from '../ui/demonstration.tsx'
import type { Dictionaries } from './dictionaries.ts'
import { fadeScript, languageScript, pointerScript, startScript } from './inline-scripts.ts'
import { inOtherLanguage } from './language-switch.ts'
import { pageData, pageHead } from './page-head.tsx'
import { inactiveRulesType } from './prerendering.ts'
import { isPersonal } from './route-table.ts'
import { personalFooter, siteFooter } from './site-footer.tsx'
import { siteHeader } from './site-header.tsx'
import { headOf } from './unindexed-pages.ts'
import viewTransitionStyles from './view-transition.css?inline'
import '@chowk/shell/styles.css'
import './document.css'

/** The files of the build. */
export interface Assets {
  /** The assets host, if it is not the portal itself. */
  readonly host?: string
  readonly script: string
  readonly codeOf?: CodeUrlOf
  /** These source files as built, and everything they import. */
  readonly filesOf?: (...sources: readonly string[]) => readonly string[]
  /** The document's inline styles: those of all pages, and of these source files. */
  stylesOf(files: readonly string[]): string
  /** The style sheet below the fold, for all pages. */
  readonly lateStyles?: string
  readonly icons: string
  /** Files for pages of verticals; only a build has them. */
  readonly forHosts?: HostAssets
  /** The development server's own, as URLs. */
  readonly developmentScripts?: readonly string[]
  readonly developmentStyles?: () => readonly string[]
}

export interface ShownPage extends Pick<Page, 'screenName' | 'verticalName' | 'chrome'> {
  /** Undefined for an error page. */
  readonly access?: Page['access']
}

export interface DocumentOptions {
  readonly settings: SiteSettings
  /** Whether search engines are asked not to index any page. */
  readonly noindex: boolean
  readonly assets: Assets
  readonly dictionaries?: Dictionaries | undefined
  /** JSON. */
  readonly speculationRules: string
}

interface DocumentFacts {
  readonly file: string
  readonly page: ShownPage
  readonly head: Head
  readonly context: PageContext
  readonly content: ReactNode
}

const foldBoundary = markup(<FoldBoundary />)

const personalParts = ['src/site/paying-header.tsx', 'src/site/short-footer.tsx']

export function createDocument(options: DocumentOptions): (facts: DocumentFacts) => RenderedPage {
  const { assets } = options
  const shared = sharedPieces()
  const sources = new Map<string, string>()

  function stylesOf({ file, page }: DocumentFacts): string {
    if (isPersonal(page)) return assets.stylesOf([file, ...personalParts])
    return assets.stylesOf([file]) + (page.access === 'visitor' ? viewTransitionStyles : '')
  }

  function styleSource(facts: DocumentFacts): string {
    const source = sources.get(facts.file) ?? hashSource(stylesOf(facts))
    sources.set(facts.file, source)
    return source
  }

  /** The document up to the page's own head; cached by file, locale and chrome. */
  function opening(facts: DocumentFacts, chrome: Chrome | undefined): Piece {
    const { file, page, context } = facts
    const { locale, isSwappedIn } = context
    return shared(`${file} ${page.screenName} ${locale} ${chrome} ${isSwappedIn}`, () => {
      const isPublic = page.access === 'visitor'
      const styled = { styles: stylesOf(facts), isSwappedIn }
      const rest = (
        <>
          <SharedHead assets={assets} {...styled} chrome={chrome} isPublic={isPublic} />
          <meta name={pageSettingsName} content={JSON.stringify(settingsOf(options, page, locale))} />
        </>
      )
      return `<!doctype html><html lang="${langOf(locale)}"><head><meta charset="utf-8">${markup(rest)}`
    })
  }

  /** The demonstration's line is before the banners, so that a visitor reads it before any claim of an approval. */
  const bodyOpening = (locale: Locale, chrome: Chrome | 'full' | 'inner'): Piece =>
    shared(`body ${locale} ${chrome}`, () => {
      const line = chrome === 'none' ? '' : markup(<DemonstrationLine locale={locale} />)
      return `</head><body data-chrome="${chrome}">${line}`
    })

  /**
   * Blocks the parser here, so that the browser paints what is above the fold. `dns-prefetch` keeps Chromium's preload scanner
   * from fetching the sheet early: otherwise, on a slow processor, it would be there in time and the parser would run to the
   * footer before the first paint.
   */
  const late = (): Piece =>
    shared('late', () => {
      const { lateStyles } = assets
      return lateStyles ? `<link rel="stylesheet dns-prefetch" href="${escapeAttribute(lateStyles)}">` : ''
    })

  const rules = (): Piece =>
    shared('rules', () => `<script type="${inactiveRulesType}">${options.speculationRules}</script>`)

  function body(facts: DocumentFacts, chrome: Chrome | undefined): Piece[] {
    const { page, head, context, content } = facts
    const { locale, path, publishedShell } = context
    // Lists of search results have their own.
    const searchQuery = path === '/search' ? context.query.q : undefined
    const otherLanguage = inOtherLanguage(head, context)
    const main = markup(content)
    if (chrome === 'none') {
      // Named, since the page around the frame has its own main landmark.
      return [`<main id="main" aria-label="${escapeAttribute(head.title)}">${main}</main>`]
    }
    const [firstScreen, ...below] = main.split(foldBoundary)
    const painted = hasFooter(chrome) ? [foldBoundary, late()] : []
    return [
      ...siteHeader(
        { locale, path, searchQuery, chrome, publishedShell, verticalName: page.verticalName },
        otherLanguage,
      ),
      `<main id="main" tabindex="-1">${firstScreen}`,
      ...(below.length === 0 ? ['</main>', ...painted] : [...painted, `${below.join('')}</main>`]),
      ...(hasFooter(chrome) ? footer(page, context, otherLanguage) : []),
    ]
  }

  return facts => {
    const { page, context } = facts
    const head = headOf(facts.head, context.path)
    // Customers in their account have a task, and a phone's window is small.
    const chrome = page.chrome ?? (page.access === 'customer' ? 'account' : undefined)
    const pieces: Piece[] = [
      opening(facts, chrome),
      pageHead(head, context, options.noindex),
      bodyOpening(context.locale, chrome ?? (page.screenName === 'home' ? 'full' : 'inner')),
      ...body(facts, chrome),
      pageData(head, context),
      ...(page.access === 'visitor' ? [rules()] : []),
      '</body></html>',
    ]
    return renderedPage(pieces, styleSource(facts))
  }
}

interface SharedHeadProps {
  readonly assets: Assets
  readonly styles: string
  readonly isSwappedIn: boolean | undefined
  readonly chrome: Chrome | undefined
  readonly isPublic: boolean
}

function SharedHead({ assets, styles, isSwappedIn, chrome, isPublic }: SharedHeadProps) {
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {hasFooter(chrome) && <link rel="expect" href={`#${foldBoundaryId}`} blocking="render" />}
      {assets.developmentStyles?.().map(href => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {isSwappedIn ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, as data for the page that requested it
        <script type="text/css" dangerouslySetInnerHTML={{ __html: styles }} />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles; the CSP holds their hash
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      )}
      {isPublic && <InlineScript text={fadeScript} />}
      <InlineScript text={sessionHintScript} />
      {chrome === undefined && <InlineScript text={hiddenBannersScript} />}
      <InlineScript text={pointerScript} />
      <InlineScript text={languageScript} />
      {assets.developmentScripts?.map(src => (
        <script key={src} type="module" src={src} />
      ))}
      <script type="late" src={assets.script} />
      <InlineScript text={startScript} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#101a2c" media="(prefers-color-scheme: dark)" />
    </>
  )
}

function InlineScript({ text }: { readonly text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script; the CSP holds its hash
  return <script dangerouslySetInnerHTML={{ __html: text }} />
}

function settingsOf(
  { settings, dictionaries }: DocumentOptions,
  { screenName, verticalName }: ShownPage,
  locale: Locale,
): PageSettings {
  const dictionary = dictionaries?.[locale].path
  return {
    ...settings,
    locale,
    screenName,
    ...(verticalName && { verticalName }),
    ...(dictionary && { dictionary }),
  }
}

/** An error page is public and has the whole footer. */
function footer(page: ShownPage, { locale, publishedShell }: PageContext, otherLanguage: string): Piece[] {
  if (isPersonal(page)) return personalFooter(locale, otherLanguage)
  return [...siteFooter(locale, otherLanguage, publishedShell), `<script>${phoneSectionsScript}</script>`]
}

function hasFooter(chrome: Chrome | undefined): boolean {
  return chrome !== 'none' && chrome !== 'paying'
}
