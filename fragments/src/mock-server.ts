/** The portal of `chowk-mock`: header and footer of a real build, with fixed customers in place of accounts. */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { controlPage, signInPage } from './mock-pages.ts'

export const customerNames = ['signed-out', 'asha', 'expiring'] as const
export type CustomerName = (typeof customerNames)[number]
export const modes = ['normal', 'slow', 'failing'] as const
type Mode = (typeof modes)[number]

export interface MockOptions {
  readonly port: number
  /** The customer of browsers that have not chosen one. */
  readonly customer: CustomerName
  readonly mode: Mode
  /** Origins of pages that sign in by the modal. */
  readonly pages: readonly string[]
}

/** What tools/pack-mock.ts of the portal writes. */
interface MockData {
  readonly origin: string
  readonly languageLink: string
  readonly parameters: readonly string[]
  readonly version: string
  readonly head: string
  readonly scripts: string
  readonly csp: Readonly<Record<string, readonly string[]>>
  readonly policy: string
  readonly pageStyles: string
  readonly script: string
  readonly pinned: string
  /** The link of the breadcrumb that every header has. */
  readonly crumb: string
  readonly headers: Readonly<Record<string, string>>
  readonly footers: Readonly<Record<string, string>>
  readonly links: Readonly<Record<'en' | 'hi', string>>
  readonly icons: string
  readonly storefront: Readonly<
    Record<'en' | 'hi', Readonly<Record<'menu' | 'flyout' | 'shortcuts', string>>>
  >
}

interface Breadcrumb {
  readonly name: string
  readonly link?: string
}

