import { blogPosts, companyPages, investorPages } from '@chowk/catalog'
import { retention } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { beforeAll, describe, expect, test } from 'vitest'
import { contextAt, show } from '../../../page/test-page.tsx'
import { appPage } from '../../site/app/app.page.tsx'
import { blogPage } from '../blog/blog.page.tsx'
import { postPage } from '../blog/post.page.tsx'
import { investorPage } from '../investor/investor.page.tsx'
import { companyPage } from './company.page.tsx'

const posts = blogPosts.map(({ path }) => path)

const pageAt = (path: string) => {
  if (path === '/app') return appPage
  if (path === '/blog') return blogPage
  if (posts.includes(path)) return postPage
  return path.startsWith('/investor-relations/') ? investorPage : companyPage
}

const shown = async (path: string, locale?: Locale) => {
  const found = pageAt(path) as typeof companyPage
  return show(found, path, { locale })
}

const paths = [...companyPages, ...investorPages].map(page => page.path)

let everyPage: Awaited<ReturnType<typeof shown>>[] = []

beforeAll(async () => {
  everyPage = await Promise.all(paths.flatMap(path => [shown(path, 'en'), shown(path, 'hi')]))
})

test('every company and investor page is there in both languages, with its own title and description', () => {
  expect(everyPage).toHaveLength(66)
  expect(new Set(everyPage.map(({ head }) => head.title)).size).toBe(everyPage.length)
  expect(new Set(everyPage.map(({ head }) => head.description)).size).toBe(everyPage.length)
  for (const { html } of everyPage) {
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toContain('style=')
  }
})

test('the contents lead to every part, and no part has two', () => {
  const withContents = everyPage.filter(({ html }) => html.includes('aria-labelledby="contents"'))
  expect(withContents).toHaveLength(everyPage.length - 4)
  for (const { path, html } of withContents) {
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

describe('the blog', () => {
  test('leads to every post, with its day, how long it takes and a drawing of its own', async () => {
    const { html } = await shown('/blog')
    for (const path of posts) expect(html).toContain(`${path}">`)
    expect(html.match(/<time dateTime="2026-11-15">15 November 2026<\/time> · 1 min read/g)).toHaveLength(3)
    const drawings = [...html.matchAll(/<svg[^>]*viewBox="0 0 320 180".*?<\/svg>/g)].map(([svg]) => svg)
    expect(new Set(drawings).size).toBe(posts.length)
    expect((await shown('/blog', 'hi')).html).toContain('>15 नवंबर 2026</time> · 1 मिनट का लेख')
  })

  test('a post leads on to the others and not to itself', async () => {
    for (const path of posts) {
      const { html } = await shown(path)
      const next = html.slice(html.indexOf('Read next'))
      expect(posts.filter(other => next.includes(`${other}">`))).toEqual(
        posts.filter(other => other !== path),
      )
    }
  })

  test('the instalments of its example are those of the formula', async () => {
    const [rate, count] = [0.085 / 12, 240]
    const instalment = (1_000_000 * rate) / (1 - (1 + rate) ** -count)
    const { html } = await shown('/blog/what-an-emi-is-made-of')
    expect(html).toContain(rupees(instalment))
    for (const number of [1, 121, 240]) {
      const interest = instalment * (1 - (1 + rate) ** (number - 1 - count))
      expect(html).toContain(rupees(interest))
      expect(html).toContain(rupees(instalment - interest))
    }
  })
})

const rupees = (sum: number) => Math.round(sum).toLocaleString('en-IN')

test('where ‘Download Now’ leads, each phone has its three steps, and nobody is sent to a store', async () => {
  const { html } = await shown('/app')
  for (const id of ['android', 'iphone']) {
    const section = new RegExp(`<section id="${id}".*?</section>`).exec(html)?.[0] ?? ''
    expect(section.match(/<li>/g)).toHaveLength(3)
    expect(section).toContain('Home ')
  }
  expect(html).toContain('This portal is a demonstration')
  expect(html).not.toMatch(/play\.google|apps\.apple/)
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

  test.each([
    '__Host-chowk',
    '__Host-chowk-pay-step',
    'XSRF-TOKEN',
    'sessionValue',
    'chowk-searches',
    'chowk-upi-ids',
  ])('names %s', async name => {
    expect((await shown('/privacy')).html).toContain(name)
    expect((await shown('/privacy', 'hi')).html).toContain(name)
  })
})

test.each(['/no-such', '/investor-relations/no-such'])('%s has no page', async path => {
  expect(await companyPage.load(contextAt(path))).toBeUndefined()
  expect(await investorPage.load(contextAt(path))).toBeUndefined()
})
