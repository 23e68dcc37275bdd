/**
 * The shell for any page, in any language: HTML that a server includes. Header and footer stand in shadow roots that the
 * browser's own parser makes, so that they need no script to look right, and no style crosses in either direction.
 */
import { createHash } from 'node:crypto'
import { currentEnvironment, phoneSectionsInShadowScript, sessionHintInShadowScript } from '@chowk/shell'
import { renderToStaticMarkup } from 'react-dom/server'
import { iconSprite } from '../icons/sprite.ts'
import { escapeAttribute, hashSource, langOf } from '../page/in-html.ts'
import { DemonstrationLine } from '../ui/demonstration.tsx'
import { type FragmentParameters, queryOf } from './parameters.ts'
import { pageStyles, shadowStyles, spaceStyles } from './shadow-styles.ts'

export interface Fragments {
  /** Another one, and a host does well to fetch anew. */
  readonly version: string
  /** For the page's head. */
  readonly head: string
  readonly header: string
  readonly footer: string
  readonly scripts: string
  /** What the page's Content-Security-Policy has to allow, by directive. */
  readonly csp: Readonly<Record<string, readonly string[]>>
}

/** What the build made for hosts. */
export interface HostAssets {
  /** /shell/v1/shell.js leads here. */
  readonly script: string
  /** What wakes the fragments of this build. */
  readonly code: string
  /** What that imports, which a browser would only learn of once it has the code. */
  readonly imported: readonly string[]
  readonly styles: string
}

export interface FragmentsOptions {
  readonly origin: string
  readonly assets: HostAssets
  /** Pages of these may hold the sign-in in a frame. */
  readonly sites: readonly string[]
  readonly header: (asked: FragmentParameters) => string
  readonly footer: (asked: FragmentParameters) => string
}

const previewStyles = 'body{margin:0}'

export function createFragments({ origin, assets, sites, header, footer }: FragmentsOptions) {
  const styles = shadowStyles(assets.styles)
  const { hosts, name } = currentEnvironment()
  const script = new URL(assets.script, origin).href
  const code = new URL(assets.code, origin).href
  const ahead = [code, ...assets.imported].map(
    file => `<link rel="modulepreload" href="${new URL(file, origin).href}">`,
  )
  const version = hashOf(assets.script + assets.code + styles).slice(0, 12)
  const facts = {
    'data-version': version,
    'data-code': code,
    'data-environment': name,
    'data-hosts': JSON.stringify(hosts),
    'data-sites': [origin, ...sites].join(' '),
  }

  /** The script runs before the first paint, where no style of the page's can show its text. */
  function inShadow(
    tag: 'chowk-header' | 'chowk-footer',
    { html, script, asked }: { html: string; script: string; asked: FragmentParameters },
  ): string {
    const body = ascii(withIcons(absolute(html, origin)))
    const inside = `<style>${styles}</style>${body}<script>${script}</script>`
    const own = { lang: langOf(asked.locale ?? 'en'), 'data-asked': queryOf(asked) }
    const attributes = Object.entries({ ...own, ...facts }).map(
      ([fact, value]) => ` ${fact}="${escapeAttribute(value)}"`,
    )
    return `<${tag}${attributes.join('')}><template shadowrootmode="open">${inside}</template></${tag}>`
  }

  const csp = {
    'script-src': [
      ...new Set([new URL(script).origin, origin]),
      hashSource(sessionHintInShadowScript),
      hashSource(phoneSectionsInShadowScript),
    ],
    'style-src': [origin, hashSource(pageStyles), hashSource(styles)],
    'img-src': [...new Set([hosts.assets, hosts.main])],
    'connect-src': [...new Set([hosts.main, hosts.storefront])],
    'frame-src': [hosts.accounts],
  }

  const policy = Object.entries({ 'default-src': [], ...csp })
    .map(([directive, sources]) => [directive, "'self'", ...sources].join(' '))
    .join('; ')

  const parts = {
    head: () => `<style>${pageStyles}</style>`,

    header(asked: FragmentParameters): string {
      return inShadow('chowk-header', { html: header(asked), script: sessionHintInShadowScript, asked })
    },

    /** The demonstration says so here: an element's header comes into a space that is kept without that line. */
    footer(asked: FragmentParameters): string {
      const line = renderToStaticMarkup(<DemonstrationLine locale={asked.locale ?? 'en'} />)
      const html = line + footer(asked)
      return inShadow('chowk-footer', { html, script: phoneSectionsInShadowScript, asked })
    },

    /** A strict policy for a page that can only be pieced together, as text for a `<meta>`. */
    policy: () => escapeAttribute(policy),

    scripts: () => `<script type="module" src="${script}"></script>${ahead.join('')}`,
  }

  return {
    version,
    /** Where /shell/v1/shell.js leads. */
    script,
    /** For a page without a server: it keeps the space of what it will fetch. */
    pageStyles: pageStyles + spaceStyles,
    parts,
    /** For a page that is shown on this origin. */
    policy: `${policy.replace('style-src', `style-src ${hashSource(previewStyles)}`)}; frame-ancestors 'self'`,
    /** A page that holds nothing else. It is our own: whoever made its address leads nobody to another site from it. */
    preview({ locale = 'en', languageLink, ...asked }: FragmentParameters): string {
      const { head, header, footer, scripts } = parts
      const wish = { ...asked, locale, ...(languageLink && { languageLink: '#' }) }
      return (
        `<!doctype html><html lang="${langOf(locale)}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
        `<meta name="color-scheme" content="light dark"><style>${previewStyles}</style>` +
        `<title>${asked.screenName ? escapeAttribute(asked.screenName) : 'Preview'}</title>${head()}</head>` +
        `<body>${header(wish)}<main id="main"></main>${footer(wish)}${scripts()}</body></html>`
      )
    },
    all(asked: FragmentParameters): Fragments {
      const { head, header, footer, scripts } = parts
      return { version, head: head(), header: header(asked), footer: footer(asked), scripts: scripts(), csp }
    },
  }
}

/** The host's page stands elsewhere. A path to the other language is that page's own, and the browser knows where it is. */
function absolute(html: string, origin: string): string {
  return html.replaceAll(/ (href|src|action)="\/(?!\/|[^"]*" hreflang=)/gi, ` $1="${origin}/`)
}

/** Browsers draw no sprite of another origin: the icons that are used come along. */
function withIcons(html: string): string {
  const { path, svg } = iconSprite()
  const address = new RegExp(`[^"]*${path}#([\\w-]+)`, 'g')
  const used = new Set(Array.from(html.matchAll(address), ([, icon]) => icon))
  const symbols = svg.match(/<symbol.*?<\/symbol>/g) ?? []
  const drawn = symbols.filter(symbol => used.has(/id="([^"]+)"/.exec(symbol)?.[1]))
  return `<svg hidden>${drawn.join('')}</svg>${html.replaceAll(address, '#$1')}`
}

/** A host's page may be written in any encoding. */
function ascii(html: string): string {
  return html.replaceAll(/\P{ASCII}/gu, letter => `&#${letter.codePointAt(0)};`)
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
