/**
 * The cost of the shell on other sites' pages: a cached fragment compared with a bare server's, the bytes added to a bare page,
 * and the delay on a slow phone, with and without the shell.
 */
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { asDeployed } from './as-deployed.ts'
import { measureBesideBare } from './bare-servers.ts'
import { atLeast, type Figure, median, none, plain, rounded } from './figure.ts'
import { ratioOf, speedOf } from './rounds.ts'
import { serveForBench } from './serve.ts'
import { openUnwatched } from './unwatched.ts'
import { visitsInTurn } from './vitals.ts'

const asked = '/shell/v1/fragments?showUtilityBar=true'

export async function fragments(): Promise<Figure[]> {
  const { origin, stop } = await serveForBench(asDeployed)
  try {
    const cached = { path: asked, headers: { 'accept-encoding': 'br' } }
    const measured = await measureBesideBare(origin, new Map([['cached', cached]]), [
      'bare Fastify',
      'bare node:http',
    ])
    return [
      plain('a cached fragment', speedOf(measured, 'cached').requestsPerSecond, 'req/s'),
      atLeast(
        0.8,
        'a cached fragment, to bare Fastify',
        ratioOf(measured, 'cached', 'cached, bare Fastify'),
        'ratio',
      ),
      plain(
        'a cached fragment, to bare node:http',
        ratioOf(measured, 'cached', 'cached, bare node:http'),
        'ratio',
      ),
      ...(await growth(origin)),
      ...(await waiting(origin)),
    ]
  } finally {
    await stop()
  }
}

const bare = [
  '<!doctype html><html lang="en-IN"><head><title>Bus</title>',
  '<main id="main"><h1>Bus</h1></main>',
]
const viewport = '<meta name="viewport" content="width=device-width"></head><body>'

async function pagesOf(origin: string) {
  const answer = (await (await fetch(origin + asked)).json()) as Record<string, string>
  const { head = '', header = '', footer = '', scripts = '' } = answer
  const page = (parts: Partial<typeof answer>) =>
    [
      bare[0],
      parts.head,
      viewport,
      parts.header,
      bare[1],
      parts.footer,
      parts.scripts,
      '</body></html>',
    ].join('')
  return {
    header,
    alone: page({}),
    withHeader: page({ head, header, scripts }),
    whole: page({ head, header, footer, scripts }),
  }
}

/** As a host compresses its own page. */
async function growth(origin: string): Promise<Figure[]> {
  const { header, alone, withHeader, whole } = await pagesOf(origin)
  const compressed = (page: string) => brotliCompressSync(page).length
  const code = /data-code="([^"]+)"/.exec(header)?.[1] ?? ''
  const [script, ...first] = [`${origin}/shell/v1/shell.js`, code, ...(await importsOf(code))]
  return [
    plain('header on a bare page', compressed(withHeader) - compressed(alone), 'bytes br'),
    plain('header and footer on a bare page', compressed(whole) - compressed(alone), 'bytes br'),
    plain('shell.js', await bytesOf(await finalAddress(script)), 'bytes br'),
    plain('what mounts them before the first interaction', await sum(first.map(bytesOf)), 'bytes br'),
    plain('what comes with a touch', await sum((await laterThan(code, first)).map(bytesOf)), 'bytes br'),
  ]
}

const sum = async (parts: readonly Promise<number>[]) =>
  (await Promise.all(parts)).reduce((whole, part) => whole + part, 0)

const finalAddress = async (url: string) => (await fetch(url)).url

/** The static imports of the module at the URL, recursively. */
async function importsOf(url: string, seen = new Set([url])): Promise<readonly string[]> {
  const text = await (await fetch(url)).text()
  const named = [...text.matchAll(/(?:from|import)\s*["'](\.\/[^"']+)["']/g)].map(
    ([, file]) => new URL(file ?? '', url).href,
  )
  const found = named.filter(each => !seen.has(each))
  for (const each of found) seen.add(each)
  return [...found, ...(await Promise.all(found.map(each => importsOf(each, seen)))).flat()]
}

/** React and the header's component, loaded with the first interaction; not the code of a dialog. */
async function laterThan(code: string, first: readonly string[]): Promise<readonly string[]> {
  const text = await (await fetch(code)).text()
  const named = /import\(["'`](\.\/host-islands[^"'`]+)["'`]\)/.exec(text)?.[1]
  if (!named) throw new Error('The script that mounts a fragment names no code to load later.')
  const later = new URL(named, code).href
  return [later, ...(await importsOf(later))].filter(each => !first.includes(each))
}

/** On a slow phone, compressed by the host like its own page. */
async function waiting(origin: string): Promise<Figure[]> {
  const { alone, whole } = await pagesOf(origin)
  const pages = new Map([
    ['/alone', brotliCompressSync(alone)],
    ['/whole', brotliCompressSync(whole)],
  ])
  const host = createServer((asking, response) => {
    const page = pages.get(asking.url ?? '')
    if (!page) response.writeHead(404).end()
    else
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(page)
  }).listen(0, 'localhost')
  await once(host, 'listening')
  const { port } = host.address() as AddressInfo
  const browser = await openUnwatched()
  try {
    const figures: Figure[] = []
    const urls = ['/alone', '/whole'].map(path => `http://localhost:${port}${path}`)
    const [alone = [], whole = []] = await visitsInTurn(browser, urls, 'phone', 3)
    for (const [name, visits] of [
      ['a bare page', alone],
      ['the same in the shell', whole],
    ] as const) {
      const middle = (part: 'largestPaintMs' | 'blockedMs') =>
        Math.round(median(visits.map(visit => visit[part])))
      figures.push(
        plain(`${name}, largest contentful paint`, middle('largestPaintMs'), 'ms'),
        plain(`${name}, total blocking time`, middle('blockedMs'), 'ms'),
        none(`${name}, layout shift`, rounded(Math.max(...visits.map(({ shift }) => shift)), 4), ''),
      )
    }
    return figures
  } finally {
    await browser.close()
    host.close()
  }
}

function bytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, response => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
}