interface Answer {
  readonly status?: number
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

const slowMs = 5000
const mockFolder = new URL('../dist/mock/', import.meta.url)
const cookieName = 'chowk-mock'

/** Resolves once it listens. */
export async function startMock({
  port,
  customer: defaultCustomer,
  mode: initialMode,
  pages,
}: MockOptions): Promise<Server> {
  const origin = `http://localhost:${port}`
  const text = brotliDecompressSync(readFileSync(new URL('data.json.br', mockFolder))).toString()
  const { origin: builtOrigin } = JSON.parse(text) as MockData
  const data = JSON.parse(text.replaceAll(builtOrigin, origin)) as MockData
  let mode = initialMode

  const customerOf = ({ headers: { cookie = '' } }: IncomingMessage): string =>
    /(?:^|;\s*)chowk-mock=([\w-]+)/.exec(cookie)?.[1] ?? defaultCustomer

  const parts = {
    header: (query: URLSearchParams) => element(data.headers, query),
    footer: (query: URLSearchParams) => element(data.footers, query),
    head: () => data.head,
    scripts: () => data.scripts,
    policy: () => data.policy,
    pinned: () => data.pinned,
  }

  function element(variants: MockData['headers'], query: URLSearchParams): string {
    const html = variants[variantOf(variants, query)] ?? ''
    const [page = '', theme, link = ''] = ['activePage', 'theme', 'languageLink'].map(
      name => query.get(name) ?? undefined,
    )
    return html
      .replace(/ data-asked="[^"]*"/, ` data-asked="${escaped(query.toString())}"`)
      .replace(/ data-sites="[^"]*"/, ` data-sites="${[origin, ...pages].join(' ')}"`)
      .replace(/^<[\w-]+/, tag => (theme ? `${tag} data-theme="${escaped(theme)}"` : tag))
      .replace(`<a href="${origin}${page}"`, found => (page ? `${found} aria-current="page"` : found))
      .replaceAll(data.languageLink, escaped(link))
      .replace(crumbs, nav => withBreadcrumbs(nav, query.get('breadcrumbs') || '[]'))
  }

  const crumbs = new RegExp(`<nav [^>]*><ol><li><a href="${data.crumb}".*?</nav>`)

  function withBreadcrumbs(nav: string, given: string): string {
    const items = (JSON.parse(given) as Breadcrumb[]).map(({ name, link }) =>
      link === undefined
        ? `<li aria-current="page">${escaped(name)}</li>`
        : `<li><a href="${escaped(new URL(link, origin).href)}">${escaped(name)}</a></li>`,
    )
    return items.length > 0 ? nav.replace(/<li>.*<\/li>/, () => items.join('')) : ''
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', origin)
    const given = new URLSearchParams(
      request.method === 'POST' && pathname === '/mock' ? await bodyOf(request) : '',
    )
    if (pathname === '/mock') {
      mode = modes.find(each => each === given.get('mode')) ?? mode
      const customer = customerNames.find(each => each === given.get('customer'))
      return { status: 303, headers: { location: '/', ...(customer && { 'set-cookie': cookie(customer) }) } }
    }
    if (pathname === '/') return { body: controlPage(customerOf(request), mode) }
    if (mode === 'slow') await pause(slowMs)
    if (mode === 'failing')
      return { status: 503, type: 'application/json', body: '{"message":"chowk-mock is failing."}' }
    if (pathname.startsWith('/shell/v1/')) return shell(pathname.slice('/shell/v1/'.length), query)
    if (/^\/assets\/[\w.-]+\.js$/.test(pathname))
      return {
        type: 'text/javascript',
        body: readFileSync(fileURLToPath(new URL(`.${pathname}`, mockFolder))),
      }
    if (pathname === '/icons/all.svg') return { type: 'image/svg+xml', body: data.icons }
    if (pathname === '/login' || pathname === '/v1/api/login') return { body: signInPage }
    return call(pathname, request)
  }

  function shell(part: string, query: URLSearchParams): Answer {
    const unknown = [...query.keys()].find(name => !data.parameters.includes(name))
    if (unknown) {
      const message = `There is no parameter "${unknown}". There are: ${data.parameters.join(', ')}.`
      return { status: 400, type: 'application/json', body: JSON.stringify({ message }) }
    }
    const { version, csp } = data
    if (part === 'shell.js') return { status: 302, headers: { location: data.script } }
    if (part === 'links')
      return { type: 'application/json', body: data.links[query.get('locale') === 'hi' ? 'hi' : 'en'] }
    if (part === 'page.css') return { type: 'text/css', body: data.pageStyles }
    if (Object.hasOwn(parts, part)) return { body: parts[part as keyof typeof parts](query) }
    if (part !== 'fragments') return { status: 404, body: 'Not found' }
    const { header, footer, head, scripts } = parts
    const all = {
      version,
      head: head(),
      header: header(query),
      footer: footer(query),
      scripts: scripts(),
      csp,
    }
    return { type: 'application/json', body: JSON.stringify(all) }
  }

  /** The session that expires does so after the first check: pages are signed in when they open, and then no more. */
  function call(pathname: string, request: IncomingMessage): Answer {
    const customer = customerOf(request)
    const json = (body: unknown, headers = {}): Answer => ({
      type: 'application/json',
      headers,
      body: JSON.stringify(body),
    })
    const content = data.storefront[request.headers['accept-language'] === 'hi' ? 'hi' : 'en']
    switch (pathname) {
      case '/v1/api/user/details':
        if (customer !== 'asha' && customer !== 'expiring')
          return json({ isLogin: false, csrf_token: 'mock' })
        return json(
          { isLogin: true, user: { info: asha }, unread: 2, sso_token_enc: 'mock', csrf_token: 'mock' },
          customer === 'expiring' ? { 'set-cookie': cookie('expired') } : {},
        )
      case '/v1/api/wallet/balance':
        return json({ response: { totalBalance: 1234.5 } })
      case '/v1/api/logout':
        return json({ url: '/' }, { 'set-cookie': cookie('signed-out') })
      case '/oauth2/logout':
        return { body: 'Signed out' }
      case '/v2/mobile/flyouts':
        return json(JSON.parse(content.menu))
      case '/v2/h/mobile_flyout_new':
        return json(JSON.parse(content.flyout))
      case '/v2/h/blue-strip-icon':
        return json(JSON.parse(content.shortcuts))
      default:
        return { status: 404, body: 'chowk-mock has no other pages of the portal.' }
    }
  }

  const server = createServer((request, response) => {
    void answer(request).then(
      made => send(request, response, made),
      error => send(request, response, { status: 500, body: String(error) }),
    )
  })
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, 'localhost', resolve),
  )
  return server
}

const asha = { id: 'mock-asha', firstName: 'Asha', username: 'Asha', mobile: '9000000001', userPicture: '' }

const cookie = (customer: string) => `${cookieName}=${customer}; Path=/; SameSite=Lax`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The key of the variant. What no variant has, as single sections of the footer, is shown as by default. */
function variantOf(variants: MockData['headers'], query: URLSearchParams): string {
  const choices = new Map(Object.keys(variants).flatMap(key => [...new URLSearchParams(key)]))
  const chosen = [...choices].filter(
    ([name, value]) => query.has(name) && (name === 'languageLink' || (query.get(name) || 'true') === value),
  )
  const key = new URLSearchParams(chosen)
  key.sort()
  return key.toString()
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const piece of request) body += piece
  return body
}

/** Pages of this machine alone may read what the mock answers. */
function send(request: IncomingMessage, response: ServerResponse, made: Answer): void {
  const { origin = '' } = request.headers
  const isLocal = URL.canParse(origin) && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname)
  const isPreflight = request.method === 'OPTIONS'
  response.writeHead(isPreflight ? 204 : (made.status ?? 200), {
    'content-type': `${made.type ?? 'text/html'}; charset=utf-8`,
    'cache-control': 'no-store',
    vary: 'Origin',
    'cross-origin-resource-policy': 'cross-origin',
    ...(isLocal && { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }),
    ...(isPreflight && { 'access-control-allow-headers': 'content-type, x-csrf-token, sso_token' }),
    ...made.headers,
  })
  response.end(isPreflight ? undefined : made.body)
}
