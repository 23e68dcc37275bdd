// The server around a small site: what HTTP promises, whatever the pages are.
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seen, startTestApp, type TestApp } from './test-app.ts'

let running: TestApp
let app: FastifyInstance

beforeAll(async () => {
  running = await startTestApp()
  app = running.app
})

afterAll(() => running?.close())

const ask = (url: string, options: InjectOptions = {}) => {
  seen.renderings = []
  return app.inject({ url, headers: { host: 'localhost:3000', ...options.headers }, ...options })
}

describe('a public page', () => {
  test('is rendered once and then served from the cache, the same to customers as to visitors', async () => {
    const { body } = await ask('/')
    const customers = await ask('/', { headers: { host: 'localhost:3000', cookie: 'session=of-a-customer' } })
    expect(seen.renderings).toEqual([])
    expect(customers.body).toBe(body)
  })

  test('goes out in the encoding the browser prefers', async () => {
    const br = await ask('/', { headers: { host: 'localhost:3000', 'accept-encoding': 'gzip, br' } })
    const gzip = await ask('/', { headers: { host: 'localhost:3000', 'accept-encoding': 'gzip' } })
    const plain = await ask('/')
    expect(br.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  })

  test('may be cached by anyone, and be served stale while it is revalidated', async () => {
    const { headers } = await ask('/')
    expect(headers['cache-control']).toMatch(/public.*stale-while-revalidate/)
    expect(headers.vary).toBe('Accept-Encoding, Available-Dictionary')
    expect(headers).not.toHaveProperty('set-cookie')
  })

  test('that has not changed is answered with 304 and no body', async () => {
    const first = await ask('/')
    const second = await ask('/', {
      headers: { host: 'localhost:3000', 'if-none-match': String(first.headers.etag) },
    })
    expect(second.statusCode).toBe(304)
    expect(second.body).toBe('')
    const changed = await ask('/', { headers: { host: 'localhost:3000', 'if-none-match': '"another"' } })
    expect(changed.statusCode).toBe(200)
  })

  test('answers HEAD with the same headers and no body', async () => {
    const head = await ask('/', { method: 'HEAD' })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers.etag).toBe((await ask('/')).headers.etag)
  })

  test('ignores a query string it does not declare', async () => {
    const plain = await ask('/')
    const tracked = await ask('/?utm_source=x&amount=5')
    expect(seen.renderings).toEqual([])
    expect(tracked.body).toBe(plain.body)
    expect(tracked.headers.etag).toBe(plain.headers.etag)
  })

  test('is rendered for each request and never cached for a query it declares', async () => {
    const first = await ask('/tools/emi?amount=5')
    expect(first.headers['cache-control']).toBe('no-store')
    await ask('/tools/emi?amount=5')
    expect(seen.renderings).toEqual(['/tools/emi'])
  })

  test('allows the hash of its own inline styles, cached or not; an error page has none', async () => {
    const policyAt = async (url: string) => (await ask(url)).headers['content-security-policy']
    for (const url of ['/tools/emi', '/tools/emi', '/tools/emi?amount=5'])
      expect(await policyAt(url), url).toContain("style-src 'self' 'sha256-styles';")
    expect(await policyAt('/nothing')).toContain("style-src 'self';")
  })

  test('that is rendered for each request is compressed too, with a random length', async () => {
    const headers = { host: 'localhost:3000', 'accept-encoding': 'gzip, br' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask('/tools/emi?amount=5', { headers })),
    )
    const plain = (await ask('/tools/emi?amount=5')).body
    for (const { headers, rawPayload } of answers) {
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
      expect(gunzipSync(rawPayload).toString().startsWith(plain)).toBe(true)
      expect(rawPayload.length).toBeLessThan(plain.length / 2)
    }
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.length)).size).toBeGreaterThan(5)
  })

  test('redirects from an old address to the new one', async () => {
    const { statusCode, headers } = await ask('/Old/Name?a=1')
    expect([statusCode, headers.location]).toEqual([308, '/tools/emi?a=1'])
  })

  test('redirects from a trailing slash to the path without it, and never to another host', async () => {
    const slash = await ask('/tools/emi/?a=1')
    expect([slash.statusCode, slash.headers.location]).toEqual([308, '/tools/emi?a=1'])
    const trick = await ask('//evil.example/')
    expect(trick.headers.location).toBe('/evil.example')
  })
})

