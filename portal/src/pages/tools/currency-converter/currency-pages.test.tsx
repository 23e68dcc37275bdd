import { currencies, currencyRates } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { describe, expect, test } from 'vitest'
import { contextAt, show } from '../../../page/test-page.tsx'
import { amountText, convert, dollar, rateDate, rupee } from './convert.ts'
import { currencyPage } from './currency.page.tsx'
import { currencyConverterPage } from './currency-converter.page.tsx'
import { currencySitemapPage } from './currency-sitemap.page.tsx'

const converterWith = (query: Record<string, string>) =>
  show(currencyConverterPage, '/currency-converter', { query })

const currencyAt = (currency: string, locale?: Locale) =>
  show(currencyPage, `${'/currency-converter'}/${currency}`, { locale, params: { currency } })

const sitemap = () => show(currencySitemapPage, `${'/currency-converter'}/sitemap`)

test('the converter converts what the address asks and dates the rate', async () => {
  const { text } = await converterWith({ amount: '250', from: 'USD', to: 'INR' })
  expect(text).toContain(amountText(convert(250_00, dollar, rupee), rupee))
  expect(text).toContain(rateDate('en'))
  expect(text).toContain(currencyRates.note.en)
})

test('the date reads in both languages', () => {
  expect(rateDate('en')).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
  expect(rateDate('hi')).toMatch(/^\d{1,2} [\u0900-\u097F]+ \d{4}$/)
})

test('a wrong amount is answered with what to do, and what was typed stays', async () => {
  const { html } = await converterWith({ amount: 'ten', from: 'USD', to: 'INR' })
  expect(html).toContain('role="alert"')
  expect(html).toContain('value="ten"')
  expect(html).not.toContain('role="status"')
})

test('an unknown currency in the address falls back to the one the page starts from', async () => {
  const { text } = await converterWith({ amount: '1', from: 'XXX', to: 'INR' })
  expect(text).toContain('1 USD =')
})

describe('every currency', () => {
  test.each(currencies)(
    '$name has its page in both languages, with its own rate, table and questions',
    async currency => {
      for (const locale of ['en', 'hi'] as const) {
        const { html, text } = await currencyAt(currency.slug, locale)
        expect(html.match(/<h1/g)).toHaveLength(1)
        expect(html).not.toContain('style=')
        expect(text).toContain(`1 ${currency.code} = `)
        expect(html.match(/<table/g)).toHaveLength(2)
        expect(html.match(/<summary/g)?.length).toBeGreaterThanOrEqual(3)
      }
    },
  )

  test('titles and descriptions differ', async () => {
    const shown = await Promise.all([
      converterWith({}),
      sitemap(),
      ...currencies.map(({ slug }) => currencyAt(slug)),
    ])
    expect(new Set(shown.map(({ head }) => head.title)).size).toBe(shown.length)
    expect(new Set(shown.map(({ head }) => head.description)).size).toBe(shown.length)
  })

  test('is on the sitemap', async () => {
    const { html } = await sitemap()
    for (const { slug } of currencies) expect(html).toContain(`${'/currency-converter'}/${slug}"`)
  })
})

test('an unknown currency has no page', async () => {
  expect(
    await currencyPage.load(
      contextAt(`${'/currency-converter'}/no-such`, { params: { currency: 'no-such' } }),
    ),
  ).toBeUndefined()
})
