// @module-tag slow
// A portal with another brand: its name is everywhere that the specification's would be, and that one nowhere.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { iconSprite } from '../icons/sprite.ts'
import { localePath } from '../page/locale-path.ts'
import { createLog } from '../server/logging.ts'
import { compose, type Portal } from '../server/run.ts'
import { readSettings } from '../server/settings.ts'
import { createSite, type Site } from './site.tsx'

const folder = mkdtempSync(join(tmpdir(), 'chowk-brand-'))
const outbox = join(folder, 'messages')
const brand = {
  name: 'Nagar Pay',
  legalEntity: 'Nagar Payments Private Limited',
  licences: ['tpap'],
  links: { android: 'https://apps.example/nagar', facebook: 'https://social.example/nagar' },
}

let portal: Portal
let site: Site

beforeAll(async () => {
  writeFileSync(join(folder, 'brand.json'), JSON.stringify(brand))
  const settings = readSettings({
    CHOWK_DATA: join(folder, 'data'),
    CHOWK_BRAND: join(folder, 'brand.json'),
    CHOWK_MESSAGE_OUTBOX: outbox,
  })
  const shell = { script: '/shell.js', code: '/mount.js', imported: [], integrity: {}, check: '', styles: '' }
  site = await createSite({
    ...settings,
    assets: { script: '/main.js', stylesOf: () => '', icons: iconSprite().path, forHosts: shell },
  })
  portal = await compose(
    settings,
    {
      site: () => site,
      inlineScripts: site.inlineScripts,
      assets: async () => {},
      cachesPages: false,
      strictPolicy: true,
    },
    createLog(new Writable({ write: (_line, _encoding, done) => done() })),
  )
})

afterAll(async () => {
  await portal.close()
  rmSync(folder, { recursive: true })
})

const ask = async (url: string) =>
  (await portal.app.inject({ url, headers: { host: 'localhost:3000' } })).body

/** Names that are not the brand: a theme of the login frame, a bank, and addresses of two rules' sources. */
const namesOfOthers =
  /(theme=|")paytm-web|paytm payments bank|https:\/\/www\.(indiatvnews|businessleague)\.[^"]+/g
const hasOldName = (text: string) => /paytm|one97/.test(text.toLowerCase().replaceAll(namesOfOthers, ''))

/** One address of each public page. */
function addressesOfEachKind(): string[] {
  const byFile = new Map(site.crawlers.open.map(path => [site.match(path).target.file, path]))
  return [...byFile.values(), '/login', '/nowhere']
}

test('every kind of page has the new name and not the old one, in both languages', async () => {
  const paths = addressesOfEachKind().flatMap(path => [path, localePath(path, 'hi')])
  expect(paths.length).toBeGreaterThan(60)
  const pages = await Promise.all(paths.map(async path => ({ path, html: await ask(path) })))
  expect(pages.filter(({ html }) => hasOldName(html)).map(({ path }) => path)).toEqual([])
  expect(pages.filter(({ html }) => !html.includes(brand.name)).map(({ path }) => path)).toEqual([])
})

test('search engines, shared links and installed apps get the new name', async () => {
  const html = await ask('/')
  expect(html).toContain('<meta property="og:site_name" content="Nagar Pay demo"/>')
  expect(html).toContain('"name":"Nagar Pay demo","legalName":"Nagar Payments Private Limited"')
  expect(html).toMatch(/<title>[^<]*Nagar Pay demo/)
  expect(await ask('/manifest.webmanifest')).toContain('"short_name":"Nagar Pay demo"')
})

test('the demonstration is noindex, and marks the approval that it claims as a sample', async () => {
  for (const [path, sample] of [
    ['/', 'Sample'],
    ['/hi', 'नमूना'],
  ]) {
    const html = await ask(path ?? '')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toMatch(new RegExp(`<small[^>]*>${sample}</small><p>[^<]*\\(TPAP\\)`))
  }
  expect(await ask('/login')).toMatch(/<title>[^<]+ \| Nagar Pay demo<\/title>/)
  expect(await ask('/shell/v1/fragments?showImportantUpdate=true')).toContain('>Sample<')
})

test('the footer names the company, and links to no site of another brand', async () => {
  const html = await ask('/')
  expect(html).toContain('Copyright© Nagar Payments Private Limited. All rights reserved')
  expect(html).toContain('Download Nagar Pay App')
  const social = html.match(/\/contact-us#on-social-networks".*?<\/li>/gs)?.join()
  expect(social).toContain('Facebook')
  expect(social).not.toContain('YouTube')
})

test('fragments have the new name', async () => {
  const html = await ask('/shell/v1/fragments?showHeaderTag=true&showImportantUpdate=true')
  expect(hasOldName(html)).toBe(false)
  expect(html).toContain('to pay using UPI on Nagar Pay')
})

test('messages have the new name', async () => {
  const headers = { host: 'localhost:3000', origin: 'http://localhost:3000' }
  const { body, cookies } = await portal.app.inject({ url: '/login', headers })
  const hidden = [...body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  )
  await portal.app.inject({
    method: 'POST',
    url: '/login',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
    payload: new URLSearchParams([...hidden, ['mobile', '9876543210']]).toString(),
  })
  await expect.poll(() => readFileSync(outbox, 'utf8')).toContain('is your Nagar Pay demo OTP')
})