describe('paths that no page can have are answered with 4xx', () => {
  test.each([
    ['badly encoded', '/%E0%A4%A'],
    ['with a NUL', '/a%00b'],
    ['with a way up', '/a/../../etc/passwd'],
    ['with a hidden way up', '/a/%2e%2e/b'],
    ['of 10,000 characters', `/${'a'.repeat(10_000)}`],
    ['unknown', '/nothing'],
  ])('%s', async (_what, path) => {
    const { statusCode, body } = await ask(path)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
    expect(body).not.toMatch(/at .*\.(ts|js):\d+/)
  })

  test('and unmatched ones never fill the cache', async () => {
    const before = await ask('/one-unknown-path')
    const after = await ask('/another-unknown-path')
    expect(before.body).toContain('Page not found')
    expect(after.headers.etag).toBe(before.headers.etag)
    expect(after.headers['cache-control']).toMatch(/^public/)
  })
})

test.each([
  ['/%E0%A4%A', 'en'],
  ['/hi/%E0%A4%A', 'hi'],
])(
  '%s, which cannot be decoded, is answered with the error page in its language, and not cached',
  async (path, locale) => {
    const { statusCode, body, headers } = await ask(path)
    expect(statusCode).toBe(404)
    expect(body).toBe((await ask(locale === 'hi' ? '/hi/nothing' : '/nothing')).body)
    expect(body).toContain(`Page not found</h1>${locale}`)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
  },
)

test('a call to a path that cannot be decoded is answered in JSON', async () => {
  const { statusCode, headers } = await ask('/v1/api/%E0%A4%A')
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
})

describe('a page that breaks', () => {
  test('shows a reference that is also in the log, and no internal details', async () => {
    seen.logged = ''
    const { statusCode, body, headers } = await ask('/hi/broken')
    const reference = String(headers['x-request-id'])
    expect(statusCode).toBe(500)
    expect(body).toContain(`Something went wrong hi ${reference}`)
    expect(body).not.toContain('secret detail')
    expect(headers['cache-control']).toBe('no-store')
    expect(seen.logged).toContain(reference)
    expect(seen.logged).toContain('secret detail of our insides')
  })

  test('is rendered again for the next visitor', async () => {
    await ask('/broken')
    expect(seen.renderings).toEqual(['/broken'])
  })
})

describe('a page for customers', () => {
  test('redirects a visitor to sign in and back, in their language', async () => {
    const { statusCode, headers } = await ask('/hi/mine?month=2026-10')
    expect(statusCode).toBe(303)
    expect(headers.location).toBe('/hi/login?redirect=%2Fhi%2Fmine%3Fmonth%3D2026-10')
    expect(headers['cache-control']).toBe('no-store')
  })

  test.each(['/letters/7', '/hi/letters/7', '/v1/api/letters/7'])(
    'that does not exist for one, such as %s, is not cached: it may exist for another',
    async path => {
      const { statusCode, body, headers } = await ask(path, {
        headers: { host: 'localhost:3000', accept: 'text/html' },
      })
      expect(statusCode).toBe(404)
      expect(body).toContain('Page not found')
      expect(headers['cache-control']).toBe('no-store')
    },
  )
})

test('crawlers are excluded from every page for one person, in both languages', async () => {
  const { body } = await ask('/robots.txt')
  for (const path of ['/mine', '/hi/mine', '/letters/', '/hi/letters/'])
    expect(body.split('\n')).toContain(`Disallow: ${path}`)
  expect((await ask('/sitemap-1.xml')).body.match(/<loc>[^<]*/g)).toEqual([
    '<loc>http://localhost:3000/',
    '<loc>http://localhost:3000/hi',
  ])
  expect((await ask('/sitemap.xml')).body).toMatch(/<lastmod>20\d\d-\d\d-\d\d<\/lastmod>/)
})

test('the demonstration names no sitemap, and lets crawlers read that its pages are noindex', async () => {
  const { body } = await ask('/robots.txt')
  expect(body).not.toContain('Sitemap:')
  expect(body.split('\n')).not.toContain('Disallow: /')
})

test('a visitor on another loopback name is redirected to the portal’s own', async () => {
  const { statusCode, headers } = await app.inject({
    url: '/tools/emi?x=1',
    headers: { host: '127.0.0.1:3000' },
  })
  expect([statusCode, headers.location]).toEqual([308, 'http://localhost:3000/tools/emi?x=1'])
  const health = await app.inject({ url: '/healthz', headers: { host: '127.0.0.1:3000' } })
  expect(health.statusCode).toBe(200)
})

