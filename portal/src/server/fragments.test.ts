import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readParameters } from '../fragments/parameters.ts'
import type { Site } from '../site/site.tsx'
import { liveShell } from '../site/test-live-shell.ts'
import { type FindFragment, serveFragments } from './fragments.ts'
import { createPageSender } from './send-page.ts'

let app: ReturnType<typeof Fastify>
let find: FindFragment
let renderings: number

const shell = {
  version: 'one',
  script: 'https://www.chowk.example/assets/shell-1.js',
  pageStyles: 'chowk-header{}',
  policy: "default-src 'self'",
  preview: () => '<!doctype html>',
  pinned: '<script></script>',
  links: () => '{"companyLinks":[]}',
  all: (parameters: object) => ({ version: 'one', header: JSON.stringify(parameters) }),
  parts: {
    header(parameters: object) {
      renderings += 1
      return `<chowk-header>${JSON.stringify(parameters)}</chowk-header>`
    },
  },
}

let version = ''

beforeEach(async () => {
  renderings = 0
  app = Fastify()
  const site = { fragments: () => shell, readParameters } as unknown as Site
  const sender = createPageSender({ everywhere: {}, policyFor: () => ({}) } as never)
  version = ''
  const live = () => ({ ...liveShell(), version })
  const services = {
    sameSiteVerticals: [],
    shell: { live, preview: async () => undefined, refresh: async () => {} },
  }
  ;({ find } = await serveFragments(app, {
    site: () => site,
    services,
    sender,
    onHit: () => {},
    onMiss: () => {},
  }))
})

afterEach(() => app.close())

const header = '/shell/v1/header'

test('any site may request a fragment, and use it while the portal is down', async () => {
  const { headers, body } = await app.inject(`${header}?locale=hi`)
  expect(body).toBe('<chowk-header>{"locale":"hi"}</chowk-header>')
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=60, stale-while-revalidate=86400, stale-if-error=604800',
    'x-chowk-version': 'one',
  })
  const again = await app.inject({
    url: `${header}?locale=hi`,
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('React pages get the footer’s links as JSON, cached in the same way', async () => {
  const { headers, body } = await app.inject('/shell/v1/links?locale=hi')
  expect(JSON.parse(body)).toEqual({ companyLinks: [] })
  expect(headers['content-type']).toContain('application/json')
  expect(headers['cache-control']).toContain('stale-if-error')
  expect((await app.inject('/shell/v1/links?colour=red')).statusCode).toBe(400)
})

test('equal parameters are rendered once, however they are written', async () => {
  for (const query of ['locale=hi&showLoginBtn=false', 'showLoginBtn=false&locale=hi'])
    await app.inject(`${header}?${query}`)
  expect(renderings).toBe(1)
})

test('wrong parameters are refused with an explanation, and not cached', async () => {
  for (const query of ['colour=red', 'locale=ta', 'redirectUrl=javascript:alert(1)', 'locale=en&locale=hi']) {
    const { statusCode, headers, body } = await app.inject(`${header}?${query}`)
    expect(statusCode, query).toBe(400)
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(body).message, query).toMatch(/Allowed: |There are: /)
  }
  expect(renderings).toBe(0)
})

test('many different parameters evict the oldest entries, not the one in use', async () => {
  const used = `${header}?screenName=used`
  await app.inject(used)
  for (let index = 0; index < 1010; index += 1) {
    if (index % 100 === 0) await app.inject(used)
    await app.inject(`${header}?screenName=${index}`)
  }
  expect(find(`${header}?screenName=0`)).toBeUndefined()
  expect(find(used)).toBeDefined()
})

test('the stable address redirects to the script of this build', async () => {
  const { statusCode, headers } = await app.inject('/shell/v1/shell.js')
  expect(statusCode).toBe(302)
  expect(headers.location).toBe(shell.script)
})

test('a fragment is rendered once more when another banner is published', async () => {
  await app.inject(header)
  await app.inject(header)
  expect(renderings).toBe(1)
  version = 'ACT-8K2M4N6P7Q'
  expect(find(header)).toBeUndefined()
  await Promise.all([app.inject(header), app.inject(header)])
  expect(renderings).toBe(2)
})
