import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFragments, type Fragments, type FragmentsOptions } from './fragments.ts'

const shell: Fragments = {
  version: 'one',
  head: '<style></style>',
  header: '<chowk-header></chowk-header>',
  footer: '<chowk-footer></chowk-footer>',
  scripts: '<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">',
  csp: { 'img-src': ['https://www.chowk.example'] },
}

let portal: Server
let origin: string
let folder: string
let requestedParts: (string | undefined)[]
let answer: RequestListener
let problems: Error[]
let clock: number

const wellAnswered: RequestListener = (request, response) => {
  if (request.headers['if-none-match'] === '"one"') response.writeHead(304).end()
  else response.setHeader('etag', '"one"').end(JSON.stringify(shell))
}

beforeEach(async () => {
  ;[requestedParts, problems, clock, answer] = [[], [], 0, wellAnswered]
  folder = mkdtempSync(join(tmpdir(), 'chowk-fragments-'))
  portal = createServer((request, response) => {
    requestedParts.push(request.url)
    answer(request, response)
  }).listen(0, 'localhost')
  await new Promise(resolve => portal.once('listening', resolve))
  origin = `http://localhost:${(portal.address() as AddressInfo).port}`
})

afterEach(() => {
  portal.close()
  rmSync(folder, { recursive: true })
})

const file = () => join(folder, 'cache/shell.json')
function host(other: Partial<FragmentsOptions> = {}) {
  // A fetch of one test must not report to the next.
  const reported = problems
  return createFragments({
    portal: origin,
    parameters: { showUtilityBar: true, locale: 'hi' },
    lastGoodFile: file(),
    timeoutMs: 300,
    onProblem: problem => reported.push(problem),
    now: () => clock,
    ...other,
  })
}

test('simultaneous requests cause one fetch, and another follows after a minute', async () => {
  const fragments = host()
  const got = await Promise.all([fragments.get(), fragments.get(), fragments.get()])
  expect(got.map(({ version }) => version)).toEqual(['one', 'one', 'one'])
  expect(requestedParts).toEqual(['/shell/v1/fragments?showUtilityBar=true&locale=hi'])
  clock = 61_000
  await fragments.get()
  await expect.poll(() => requestedParts.length).toBe(2)
  await fragments.get()
  expect(requestedParts).toHaveLength(2)
})

test('an undefined parameter is not sent', async () => {
  await host({ parameters: { activePage: '/bus-tickets', ...({ locale: undefined } as object) } }).get()
  expect(requestedParts).toEqual(['/shell/v1/fragments?activePage=%2Fbus-tickets'])
})

test('uses its copy when the portal fails, is silent or sends something else', async () => {
  const fragments = host()
  await fragments.get()
  const failures: RequestListener[] = [
    (_request, response) => response.writeHead(500).end('failure'),
    () => {},
    (_request, response) => response.end('{"version":"two"}'),
  ]
  for (const failure of failures) {
    answer = failure
    clock += 61_000
    const before = problems.length
    expect((await fragments.get()).version).toBe('one')
    await expect.poll(() => problems.length).toBe(before + 1)
  }
})

test('a server that starts while the portal is down has the copy from before', async () => {
  await host().get()
  await new Promise(resolve => portal.close(resolve))
  expect((await host().get()).header).toBe(shell.header)
})

test('without any copy there is a plain bar, and the shell as soon as the portal answers', async () => {
  answer = (_request, response) => response.writeHead(503).end()
  const fragments = host({ parameters: {} })
  const bar = await fragments.get()
  expect(bar.version).toBe('plain')
  expect(bar.header).toContain(`<a href="${origin}/">Home</a>`)
  answer = wellAnswered
  clock = 5000
  expect((await fragments.get()).version).toBe('one')
})

test('a page in Hindi has its plain bar in Hindi', async () => {
  answer = (_request, response) => response.writeHead(503).end()
  expect((await host().get()).header).toContain(`<a href="${origin}/hi/login">साइन इन</a>`)
})

test('a portal that failed is not asked again for some seconds, by any page', async () => {
  answer = (_request, response) => response.writeHead(503).end()
  const fragments = host()
  await fragments.get()
  await fragments.policy({})
  clock = 4999
  await fragments.get()
  expect(requestedParts).toHaveLength(1)
  clock = 5000
  await fragments.get()
  expect(requestedParts).toHaveLength(2)
})

test('two shells with one file have a copy each', async () => {
  answer = (request, response) =>
    response.end(
      JSON.stringify({ ...shell, header: request.url?.includes('locale=hi') ? 'hindi' : 'english' }),
    )
  const locales = ['en', 'hi'] as const
  await Promise.all(locales.map(locale => host({ parameters: { locale } }).get()))
  await new Promise(resolve => portal.close(resolve))
  const shells = await Promise.all(locales.map(locale => host({ parameters: { locale } }).get()))
  expect(shells.map(({ header }) => header)).toEqual(['english', 'hindi'])
})

test('a problem names the portal and the reason', async () => {
  answer = (_request, response) => response.writeHead(400).end('There is no parameter "activPage".')
  await host().get()
  await new Promise(resolve => portal.close(resolve))
  await host().get()
  const [mistyped, away] = problems.map(({ message }) => message)
  expect(mistyped).toContain(
    `${origin}/shell/v1/fragments?showUtilityBar=true&locale=hi: it answered 400: There is`,
  )
  expect(away).toContain(`${origin}/`)
  expect(away).toContain('fetch failed (ECONNREFUSED)')
})

test('without a handler, a problem is logged to the console once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  answer = (_request, response) => response.writeHead(400).end('There is no parameter "activPage".')
  const fragments = createFragments({ portal: origin, now: () => clock })
  await fragments.get()
  clock = 5000
  await fragments.get()
  expect(requestedParts).toHaveLength(2)
  expect(warn.mock.calls).toEqual([[expect.stringContaining('There is no parameter "activPage".')]])
  warn.mockRestore()
})

test('a response comes with the policy of its own fragments, however long the page takes', async () => {
  const fragments = host()
  const page = await fragments.get()
  answer = (_request, response) => response.end(JSON.stringify({ ...shell, version: 'two', csp: {} }))
  clock = 61_000
  await fragments.get()
  await expect.poll(async () => (await fragments.get()).version).toBe('two')
  expect(page.policy({ 'default-src': ["'none'"] })).toBe(
    "default-src 'none'; img-src https://www.chowk.example",
  )
})

test('a nonce of the page is on every script that is fetched', async () => {
  const { scripts } = await host().get({ nonce: 'abc' })
  expect(scripts).toBe(
    '<script nonce="abc" type="module" src="/a.js"></script><link nonce="abc" rel="modulepreload" href="/b.js">',
  )
})

test('its directives are merged into the page’s own policy, which loses nothing', async () => {
  const fragments = host()
  expect(await fragments.policy({ 'default-src': ["'self'"], 'script-src': ["'none'"] })).toBe(
    "default-src 'self'; script-src 'none'; img-src 'self' https://www.chowk.example",
  )
})
