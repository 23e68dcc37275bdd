/**
 * The shell for any page, in any language: HTML that a server includes. Header and footer are in shadow roots that the
 * browser's own parser creates, so that they look right without a script, and no style crosses in either direction.
 */
import { createHash } from 'node:crypto'
import type { LiveShell } from '@chowk/services'
import {
  currentEnvironment,
  noticesInShadowScript,
  phoneSectionsInShadowScript,
  sessionHintInShadowScript,
} from '@chowk/shell'
import { renderToStaticMarkup } from 'react-dom/server'
import { iconSprite } from '../icons/sprite.ts'
import { escapeAttribute, hashSource, langOf } from '../page/in-html.ts'
import { DemonstrationLine } from '../ui/demonstration.tsx'
import { type FragmentParameters, queryOf } from './parameters.ts'
import { pageStyles, shadowStyles, spaceStyles } from './shadow-styles.ts'

export interface Fragments {
  /** When it changes, a host should fetch the fragments again. */
  readonly version: string
  /** Tags for the page's head. */
  readonly head: string
  readonly header: string
  readonly footer: string
  readonly scripts: string
  /** The sources that the page's Content-Security-Policy must allow, by directive. */
  readonly csp: Readonly<Record<string, readonly string[]>>
}

/** The files that the build made for hosts. */
export interface HostAssets {
  /** /shell/v1/shell.js redirects here. */
  readonly script: string
  /** The script that mounts the fragments of this build. */
  readonly code: string
  /** The modules that it imports, for preloading: a browser would discover them only once it has the script. */
  readonly imported: readonly string[]
  /** The integrity hashes of the script and the modules, by file. */
  readonly integrity: Readonly<Record<string, string>>
  /** The module behind /shell/v1/check.js. */
  readonly check: string
  readonly styles: string
}

export interface FragmentsOptions {
  readonly origin: string
  readonly assets: HostAssets
  /** Pages of these sites may frame the sign-in. */
  readonly sites: readonly string[]
  readonly header: (given: FragmentParameters, publishedShell?: LiveShell) => string
  readonly footer: (given: FragmentParameters, publishedShell?: LiveShell) => string
  /** The links of a footer, as JSON. */
  readonly links: (given: FragmentParameters, publishedShell: LiveShell) => string
  readonly notices: (given: FragmentParameters, publishedShell: LiveShell) => string
}

/**
 * The end of the header is an element, defined in the head, that runs this code when the parser reaches it. An inline script
 * there would wait for the page's style sheets, and with it the parser and all of the page's text.
 */
const headScript =
  'customElements.get("chowk-header-end")||customElements.define("chowk-header-end",class extends HTMLElement{' +
  `connectedCallback(){${sessionHintInShadowScript};${noticesInShadowScript}}})`

/**
 * Tags that name the scripts of this build by their content: a browser refuses another. Modules that they import are checked
 * because they are preloaded.
 */
function pinnedScripts(origin: string, { script, integrity }: HostAssets): string {
  const { [script]: first, ...imported } = integrity
  const preloads = Object.entries(imported).map(
    ([file, hash]) =>
      `<link rel="modulepreload" href="${new URL(file, origin).href}" integrity="${hash}" crossorigin>`,
  )
  const src = new URL(script, origin).href
  return [
    ...preloads,
    `<script type="module" src="${src}" integrity="${first}" crossorigin data-portal="${origin}"></script>`,
  ].join('\n')
}

