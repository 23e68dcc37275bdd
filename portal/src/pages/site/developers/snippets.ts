/** What a host writes: the examples that the tests run, with the parameters as they were chosen. */

import nginxSettings from '../../../../../examples/hosts/nginx/nginx.conf?raw'
import nginxPage from '../../../../../examples/hosts/nginx/site/index.html?raw'
import nodeServer from '../../../../../examples/hosts/node/serve.ts?raw'
import phpPage from '../../../../../examples/hosts/php/index.php?raw'
import pythonServer from '../../../../../examples/hosts/python/serve.py?raw'
import signInButton from '../../../../../examples/hosts/sign-in.html?raw'
import plainPage from '../../../../../examples/hosts/static/index.html?raw'
import { belowHeader, spaceStyles } from '../../../fragments/shadow-styles.ts'
import { escapeAttribute, hashSource } from '../../../page/in-html.ts'

interface Snippet {
  readonly host: string
  /** Of the file it belongs into. */
  readonly file: string
  readonly code: string
}

/** In the page itself, since a link may lead into it before any script has come. */
const plainPageStyles = `body{margin:0}${belowHeader}${spaceStyles}`

type Chosen = Readonly<Record<string, string>>

export function snippets(origin: string, chosen: Chosen): readonly Snippet[] {
  const query = new URLSearchParams(chosen).toString()
  const asked = query && `?${query}`
  const attributes = Object.entries(chosen).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
  const at = (example: string) =>
    example.replaceAll('http://localhost:3000', origin).replaceAll('@PORTAL@', origin).trimEnd()
  return [
    {
      host: 'Node',
      file: 'serve.ts',
      code: at(nodeServer).replace(/parameters: \{[^}]*\}/, () => `parameters: ${inBraces(chosen, ': ')}`),
    },
    {
      host: 'PHP',
      file: 'index.php',
      code: at(phpPage).replace(/build_query\(\[[^\]]*\]/, () => `build_query([${pairs(chosen, ' => ')}]`),
    },
    {
      host: 'Python',
      file: 'serve.py',
      code: at(pythonServer).replace(/urlencode\(\{[^}]*\}/, () => `urlencode(${inBraces(chosen, ': ')}`),
    },
    { host: 'nginx', file: 'nginx.conf', code: at(nginxSettings) },
    {
      host: 'nginx',
      file: 'site/index.html',
      code: at(nginxPage)
        .replace(/\/shell\/header\?[^"]*/, () => `/shell/header${asked}`)
        .replace('/shell/footer', () => `/shell/footer${asked}`),
    },
    {
      host: 'HTML',
      file: 'index.html',
      code: at(plainPage)
        .replace(/<chowk-header[^>]*>/, () => `<chowk-header${attributes.join('')}>`)
        .replace(/<chowk-footer[^>]*>/, () => `<chowk-footer${attributes.join('')}>`)
        .replace(/<style>.*?<\/style>/, () => `<style>${plainPageStyles}</style>`)
        .replace(/'sha256-[^']+'/, () => hashSource(plainPageStyles)),
    },
    { host: 'React', file: 'app.tsx', code: reactPage(origin, chosen) },
    { host: 'HTML', file: 'sign-in.html', code: at(signInButton) },
  ]
}

/** The whole of it, with its server: examples/vertical. The footer's links are the vertical's own there. */
function reactPage(origin: string, chosen: Chosen): string {
  const { locale, verticalName = '', screenName = '', languageLink, showScrollTopBtn, ...header } = chosen
  const language: Chosen = locale ? { locale } : {}
  const link = languageLink ? ` languageLink={<a href="${escapeAttribute(languageLink)}">…</a>}` : ''
  const footer: Chosen = showScrollTopBtn ? { ...language, showScrollTopBtn } : language
  return `import { configureEnvironment, environment, Footer, Header } from '@chowk/shell'
import '@chowk/shell/styles.css'

const portal = '${origin}'
const hosts = { main: portal, accounts: portal, storefront: portal, assets: portal }
configureEnvironment(environment('production', { hosts, isVertical: true }))
const pulse = { vertical_name: '${escaped(verticalName)}', screenName: '${escaped(screenName)}' }

<>
  <Header${inJsx({ ...language, ...header })}${link} pulseData={pulse} />
  <main id="main">…</main>
  <Footer${inJsx(footer)} seoData={links} pulse={pulse} />
</>`
}

function inJsx({ sections: _, ...props }: Chosen): string {
  const isFlag = (value: string) => value === 'true' || value === 'false'
  return Object.entries(props)
    .map(([name, value]) => (isFlag(value) ? ` ${name}={${value}}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('')
}

const escaped = (text: string) => text.replaceAll(/[\\']/g, '\\$&')

function pairs(chosen: Chosen, between: string): string {
  return Object.entries(chosen)
    .map(([name, value]) => `'${name}'${between}'${escaped(value)}'`)
    .join(', ')
}

function inBraces(chosen: Chosen, between: string): string {
  const inside = pairs(chosen, between)
  return inside ? `{ ${inside} }` : '{}'
}
