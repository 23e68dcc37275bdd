import { trainRoutes, trainServices } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { describe, expect, test } from 'vitest'
import { contextAt, show, submit } from '../../page/test-page.tsx'
import { trainServicePage } from './railway-services/train-service.page.tsx'
import { trainRoutePage } from './train-route.page.tsx'
import { trainsPage } from './trains.page.tsx'

const routeAt = (path: string, locale?: Locale, query?: Record<string, string>) =>
  show(trainRoutePage, path, { locale, ...(query && { query }) })

const serviceAt = (slug: string, locale?: Locale, query?: Record<string, string>) =>
  show(trainServicePage, `/train-tickets/${slug}`, { locale, ...(query && { query }) })

const send = (slug: string, form: Record<string, string>, locale?: Locale) =>
  submit(trainServicePage, `/train-tickets/${slug}`, form, { locale })

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
      expect(hindi.html).not.toMatch(/The line|Trains people|Leaves from/)
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

  test('is answered on the hub as well', async () => {
    const query = { from: 'Delhi', to: 'Patna', date: inDays(100) }
    const { html } = await show(trainsPage, '/train-tickets', { query })
    expect(html).toContain('sixty days before')
    expect(html).toContain(`/train-tickets/delhi-to-patna-trains?date=${inDays(100)}`)
  })
})

describe('every service', () => {
  test.each(trainServices.map(({ slug }) => slug))(
    '%s: what it is, what it needs, a table and its form',
    async slug => {
      for (const locale of ['en', 'hi'] as const) {
        const { html, head } = await serviceAt(slug, locale)
        expect(html.match(/<h1/g)).toHaveLength(1)
        expect(html).toContain('<table')
        expect(html).toContain('<form')
        expect(html).toContain('139')
        expect(head.jsonLd).toHaveLength(1)
      }
      expect((await serviceAt(slug, 'hi')).html).not.toMatch(/Start here|What you need|Meaning</)
    },
  )

  test('asks by POST for what is personal, and by GET for the rest', async () => {
    const methods = await Promise.all(
      trainServices.map(async ({ slug }) => [slug, /method="(\w+)"/.exec((await serviceAt(slug)).html)?.[1]]),
    )
    expect(Object.fromEntries(methods)).toEqual({
      'running-status': 'get',
      'pnr-status': 'post',
      'railway-enquiry': 'get',
      'seat-availability': 'get',
      'tatkal-reservation': 'get',
      cancellation: 'post',
      'account-login': 'post',
    })
  })
})

describe('a form ends in the truth', () => {
  test('a PNR: nothing sent, nothing invented, where to ask', async () => {
    const { html, status } = await send('pnr-status', { pnr: '235 4567890' })
    expect(status).toBe(200)
    expect(html).toContain('Live railway data is not connected here yet')
    expect(html).toContain('“PNR 2354567890” to 139')
    expect(html).toContain('value="235 4567890"')
    expect(html).not.toMatch(/success|confirmed for you/i)
  })

  test('a cancellation cancels nothing and says so', async () => {
    expect((await send('cancellation', { pnr: '2354567890' })).html).toContain('Nothing was cancelled')
  })

  test('a train number: its kind, no position', async () => {
    const { html } = await serviceAt('running-status', 'en', { trainNumber: '02951' })
    expect(html).toContain('of this kind: Special train')
    expect(html).toContain('We cannot see where it is now')
  })

  test('seats of a journey we have no page on: when booking opens, and what we have', async () => {
    const query = { from: 'Agra', to: 'Puri', date: inDays(100) }
    const { html } = await serviceAt('seat-availability', 'en', query)
    expect(html).toContain('We have no page on Agra to Puri yet')
    expect(html).toContain('sixty days before')
    expect(html).toContain('kolkata-to-puri-trains')
  })
})

test('a slip comes back with its reason and what was typed', async () => {
  const { html, status } = await send('pnr-status', { pnr: '12345' }, 'hi')
  expect(status).toBe(422)
  expect(html).toContain('<a href="#pnr">पीएनआर के 10 अंक लिखें।</a>')
  expect(html).toContain('value="12345"')
})

test('a PNR in an address is not looked at', async () => {
  expect(trainServicePage.query).not.toContain('pnr')
  expect((await serviceAt('pnr-status', 'en', {})).html).not.toContain('role="status"')
})

test('a service that asks by GET takes no POST', async () => {
  const context = contextAt('/train-tickets/running-status')
  const result = await trainServicePage.act?.({ ...context, form: { trainNumber: '12951' } })
  expect(result).toHaveProperty('redirect')
})
