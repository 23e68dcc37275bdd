import { fundHouses, mutualFundCategories, schemes } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { beforeAll, describe, expect, test } from 'vitest'
import { fundCategoryText } from '../../../content/fund-text.ts'
import { contextAt, show } from '../../../page/test-page.tsx'
import { fundCategoryPage } from './fund-category.page.tsx'
import { fundHousePage } from './fund-house.page.tsx'
import { categoryPath, findFundCategory, housePath, schemePath } from './funds.ts'
import { schemePage } from './scheme.page.tsx'

const showCategory = (slug: string, locale?: Locale) =>
  show(fundCategoryPage, `/mutual-funds/${slug}`, { locale, params: { category: slug } })

const showHouse = (slug: string, locale?: Locale) =>
  show(fundHousePage, `/mutual-funds/amc/${slug}`, { locale, params: { house: slug } })

const showScheme = (path: string, locale?: Locale) => show(schemePage, path, { locale })

const languages = ['en', 'hi'] as const

const renderEveryPage = () =>
  Promise.all(
    languages.flatMap(locale => [
      ...mutualFundCategories.map(({ slug }) => showCategory(slug, locale)),
      ...fundHouses.map(({ slug }) => showHouse(slug, locale)),
      ...schemes.map(scheme => showScheme(schemePath(scheme), locale)),
    ]),
  )

let everyPage: Awaited<ReturnType<typeof renderEveryPage>> = []

beforeAll(async () => {
  everyPage = await renderEveryPage()
})

test('every category, house and scheme has a page of its own in both languages', () => {
  const titles = everyPage.map(({ head }) => head.title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  expect(new Set(everyPage.map(({ head }) => head.description)).size).toBe(218)
  for (const { html } of everyPage) {
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toContain('style=')
  }
})

test('every page says whose risk it is, and none names a value or a return of a scheme', () => {
  for (const { html } of everyPage) {
    expect(html).toMatch(/subject to market risks|बाज़ार जोखिमों के अधीन/)
    expect(html).not.toMatch(/NAV (?:of|is|:) ?(?:Rs|₹|\d)/)
  }
})

test('no two categories, houses or schemes tell the same story', () => {
  const leads = everyPage.map(({ html }) => /<h1>[^<]*<\/h1><p[^>]*>([^<]+)/.exec(html)?.[1])
  expect(leads).not.toContain(undefined)
  expect(new Set(leads).size).toBe(leads.length)
})

test('a rule that says what funds do names them, since the page of one scheme shows it too', () => {
  const rules = mutualFundCategories.map(({ slug }) => [
    fundCategoryText(slug, 'en').rule,
    fundCategoryText(slug, 'hi').rule,
  ])
  for (const [english, hindi] of rules) {
    expect(english).not.toMatch(/^(?:Buy|Follow|Hold|Invest|Lend|Move|Trade)\b/)
    if (/(?:रखते|बदलते|लगाते|कमाते|देते|चलते|करते) हैं/.test(`${hindi}`)) expect(hindi).toMatch(/फ़ंड|ईटीएफ़/)
  }
})

describe('the form', () => {
  test('asks the SIP calculator by the names it knows, in the reader’s language', async () => {
    const { html } = await showCategory('small-cap-funds', 'hi')
    expect(html).toContain('/hi/tools/sip-calculator"')
    expect(html).toContain('method="get"')
    for (const name of ['monthly', 'years', 'return']) expect(html).toContain(`name="${name}"`)
  })

  test('assumes less of lending than of shares', async () => {
    const assumed = async (slug: string) =>
      Number(/name="return"[^>]*value="(\d+)"/.exec((await showCategory(slug)).html)?.[1])
    expect(await assumed('liquid-funds')).toBeLessThan(await assumed('equity-funds'))
  })

  test.each(['childrens-funds', 'retirement-funds'])(
    'is not offered for %s, which SEBI ended',
    async slug => {
      const { html } = await showCategory(slug)
      expect(html).not.toContain('<form')
      expect(html).toContain('If you hold one')
    },
  )
})

describe('a category', () => {
  test('shows the shares its rule fixes, and what they leave for the others', async () => {
    const { html } = await showCategory('multi-cap-funds')
    expect(html.match(/<dd>at least 25%/g)).toHaveLength(3)
    expect(html).toContain('width="25"')
    expect(html).toContain('width="50"')
  })

  test.each(mutualFundCategories)('of $name draws no figure that its rule does not state', ({ slug }) => {
    const { holdings = [], rule } = fundCategoryText(slug, 'en')
    const figures = holdings.flatMap(({ from, to = from }) => [from, to]).filter(figure => figure > 0)
    for (const figure of figures) expect(rule).toContain(`${figure}%`)
  })

  test('of a whole group lists its kinds with their rules', async () => {
    const { html } = await showCategory('hybrid-funds')
    expect(html).toContain('/mutual-funds/arbitrage-funds"')
    expect(html).toContain('65% to 80% in shares and 20% to 35% in debt.')
  })

  test('leads to the schemes and the categories beside it', async () => {
    const { html } = await showCategory('contra-funds')
    expect(html).toContain('/mutual-funds/scheme/sbi-contra-fund-direct-plan-growth/119835"')
    expect(html).toContain('/mutual-funds/value-funds"')
  })

  test('that the catalogue does not know has no page', async () => {
    expect(
      await fundCategoryPage.load(contextAt('/mutual-funds/no-such', { params: { category: 'no-such' } })),
    ).toBe(undefined)
  })
})

describe('a house', () => {
  test('says plainly when none of its schemes is listed', async () => {
    const { html } = await showHouse('zerodha-mutual-fund')
    expect(html).toContain('We list no scheme of Zerodha Mutual Fund yet')
  })

  test('lists its schemes', async () => {
    const { html } = await showHouse('hdfc-mutual-fund')
    expect(html.match(/\/mutual-funds\/scheme\/hdfc-/g)).toHaveLength(3)
  })

  test('that the catalogue does not know has no page', async () => {
    expect(
      await fundHousePage.load(contextAt('/mutual-funds/amc/no-such', { params: { house: 'no-such' } })),
    ).toBe(undefined)
  })
})

describe('a scheme', () => {
  const path = '/mutual-funds/scheme/parag-parikh-flexi-cap-fund-direct-plan-growth/122639'

  test('shows its code, its house, its category and the names it had', async () => {
    const { html } = await showScheme(path)
    expect(html).toContain('<dd>122639</dd>')
    expect(html).toContain('Parag Parikh Long Term Value Fund')
    expect(html).toContain('/mutual-funds/amc/ppfas-mutual-fund"')
    expect(html).toContain('/mutual-funds/flexi-cap-funds"')
  })

  test('does not list itself among its neighbours', async () => {
    const { html } = await showScheme(path)
    expect(html).not.toContain(`${path}"`)
    expect(html).toContain('hdfc-flexi-cap-fund')
  })

  test.each([
    '/mutual-funds/scheme/parag-parikh-flexi-cap-fund-direct-plan-growth/118955',
    '/mutual-funds/scheme/no-such/122639',
  ])('%s names none', async wrong => {
    expect(await schemePage.load(contextAt(wrong))).toBe(undefined)
  })
})

test('the paths are the catalogue’s', () => {
  const contra = findFundCategory('contra-funds')
  const [house] = fundHouses
  expect(contra && categoryPath(contra)).toBe('/mutual-funds/contra-funds')
  expect(house && housePath(house)).toBe('/mutual-funds/amc/360-one-mutual-fund')
})
