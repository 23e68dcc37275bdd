import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { portalFooter } from './portal-footer.ts'

const portal = 'https://www.chowk.example'
const links = { seoData: [{ id: 7, title: 'Bills', items: [] }] }
let answer: () => Promise<Response>
let calls: string[]

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  answer = async () => Response.json(links)
  vi.stubGlobal('fetch', (address: string) => {
    calls.push(address)
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('is fetched once a minute in each language, and refreshed beside the pages that use it', async () => {
  expect(await Promise.all([portalFooter('en', portal), portalFooter('en', portal)])).toEqual([links, links])
  expect(calls).toEqual([`${portal}/shell/v1/links?locale=en`])
  await portalFooter('hi', portal)
  expect(calls).toHaveLength(2)

  vi.advanceTimersByTime(61_000)
  const newer = { seoData: [] }
  answer = async () => Response.json(newer)
  expect(await portalFooter('en', portal)).toEqual(links)
  await vi.waitFor(async () => expect(await portalFooter('en', portal)).toEqual(newer))
  expect(calls).toHaveLength(3)
})

test('the last copy stays while the portal is away; without one it is empty and soon asked for again', async () => {
  const other = 'https://other.chowk.example'
  answer = async () => new Response('', { status: 503 })
  expect(await portalFooter('en', other)).toEqual({})
  expect(await portalFooter('en', other)).toEqual({})
  expect(calls).toHaveLength(1)
  vi.advanceTimersByTime(5000)
  answer = async () => Response.json(links)
  expect(await portalFooter('en', other)).toEqual(links)
  vi.advanceTimersByTime(61_000)
  answer = () => Promise.reject(new TypeError('fetch failed'))
  expect(await portalFooter('en', other)).toEqual(links)
})