export function createFragments({ origin, assets, sites, header, footer, links, notices }: FragmentsOptions) {
  const styles = shadowStyles(assets.styles)
  const { hosts, name } = currentEnvironment()
  const script = new URL(assets.script, origin).href
  const code = new URL(assets.code, origin).href
  const preloads = [code, ...assets.imported].map(
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

  /** `end` runs before the first paint, and no style of the page can show it. */
  function inShadow(
    tag: 'chowk-header' | 'chowk-footer',
    { html, end, given }: { html: string; end: string; given: FragmentParameters },
  ): string {
    const body = ascii(withIcons(absolute(html, origin)))
    const inside = `<style>${styles}</style>${body}${end}`
    const own = {
      lang: langOf(given.locale ?? 'en'),
      'data-asked': queryOf(given),
      ...(given.theme && { 'data-theme': given.theme }),
    }
    const attributes = Object.entries({ ...own, ...facts }).map(
      ([fact, value]) => ` ${fact}="${escapeAttribute(value)}"`,
    )
    return `<${tag}${attributes.join('')}><template shadowrootmode="open">${inside}</template></${tag}>`
  }

  const csp = {
    'script-src': [
      ...new Set([new URL(script).origin, origin]),
      hashSource(headScript),
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
    head: () => `<style>${pageStyles}</style><script>${headScript}</script>`,

    header(given: FragmentParameters, publishedShell?: LiveShell): string {
      const end = '<chowk-header-end hidden></chowk-header-end>'
      return inShadow('chowk-header', { html: header(given, publishedShell), end, given })
    },

    /** The demonstration's line is here, because the space reserved for an element's header does not include that line. */
    footer(given: FragmentParameters, publishedShell?: LiveShell): string {
      const line = renderToStaticMarkup(<DemonstrationLine locale={given.locale ?? 'en'} />)
      const html = line + footer(given, publishedShell)
      const end = `<script>${phoneSectionsInShadowScript}</script>`
      return inShadow('chowk-footer', { html, end, given })
    },

    /** A strict policy, for a page that cannot set headers, as text for a `<meta>`. */
    policy: () => escapeAttribute(policy),

    scripts: () => `<script type="module" src="${script}"></script>${preloads.join('')}`,
  }

  return {
    version,
    /** Where /shell/v1/shell.js redirects. */
    script,
    /** /shell/v1/check.js: checks the page that imports it. */
    check: `import{check}from'${new URL(assets.check, origin).href}';check('${origin}')`,
    /** For a page without a server: reserves the space of the fragment that it will fetch. */
    pageStyles: pageStyles + spaceStyles,
    links,
    pinned: pinnedScripts(origin, assets),
    parts,
    notices,
    /** The policy of the preview page, which is on this origin and may be framed by it. */
    policy: `${policy}; frame-ancestors 'self'`,
    /** A page with nothing but the shell. It is on our own origin, so it must not link to a site that its address names. */
    preview({ locale = 'en', languageLink, ...given }: FragmentParameters, publishedShell?: LiveShell) {
      const { head, header, footer, scripts } = parts
      const parameters = { ...given, locale, ...(languageLink && { languageLink: '#' }) }
      return (
        `<!doctype html><html lang="${langOf(locale)}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
        `<meta name="color-scheme" content="light dark">` +
        `<title>${given.screenName ? escapeAttribute(given.screenName) : 'Preview'}</title>${head()}</head>` +
        `<body>${header(parameters, publishedShell)}<main id="main"></main>${footer(parameters, publishedShell)}${scripts()}</body></html>`
      )
    },
    all(given: FragmentParameters, publishedShell?: LiveShell): Fragments {
      const { head, header, footer, scripts } = parts
      return {
        version,
        head: head(),
        header: header(given, publishedShell),
        footer: footer(given, publishedShell),
        scripts: scripts(),
        csp,
      }
    },
  }
}

/** The host's page is on another origin. A path to the other language belongs to that page, and the browser resolves it there. */
function absolute(html: string, origin: string): string {
  return html.replaceAll(/ (href|src|action)="\/(?!\/|[^"]*" hreflang=)/gi, ` $1="${origin}/`)
}

/** Browsers draw no sprite of another origin, so the icons that are used are included. */
function withIcons(html: string): string {
  const { path, svg } = iconSprite()
  const address = new RegExp(`[^"]*${path}#([\\w-]+)`, 'g')
  const used = new Set(Array.from(html.matchAll(address), ([, icon]) => icon))
  const symbols = svg.match(/<symbol.*?<\/symbol>/g) ?? []
  const drawn = symbols.filter(symbol => used.has(/id="([^"]+)"/.exec(symbol)?.[1]))
  return `<svg hidden>${drawn.join('')}</svg>${html.replaceAll(address, '#$1')}`
}

/** A host's page may have any encoding. */
function ascii(html: string): string {
  return html.replaceAll(/\P{ASCII}/gu, letter => `&#${letter.codePointAt(0)};`)
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
