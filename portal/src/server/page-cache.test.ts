import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { identityOf, msUntilMidnight, PageCache } from './page-cache.ts'

const words = Array.from({ length: 800 }, (_, index) => `link-${(index * 7919) % 1009}`).join(' ')
const html = (text: string) => `<!doctype html><p>${text} चौक ${words}</p>`
const cacheOf = (maxBytes = 1_000_000) => new PageCache({ maxBytes })

test('a page is rendered once for simultaneous requests', async () => {
  const cache = cacheOf()
  let renderings = 0
  const render = async () => {
    renderings += 1
    return html('home')
  }
  await Promise.all(Array.from({ length: 20 }, () => cache.fill('/', '/', render)))
  expect(renderings).toBe(1)
  expect(cache.get('/')).toBeDefined()
})

test('both encodings and the plain form hold the same page', async () => {
  const page = await cacheOf().fill('/', '/', () => html('home'))
  expect(brotliDecompressSync(page.br.body).toString()).toBe(html('home'))
  expect(gunzipSync((await page.compressAs('gzip')).body).toString()).toBe(html('home'))
  expect((await identityOf(page)).body.toString()).toBe(html('home'))
})

test('a page that is requested again is compressed better, under the same ETag, since it is the same page', async () => {
  const cache = cacheOf()
  const quick = await cache.fill('/', '/', () => html('home'))
  expect(cache.get('/')).toBe(quick)
  await cache.settled()
  const tight = cache.get('/')
  expect(tight?.br.etag).toBe(quick.br.etag)
  expect(tight?.br.body.length).toBeLessThan(quick.br.body.length)
  expect(tight).not.toBe(quick)
})

test('gzip is compressed at the first request, once for all, and outlives the better brotli', async () => {
  const cache = cacheOf()
  const page = await cache.fill('/', '/', () => html('home'))
  const bytes = cache.bytes
  const [one, other] = await Promise.all([page.compressAs('gzip'), page.compressAs('gzip')])
  expect(one).toBe(other)
  expect(cache.bytes).toBe(bytes + one.body.length)
  cache.get('/')
  await cache.settled()
  expect(cache.get('/')?.gzip).toBe(one)
})

test('gzip of a replaced page is not cached with its successor', async () => {
  const cache = cacheOf()
  const page = await cache.fill('/', '/', () => html('of yesterday'))
  await cache.fill('/', '/', () => html('of today'))
  expect(gunzipSync((await page.compressAs('gzip')).body).toString()).toBe(html('of yesterday'))
  expect(cache.get('/')?.gzip).toBeUndefined()
})

test('a page that cannot be compressed better stays as it is, and the next one follows', async () => {
  const problems: unknown[] = []
  const cache = new PageCache({ maxBytes: 1_000_000, onProblem: problem => problems.push(problem) })
  const broken = await cache.fill('/broken', '/broken', () => html('broken'))
  broken.br.body.fill(0)
  const quick = await cache.fill('/', '/', () => html('home'))
  cache.get('/broken')
  cache.get('/')
  await cache.settled()
  expect(problems).toHaveLength(1)
  expect(cache.get('/')?.br.body.length).toBeLessThan(quick.br.body.length)
})

test('another page has another ETag, and each encoding its own', async () => {
  const cache = cacheOf()
  const one = await cache.fill('/a', '/a', () => html('a'))
  const other = await cache.fill('/b', '/b', () => html('b'))
  const [oneInGzip, otherInGzip] = await Promise.all([one.compressAs('gzip'), other.compressAs('gzip')])
  expect(new Set([one.br.etag, oneInGzip.etag, other.br.etag, otherInGzip.etag]).size).toBe(4)
})

test('a page of another version is rendered once more, however many ask for it', async () => {
  let version = 'a'
  let renderings = 0
  const cache = new PageCache({ maxBytes: 1_000_000, version: () => version })
  const render = () => html(`home ${++renderings}`)
  await cache.fill('/', '/', render)
  version = 'b'
  expect(cache.get('/')).toBeUndefined()
  await Promise.all([cache.fill('/', '/', render), cache.fill('/', '/', render)])
  expect(renderings).toBe(2)
  expect(cache.get('/')).toBeDefined()
})

test('a page that was begun before a change is not shown after it', async () => {
  let version = 'a'
  const cache = new PageCache({ maxBytes: 1_000_000, version: () => version })
  await cache.fill('/', '/', () => {
    version = 'b'
    return html('of before')
  })
  expect(cache.get('/')).toBeUndefined()
})

describe('the cache is bounded', () => {
  test('new pages evict old ones', async () => {
    const cache = cacheOf(30_000)
    for (let index = 0; index < 40; index += 1)
      await cache.fill(`/${index}`, '/:n', () => html(`${index} ${Math.random()}`))
    await cache.settled()
    expect(cache.bytes).toBeLessThanOrEqual(30_000)
    expect(cache.get('/0')).toBeUndefined()
    expect(cache.get('/39')).toBeDefined()
  })
})

test('a failed rendering is not cached, and the next visitor tries again', async () => {
  const cache = cacheOf()
  await expect(cache.fill('/', '/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(cache.get('/')).toBeUndefined()
  await expect(cache.fill('/', '/', () => html('mended'))).resolves.toBeDefined()
})

describe('a page belongs to its day', () => {
  test('on which its rendering began, even if it was ready after midnight', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 16, 18, 29, 59, 900), toFake: ['Date'] })
    try {
      const cache = cacheOf()
      await cache.fill('/', '/', () => {
        vi.setSystemTime(Date.UTC(2026, 10, 16, 18, 30, 0, 100))
        return html('of yesterday')
      })
      expect(cache.get('/')).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })

  test('which ends at midnight in India', () => {
    expect(msUntilMidnight(Date.parse('2026-11-14T18:29:59Z'))).toBe(1000)
    expect(msUntilMidnight(Date.parse('2026-11-14T18:30:00Z'))).toBe(24 * 60 * 60 * 1000)
  })

  test('and is rendered again on the next', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-14T18:00:00Z'), toFake: ['Date', 'performance'] })
    try {
      const cache = cacheOf()
      await cache.fill('/', '/', () => html('home'))
      expect(cache.get('/')).toBeDefined()
      vi.advanceTimersByTime(30 * 60 * 1000 + 1)
      await new Promise(resolve => setTimeout(resolve, 5))
      expect(cache.get('/')).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })
})
