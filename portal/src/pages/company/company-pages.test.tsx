import { companyPages, investorPages } from '@chowk/catalog'
import { retention } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { beforeAll, describe, expect, test } from 'vitest'
import { contextAt, show } from '../../page/test-page.tsx'
import { investorPage } from '../investor/investor.page.tsx'
import { companyPage } from './company.page.tsx'

const shown = (path: string, locale?: Locale) =>
  show(path.startsWith('/investor-relations/') ? investorPage : companyPage, path, { locale })

const paths = [...companyPages, ...investorPages].map(page => page.path)

let everyPage: Awaited<ReturnType<typeof shown>>[] = []

beforeAll(async () => {
  everyPage = await Promise.all(paths.flatMap(path => [shown(path, 'en'), shown(path, 'hi')]))
}, 60_000)

test('every company and investor page stands in both languages, told apart by title and description', () => {
  expect(everyPage).toHaveLength(60)
  expect(new Set(everyPage.map(({ head }) => head.title)).size).toBe(everyPage.length)
  expect(new Set(everyPage.map(({ head }) => head.description)).size).toBe(everyPage.length)
  for (const { html } of everyPage) {
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toContain('style=')
  }
})

test('the contents lead to every part, and no part has two', () => {
  for (const { path, html } of everyPage) {
    const ids = [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id)
    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(ids, path).toEqual([...new Set(ids)])
    expect(anchors, path).toEqual(ids)
    expect(ids.length, path).toBeGreaterThan(1)
  }
})

test('every page for shareholders says that nothing is offered there', async () => {
  for (const { path } of investorPages) {
    const { html } = await shown(path)
    expect(html).toContain('No securities are offered here')
    expect(html).toContain('This portal is a demonstration')
  }
})

test('every note of the blog has the day it was written', async () => {
  const { html } = await shown('/blog')
  expect(html.match(/<time dateTime="2026-11-15">15 November 2026<\/time>/g)).toHaveLength(3)
  expect((await shown('/blog', 'hi')).html).toContain('>15 नवंबर 2026</time>')
})

describe('important updates', () => {
  test('holds the update that the banner announces', async () => {
    const { html } = await shown('/important-updates')
    expect(html).toContain(
      '<h2>We have received approval from NPCI as a Third-Party Application Provider (TPAP)</h2>',
    )
    expect(html).toContain('No wallet KYC to pay by UPI')
  })
})

describe('about us', () => {
  test('says that it is a demonstration', async () => {
    expect((await shown('/about-us')).html).toContain('no real money moves')
    expect((await shown('/about-us', 'hi')).html).toContain('असली पैसे का लेन-देन नहीं होता')
  })
})

describe('privacy', () => {
  test('says how long each kind of data is kept, by the rows that upkeep sweeps by', async () => {
    const { html } = await shown('/privacy')
    for (const { what, why } of Object.values(retention)) {
      expect(html).toContain(what.en)
      expect(html).toContain(why.en)
    }
    expect(html).toContain('3 years after the last message')
    expect(html).toContain('1 day at most')
  })

  test.each(['__Host-chowk', 'XSRF-TOKEN', 'sessionValue'])('names %s', async name => {
    expect((await shown('/privacy')).html).toContain(name)
  })
})

test.each(['/no-such', '/investor-relations/no-such'])('%s has no page', async path => {
  expect(await companyPage.load(contextAt(path))).toBeUndefined()
  expect(await investorPage.load(contextAt(path))).toBeUndefined()
})
