import { trainRoutes, trainServices } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { describe, expect, test } from 'vitest'
import { contextAt, show } from '../../../page/test-page.tsx'
import { trainServicePage } from './railway-services/train-service.page.tsx'
import { trainRoutePage } from './train-route.page.tsx'

const routeAt = (path: string, locale?: Locale, query?: Record<string, string>) =>
  show(trainRoutePage, path, { locale, ...(query && { query }) })

const serviceAt = (slug: string, locale?: Locale, query?: Record<string, string>) =>
  show(trainServicePage, `/train-tickets/${slug}`, { locale, ...(query && { query }) })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('every route', () => {
  test.each(trainRoutes.map(({ path }) => path))(
    '%s: its line, trains and stations, in both languages',
    async path => {
      const { html } = await routeAt(path)
      const hindi = await routeAt(path, 'hi')
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).not.toContain('style=')
      expect(html.match(/<tr>/g)?.length).toBeGreaterThan(2)
      expect(hindi.html).not.toMatch(/The line|Trains that people|Leaves from/)
    },
  )

  test('has a title and a description of its own', async () => {
    const pages = await Promise.all(
      trainRoutes.flatMap(({ path }) => [routeAt(path, 'en'), routeAt(path, 'hi')]),
    )
    expect(new Set(pages.map(({ head }) => head.title)).size).toBe(pages.length)
    expect(new Set(pages.map(({ head }) => head.description)).size).toBe(pages.length)
  })
})

test.each(['/train-tickets/delhi-to-atlantis-trains', '/train-tickets/no-such'])('%s is no page', path => {
  expect(trainRoutePage.load(contextAt(path))).toBeUndefined()
})

test('a train from another station than the main one says so', async () => {
  const { html } = await routeAt('/train-tickets/chennai-to-madurai-trains')
  expect(html).toContain('Chennai Egmore (MS)')
  expect(html).toContain('not from Central')
  expect(html).not.toContain('From</dt><dd>MGR Chennai Central')
})

describe('a chosen day', () => {
  const path = '/train-tickets/delhi-to-patna-trains'

  test('far ahead: tells when booking opens', async () => {
    expect((await routeAt(path, 'en', { date: inDays(100) })).html).toContain('at 8 am, sixty days before')
  })

  test('near: tells when tatkal opens', async () => {
    expect((await routeAt(path, 'en', { date: inDays(10) })).html).toContain('Tatkal seats open on')
  })
})

describe('every service', () => {
  test.each(trainServices.map(({ slug }) => slug))(
    '%s: what it is, what it needs, a table, and where it is done',
    async slug => {
      for (const locale of ['en', 'hi'] as const) {
        const { html, head } = await serviceAt(slug, locale)
        expect(html.match(/<h1/g)).toHaveLength(1)
        expect(html).toContain('<table')
        expect(html).toContain('139')
        expect(head.jsonLd).toHaveLength(1)
      }
      expect((await serviceAt(slug, 'hi')).html).not.toMatch(/What you need|Meaning</)
    },
  )
})
