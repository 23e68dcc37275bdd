// A portal for customers, with a brand of its own: no text on it or about it says that it is a demonstration.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { iconSprite } from '../icons/sprite.ts'
import { createLog } from '../server/logging.ts'
import { compose, type Portal } from '../server/run.ts'
import { readSettings } from '../server/settings.ts'
import { createSite } from './site.tsx'
import { siteHeader } from './site-header.tsx'

const folder = mkdtempSync(join(tmpdir(), 'chowk-customers-'))
let portal: Portal

beforeAll(async () => {
  writeFileSync(join(folder, 'brand.json'), JSON.stringify({ name: 'Nagar Pay', licences: ['tpap'] }))
  const settings = readSettings({
    CHOWK_DATA: join(folder, 'data'),
    CHOWK_BRAND: join(folder, 'brand.json'),
    CHOWK_DEMO: '0',
    CHOWK_OTP_OUTBOX: join(folder, 'codes'),
  })
  // This process rendered the demonstration's header before: its cache must not serve the other settings.
  siteHeader({ locale: 'en', path: '/' }, '/hi')
  siteHeader({ locale: 'hi', path: '/' }, '/')
  const site = await createSite({
    ...settings,
    assets: { script: '/main.js', stylesOf: () => '', icons: iconSprite().path },
  })
  const rendering = { site: () => site, inlineScripts: [], assets: async () => {} }
  const log = createLog(new Writable({ write: (_line, _encoding, done) => done() }))
  portal = await compose(settings, { ...rendering, cachesPages: false, strictPolicy: true }, log)
}, 60_000)

afterAll(async () => {
  await portal.close()
  rmSync(folder, { recursive: true })
})

const ask = async (url: string) =>
  (await portal.app.inject({ url, headers: { host: 'localhost:3000' } })).body

test.each(['/', '/hi', '/login', '/mobile-recharge'])('%s does not mention a demonstration', async path => {
  const html = await ask(path)
  expect(html).toContain('Nagar Pay')
  expect(html).not.toMatch(/\bdemo\b|डेमो|>Sample<|>नमूना</i)
  if (path !== '/login') expect(html).not.toContain('name="robots"')
})

test('search engines and installed apps get the plain name, and the sitemap', async () => {
  expect(await ask('/')).toContain('<meta property="og:site_name" content="Nagar Pay"/>')
  expect(await ask('/manifest.webmanifest')).toContain('"short_name":"Nagar Pay"')
  expect(await ask('/robots.txt')).toContain('Sitemap: http://localhost:3000/sitemap.xml')
})

test.each([
  ['without cookies', {}, 'mobile=9000000001', 'Your browser is not keeping cookies'],
  ['with another token', { cookie: 'XSRF-TOKEN=other' }, 'unlock=1', 'This form is out of date'],
])('a form sent %s is refused, and the page says why', async (_how, cookies, form, title) => {
  const headers = {
    host: 'localhost:3000',
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    ...cookies,
  }
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/login',
    headers,
    payload: `${form}&_csrf=x`,
  })
  expect(answer.statusCode).toBe(403)
  expect(answer.body).toContain(`<h1>${title}</h1>`)
})
