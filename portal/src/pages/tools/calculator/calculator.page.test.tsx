import { calculators } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { describe, expect, test } from 'vitest'
import { contextAt, show } from '../../../page/test-page.tsx'
import { calculatorPage } from './calculator.page.tsx'
import { calculatorGuide } from './guide-view.tsx'

const calculatorAt = (calculator: string, locale?: Locale, query: Record<string, string> = {}) =>
  show(calculatorPage, `/tools/${calculator}`, { locale, params: { calculator }, query })

const pageAt = async (...request: Parameters<typeof calculatorAt>) => (await calculatorAt(...request)).html
const headAt = async (...request: Parameters<typeof calculatorAt>) => (await calculatorAt(...request)).head

const slugs = calculators.map(({ slug }) => slug)
const locales = ['en', 'hi'] as const

describe.each(slugs)('%s', slug => {
  test.each(locales)(
    'in %s: one h1, a form of labelled fields that asks by GET, rules, questions and related calculators',
    async locale => {
      const html = await pageAt(slug, locale)
      const guide = calculatorGuide(slug, locale)
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toContain('method="get"')
      expect(html).not.toContain('style=')
      expect(html).toContain(escaped(guide.rules))
      for (const { question } of guide.questions) expect(html).toContain(escaped(question))
      expect(guide.related).not.toContain(slug)
      for (const [, id] of html.matchAll(/<(?:input(?! type="radio")|select)[^>]* id="([^"]+)"/g))
        expect(html).toContain(`for="${id}"`)
    },
  )
})

test('titles and descriptions differ, in both languages', async () => {
  const heads = await Promise.all(slugs.flatMap(slug => locales.map(locale => headAt(slug, locale))))
  const texts = heads.flatMap(({ title, description }) => [title, description])
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

describe('the EMI calculator without JavaScript', () => {
  test('answers what the address asks', async () => {
    const html = await pageAt('emi-calculator', 'en', { amount: '1000000', rate: '8.5', years: '20' })
    expect(textOf(html)).toContain('Rs. 8,678.23')
    expect(textOf(html)).toContain('Rs. 10,82,776')
    expect(html).toContain('value="1000000"')
  })

  test('leads from the example to its months, and folds those of a loan that somebody typed', async () => {
    const example = await pageAt('emi-calculator', 'en')
    expect(example).toContain(
      '?amount=1000000&amp;rate=8.5&amp;years=20#folded" rel="nofollow">Month by month<',
    )
    expect(example).not.toContain('<details class')
    const typed = await pageAt('emi-calculator', 'en', { amount: '1000000', rate: '8.5', years: '20' })
    expect(typed).toContain('<div id="folded">')
    expect(typed.match(/<tr>/g)?.length).toBeGreaterThan(240)
  })

  test('gives the address of the result, to keep or to share', async () => {
    const html = await pageAt('emi-calculator', 'en', { amount: '25,00,000' })
    expect(html).toContain('/tools/emi-calculator?amount=2500000&amp;rate=8.5&amp;years=20"')
  })

  test('says what is wrong beside the field and on top, keeps what was typed and shows no result', async () => {
    const html = await pageAt('emi-calculator', 'en', { amount: 'lots', rate: '8.5', years: '20' })
    expect(html).toContain('role="alert"')
    expect(html).toContain('href="#amount"')
    expect(html).toContain('id="amount-error"')
    expect(html).toContain('value="lots"')
    expect(html).not.toContain('id="result"')
    expect(html).toContain('There is no result yet.')
  })

  test('leads Hindi readers to Hindi pages', async () => {
    const html = await pageAt('emi-calculator', 'hi')
    expect(html).toMatch(/action="[^"]*\/hi\/tools\/emi-calculator#result"/)
    expect(html).toContain('गणना करें')
  })
})

test('the way up leads through the list of calculators', async () => {
  const { breadcrumbs } = await headAt('emi-calculator', 'en')
  expect(breadcrumbs?.map(({ path }) => path)).toEqual(['/', '/tools'])
})

test('an unknown calculator is not a page', async () => {
  expect(
    await calculatorPage.load(contextAt('/tools/no-such', { params: { calculator: 'no-such' } })),
  ).toBeUndefined()
})

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
const textOf = (html: string): string => html.replace(/<[^>]+>/g, '')
