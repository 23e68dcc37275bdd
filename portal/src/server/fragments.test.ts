import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readParameters } from '../fragments/parameters.ts'
import type { Site } from '../site/site.tsx'
import { type FindFragment, fragments } from './fragments.ts'
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
  all: (asked: object) => ({ version: 'one', header: JSON.stringify(asked) }),
  parts: {
    header(asked: object) {
      renderings += 1
      return `<chowk-header>${JSON.stringify(asked)}</chowk-header>`
    },
  },
}

beforeEach(async () => {
  renderings = 0
  app = Fastify()
  const site = { fragments: () => shell, readParameters } as unknown as Site
  const sender = createPageSender({ everywhere: {}, policyFor: () => ({}) } as never)
  const services = { sameSiteVerticals: [] }
  find = await fragments(app, { site: () => site, services, sender, onHit: () => {}, onMiss: () => {} })
})

afterEach(() => app.close())

const header = '/shell/v1/header'

test('anybody may ask, and keep the answer while the portal is away', async () => {
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

test('one wish is rendered once, however it is written', async () => {
  for (const query of ['locale=hi&showLoginBtn=false', 'showLoginBtn=false&locale=hi'])
    await app.inject(`${header}?${query}`)
  expect(renderings).toBe(1)
})

test('what cannot be answered is refused in words, and not kept', async () => {
  for (const query of ['colour=red', 'locale=ta', 'redirectUrl=javascript:alert(1)', 'locale=en&locale=hi']) {
    const { statusCode, headers, body } = await app.inject(`${header}?${query}`)
    expect(statusCode, query).toBe(400)
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(body).message, query).toMatch(/Allowed: |There are: /)
  }
  expect(renderings).toBe(0)
})

test('a flood of wishes drives out the oldest, and not the one that is asked for', async () => {
  const used = `${header}?screenName=used`
  await app.inject(used)
  for (let wish = 0; wish < 1010; wish += 1) {
    if (wish % 100 === 0) await app.inject(used)
    await app.inject(`${header}?screenName=${wish}`)
  }
  expect(find(`${header}?screenName=0`)).toBeUndefined()
  expect(find(used)).toBeDefined()
})

test('the stable address leads to the script of this build', async () => {
  const { statusCode, headers } = await app.inject('/shell/v1/shell.js')
  expect(statusCode).toBe(302)
  expect(headers.location).toBe(shell.script)
})