test.each([
  '/',
  '/nothing',
  '/assets/nothing.js',
  '/icons/nothing.svg',
  '/healthz',
  '/v1/api/docs',
  '/broken',
  '/%E0%A4%A',
  '/v1/api/%E0%A4%A',
])('%s carries the security headers', async path => {
  const { headers } = await ask(path)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toMatch(/frame-ancestors/)
  expect(headers['referrer-policy']).toBeDefined()
  expect(headers['permissions-policy']).toBeDefined()
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
})

test.each(['/v1/api/user/details', '/v1/api/wallet/balance', '/v2/mobile/flyouts'])(
  '%s, which is never rendered, has a short policy that allows nothing',
  async path => {
    const { headers } = await ask(path, { headers: { host: 'localhost:3000', accept: 'application/json' } })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(JSON.stringify(headers).length).toBeLessThan(500)
  },
)

test('an icon is an image that pages of any origin may show, and cache for a day', async () => {
  const { statusCode, headers, body } = await ask('/icons/bus.svg')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  })
  expect(headers).not.toHaveProperty('content-security-policy')
  const withoutStyles = body.replace(/<style>.*<\/style>/, '')
  expect(withoutStyles).toMatch(/^<svg [^>]*stroke="#[^>]*><path .*<\/svg>$/)
  expect((await ask('/icons/no-such-icon.svg')).statusCode).toBe(404)
  const all = (headers: Record<string, string>) =>
    ask('/icons/all.svg', { headers: { host: 'localhost:3000', ...headers } })
  expect((await all({})).body).toMatch(/<view id="bus" viewBox="0 \d+ 24 24"\/>/)
  const compressed = await all({ 'accept-encoding': 'br' })
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(compressed.rawPayload.length).toBeLessThan(5000)
})

test('a token of a message does not reach the log', async () => {
  seen.logged = ''
  await app.inject('/hi/not-me/MUZFepYM8sS5kqn75_wbAw')
  await app.inject('/r/MUZFepYM8sS5kqn75_wbAw')
  await app.inject('/bills/calendar/MUZFepYM8sS5kqn75_wbAw.ics')
  expect(seen.logged).toContain('/hi/not-me/…')
  expect(seen.logged).toContain('"/r/…"')
  expect(seen.logged).toContain('"/bills/calendar/…"')
  expect(seen.logged).not.toContain('MUZF')
})

test('a number pasted into an address does not reach the log', async () => {
  seen.logged = ''
  await ask('/9876543210?mobile=9876543210')
  expect(seen.logged).toContain('"request"')
  expect(seen.logged).not.toContain('9876543210')
})

describe('a client that is no browser', () => {
  beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))

  /** Everything that the server answers to this text until it closes the connection, while `more` is sent repeatedly. */
  function speak(words: string, more = ''): Promise<string> {
    return new Promise(resolve => {
      let answer = ''
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => {
        socket.write(words)
      })
      const dribble = setInterval(() => socket.writable && socket.write(more), 100)
      socket.on('data', part => {
        answer += part
      })
      // Closing with unread data resets the connection; the answer received before counts.
      socket.on('error', () => undefined)
      socket.on('close', () => {
        clearInterval(dribble)
        resolve(answer)
      })
    })
  }

  test.each(['/\\evil.example/', '/\\/evil.example/', '/a\\b/'])(
    'is not led from %s to another host',
    async path => {
      const answer = await speak(`GET ${path} HTTP/1.1\r\nhost: localhost:3000\r\nconnection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1.1 404/)
      expect(answer).not.toMatch(/^location:/im)
    },
  )

  test('cannot hold a socket open by sending its body bit by bit', async () => {
    expect(app.server.requestTimeout).toBeGreaterThan(0)
    expect(app.server.requestTimeout).toBeLessThan(20_000)
    expect(app.server.headersTimeout).toBeLessThan(app.server.requestTimeout)
    Object.assign(app.server, { requestTimeout: 300, headersTimeout: 200 })
    const answer = await speak(
      'POST /mine HTTP/1.1\r\nhost: localhost:3000\r\ncontent-type: application/x-www-form-urlencoded\r\n' +
        'content-length: 30000\r\n\r\na=b',
      ' ',
    )
    expect(answer).toMatch(/^HTTP\/1.1 408/)
  })
})
