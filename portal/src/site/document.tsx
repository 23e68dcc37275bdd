/** The HTML document around every page: head, shell, page. */
import { brand, hiddenBannersScript, type Locale, phoneSectionsScript, sessionHintScript } from '@chowk/shell'
import type { ReactNode } from 'react'
import type { HostAssets } from '../fragments/fragments.tsx'
import { langOf } from '../page/in-html.ts'
import { jsonLdOf } from '../page/json-ld.ts'
import { localePath } from '../page/locale-path.ts'
import type { Head, Page, PageContext } from '../page/page.ts'
import { type CodeOf, type PageSettings, pageSettingsName, type SiteSettings } from '../page/page-settings.ts'
import { shareImagePath } from '../page/share-image.ts'
import { snippetDescription, snippetTitle } from '../page/snippet.ts'
import { DemonstrationLine } from '../ui/demonstration.tsx'
import { fadeScript } from './fade-script.ts'
import { languageScript } from './language-script.ts'
import { inOtherLanguage } from './language-switch.ts'
import { pointerScript } from './pointer-script.ts'
import { isPersonal } from './route-table.ts'
import { PersonalFooter, SiteFooter, siteFooterId } from './site-footer.tsx'
import { KeptSiteHeader } from './site-header.tsx'
import viewTransitionStyles from './view-transition.css?url'
import '@chowk/shell/styles.css'
import './document.css'

/** Where the build put things. */
export interface Assets {
  /** The assets host, where it is not the portal itself. */
  readonly host?: string
  readonly script: string
  /** Modules the script will ask for at once. */
  readonly preloads: readonly string[]
  readonly codeOf?: CodeOf
  stylesOf(file: string): readonly string[]
  readonly icons: string
  /** What pages of verticals load; only a build has it. */
  readonly forHosts?: HostAssets
  /** The development server's own script tags, as URLs. */
  readonly developmentScripts?: readonly string[]
}

export type ShownPage = Pick<Page, 'access' | 'activePage' | 'screenName' | 'verticalName' | 'chrome'>

interface DocumentProps {
  readonly options: {
    readonly settings: SiteSettings
    readonly assets: Assets
    /** JSON, as it stands in the document. */
    readonly speculationRules: string
  }
  readonly file: string
  readonly page: ShownPage
  readonly head: Head
  readonly context: PageContext
  readonly children: ReactNode
}

export function Document({ options, file, page, head, context, children }: DocumentProps): ReactNode {
  const { assets } = options
  // Whoever is in the account has a matter of their own, and little window on a phone.
  const chrome = page.chrome ?? (page.access === 'customer' ? 'outcome' : undefined)
  const { locale, path, origin } = context
  const otherLanguage = inOtherLanguage(head, context)
  const canonical = origin + localePath(head.canonicalPath ?? path, locale)
  const settings: PageSettings = {
    ...options.settings,
    locale,
    screenName: page.screenName,
    ...(page.verticalName && { verticalName: page.verticalName }),
  }
  return (
    <html lang={langOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <title>{head.noindex ? head.title : snippetTitle(head, locale)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={snippetDescription(head.description)} />
        {/* Painted when all above the footer is there, which is before the styles are: half a page would move. */}
        {hasFooter(page) && <link rel="expect" href={`#${siteFooterId}`} blocking="render" />}
        {assets.stylesOf(file).map(href => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {isPersonal(page) || (
          <>
            <link
              rel="stylesheet"
              href={(assets.host ?? '') + viewTransitionStyles}
              media="(prefers-reduced-motion: no-preference)"
            />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script; the CSP holds its hash */}
            <script dangerouslySetInnerHTML={{ __html: fadeScript }} />
          </>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script; the CSP holds its hash */}
        <script dangerouslySetInnerHTML={{ __html: sessionHintScript }} />
        {chrome === undefined && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script; the CSP holds its hash
          <script dangerouslySetInnerHTML={{ __html: hiddenBannersScript }} />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script; the CSP holds its hash */}
        <script dangerouslySetInnerHTML={{ __html: pointerScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script; the CSP holds its hash */}
        <script dangerouslySetInnerHTML={{ __html: languageScript }} />
        {assets.developmentScripts?.map(src => (
          <script key={src} type="module" src={src} />
        ))}
        <script type="module" src={assets.script} />
        {assets.preloads.map(href => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {head.noindex ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={canonical} />
            <link rel="alternate" hrefLang="en-IN" href={origin + path} />
            <link rel="alternate" hrefLang="hi-IN" href={origin + localePath(path, 'hi')} />
            <link rel="alternate" hrefLang="x-default" href={origin + path} />
            <meta property="og:type" content="website" />
            <meta property="og:title" content={head.title} />
            <meta property="og:description" content={snippetDescription(head.description)} />
            <meta property="og:site_name" content={brand.name} />
            <meta property="og:image" content={origin + shareImagePath} />
            <meta name="twitter:card" content="summary_large_image" />
            <meta property="og:url" content={canonical} />
            <meta property="og:locale" content={locale === 'hi' ? 'hi_IN' : 'en_IN'} />
          </>
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101a2c" media="(prefers-color-scheme: dark)" />
        <meta name={pageSettingsName} content={JSON.stringify(settings)} />
        {jsonLdOf(head, context, canonical).map(json => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped
          <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
        ))}
        {isPersonal(page) || (
          <script
            type="speculationrules"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant rules; the CSP holds their hash
            dangerouslySetInnerHTML={{ __html: options.speculationRules }}
          />
        )}
      </head>
      <body data-chrome={chrome ?? 'full'}>
        {page.chrome === 'none' ? (
          // Named, since the page around the frame has a main landmark of its own.
          <main id="main" aria-label={head.title}>
            {children}
          </main>
        ) : (
          <>
            <KeptSiteHeader
              locale={locale}
              path={path}
              otherLanguage={otherLanguage}
              activePage={page.activePage}
              chrome={chrome}
            />
            <main id="main" tabIndex={-1}>
              <DemonstrationLine locale={locale} />
              {children}
            </main>
            {hasFooter(page) && <PageFooter page={page} locale={locale} otherLanguage={otherLanguage} />}
          </>
        )}
      </body>
    </html>
  )
}

function PageFooter({
  page,
  ...words
}: Pick<DocumentProps, 'page'> & { readonly locale: Locale; readonly otherLanguage: string }): ReactNode {
  if (page.access === 'customer') return <PersonalFooter {...words} />
  return (
    <>
      <SiteFooter {...words} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script; the CSP holds its hash */}
      <script dangerouslySetInnerHTML={{ __html: phoneSectionsScript }} />
    </>
  )
}

function hasFooter({ chrome }: ShownPage): boolean {
  return chrome !== 'none' && chrome !== 'paying'
}
