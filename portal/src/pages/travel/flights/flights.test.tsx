import { domesticFlightRoutes, internationalFlightRoutes } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { describe, expect, test } from 'vitest'
import { contextAt, show } from '../../../page/test-page.tsx'
import { flights } from '../../../travel/travel-mode.ts'
import { domesticFlightsPage } from './domestic-flights.page.tsx'
import { flightRoutePage } from './flight-route.page.tsx'
import { internationalFlightsPage } from './international-flights.page.tsx'

const routeAt = (path: string, locale?: Locale, query?: Record<string, string>) =>
  show(flightRoutePage, path, { locale, ...(query && { query }) })

const devanagari = /\p{Script=Devanagari}/u

describe('every route', () => {
  test.each(flights.routes.map(({ path }) => path))(
    '%s: its airports and facts, in both languages',
    async path => {
      const { html, head } = await routeAt(path)
      const hindi = await routeAt(path, 'hi')
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).not.toContain('style=')
      expect(hindi.head.title).toMatch(devanagari)
      expect(hindi.html).not.toMatch(/The two airports|Before you fly|When do you/)
      expect(head.breadcrumbs?.map(({ path }) => path).slice(0, 2)).toEqual(['/', '/flights'])
    },
  )

  test('has a title and a description of its own', async () => {
    const pages = await Promise.all(
      flights.routes.flatMap(({ path }) => [routeAt(path, 'en'), routeAt(path, 'hi')]),
    )
    expect(new Set(pages.map(({ head }) => head.title)).size).toBe(pages.length)
    expect(new Set(pages.map(({ head }) => head.description)).size).toBe(pages.length)
  })

  test.each(['/flights/delhi-to-atlantis-flight-tickets', '/flights/delhi-to-mumbai', '/flights/'])(
    '%s names none',
    path => {
      expect(flightRoutePage.load(contextAt(path))).toBeUndefined()
    },
  )
})

test('a route within India tells of both airports', async () => {
  const { html } = await routeAt('/flights/delhi-to-goa-flight-tickets')
  expect(html).toContain('Indira Gandhi International Airport (DEL)')
  expect(html).toContain('Goa has two airports')
  expect(html).not.toContain('Entry rules')
})

test('a route abroad tells the time, the money and what one needs to enter', async () => {
  const { html } = await routeAt('/flights/delhi-to-kathmandu-flight-tickets')
  expect(html).toContain('15 min ahead of India')
  expect(html).toContain('/currency-converter/nepalese-rupee')
  expect(html).toContain('Entry rules: Nepal')
  expect(html).toContain('voter identity card')
})

test('the two parts list their routes and places', async () => {
  const domestic = (await show(domesticFlightsPage, '/flights/domestic')).html
  for (const { path } of domesticFlightRoutes) expect(domestic).toContain(path)
  expect(domestic).toContain('Lokpriya Gopinath Bordoloi')
  const abroad = (await show(internationalFlightsPage, '/flights/international')).html
  for (const { path } of internationalFlightRoutes) expect(abroad).toContain(path)
  expect(abroad).toContain('5 h 30 min behind India')
})
