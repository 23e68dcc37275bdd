import { busRoutes } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { describe, expect, test } from 'vitest'
import { contextAt, show } from '../../../page/test-page.tsx'
import { busRoutePage } from './bus-route.page.tsx'

const routeAt = (path: string, locale?: Locale) => show(busRoutePage, path, { locale })

describe('every route', () => {
  test.each(busRoutes.map(({ path }) => path))('%s: its road and stands, in both languages', async path => {
    const { html } = await routeAt(path)
    const hindi = await routeAt(path, 'hi')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toContain('style=')
    expect(hindi.html).not.toMatch(/The way|Before you|Where buses/)
    expect(hindi.head.description).toMatch(/\p{Script=Devanagari}/u)
  })

  test('has a title and a description of its own', async () => {
    const pages = await Promise.all(
      busRoutes.flatMap(({ path }) => [routeAt(path, 'en'), routeAt(path, 'hi')]),
    )
    expect(new Set(pages.map(({ head }) => head.title)).size).toBe(pages.length)
    expect(new Set(pages.map(({ head }) => head.description)).size).toBe(pages.length)
  })
})

test('an unknown route is no page', () => {
  expect(busRoutePage.load(contextAt('/bus-tickets/delhi-to-atlantis-booking'))).toBeUndefined()
})

test('the road is described from first town to last, and backwards on the way back', async () => {
  const order = (html: string, ...towns: string[]) => towns.map(name => html.indexOf(`>${name}<`))
  const there = order((await routeAt('/bus-tickets/bengaluru-to-chennai-booking')).html, 'Hosur', 'Vellore')
  const back = order((await routeAt('/bus-tickets/chennai-to-bengaluru-booking')).html, 'Vellore', 'Hosur')
  for (const [first = -1, second = -1] of [there, back]) {
    expect(first).toBeGreaterThan(0)
    expect(second).toBeGreaterThan(first)
  }
})

test('the states’ own companies are named at both ends, or plainly none', async () => {
  expect((await routeAt('/bus-tickets/bengaluru-to-kochi-booking')).html).toContain(
    'Karnataka’s KSRTC, Kerala’s KSRTC and private operators',
  )
  expect((await routeAt('/bus-tickets/indore-to-bhopal-booking')).html).toContain(
    'Private and city bus companies',
  )
})
