import type { Services } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { expect, test } from 'vitest'
import type { AnyoneContext } from '../../../page/page.ts'
import { contextAt, meet } from '../../../page/test-page.tsx'
import { statusPage } from './status.page.tsx'

const services = {
  verticals: ['https://bus.chowk.example', 'https://bus.example'],
  sameSiteVerticals: ['https://bus.chowk.example'],
} as unknown as Services

async function shown(query: Record<string, string>, locale: Locale = 'en'): Promise<string> {
  const context = { ...contextAt('/developers/status', { query, locale }), services } as AnyoneContext
  return (await meet(statusPage, context)).html
}

test.each([
  ['https://bus.chowk.example/tickets', 'people sign in within your page', 6],
  ['https://bus.example', 'Listed, on another site', 2],
  ['https://unknown.example', 'Not listed', 0],
])('%s: %s', async (origin, text, calls) => {
  const html = await shown({ origin })
  expect(html).toContain(text)
  expect(html.match(/<td>Yes<\/td>/g) ?? []).toHaveLength(calls)
})

test('what is no origin is explained', async () => {
  expect(await shown({ origin: 'bus' })).toContain('An origin has a scheme and a host')
  expect(await shown({ origin: 'javascript:alert(1)' })).toContain('An origin has a scheme and a host')
})

test('explains what the page reported, and nothing that it made up', async () => {
  const origin = 'https://bus.chowk.example'
  const html = await shown({ origin, found: 'banners,constructor,<b>', version: 'a', newest: 'b' })
  expect(html).toContain('Two banner landmarks')
  expect(html).toContain('of an earlier build')
  expect(html).not.toContain('constructor')
  const itemsIn = (page: string) => page.match(/<li>/g)?.length ?? 0
  expect(itemsIn(html)).toBe(itemsIn(await shown({ origin })) + 1)
  expect(await shown({ origin, found: '', version: 'a', newest: 'a' }, 'hi')).toContain('सब ठीक है।')
})
