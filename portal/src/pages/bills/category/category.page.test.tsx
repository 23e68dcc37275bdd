import { categories } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { describe, expect, test } from 'vitest'
import { billCategoryText } from '../../../content/category-text.ts'
import { contextAt, show, submit } from '../../../page/test-page.tsx'
import { categoryPage } from './category.page.tsx'

const pageAt = async (path: string, locale?: Locale, query: Record<string, string> = {}) =>
  (await show(categoryPage, path, { locale, query })).html

const entriesOf = (html: string) => html.match(/<li data-words="[^"]*"(?: hidden="")?><a[^>]*>/g) ?? []
const shownIn = (html: string) => entriesOf(html).filter(entry => !entry.includes('hidden='))

test('every category has its page, with all its providers in the HTML', async () => {
  expect(categoryPage.pattern).toHaveLength(categories.length)
  for (const category of categories) {
    const html = await pageAt(category.path)
    expect(html.match(/<h1/g), category.path).toHaveLength(1)
    expect(shownIn(html), category.path).toHaveLength(category.providers.length)
    for (const { question } of billCategoryText(category.slug, 'en').questions)
      expect(html).toContain(question)
  }
})

test('titles and descriptions differ, in both languages', () => {
  const heads = categories.flatMap(category =>
    (['en', 'hi'] as const).map(locale =>
      categoryPage.head({ category }, contextAt(category.path, { locale })),
    ),
  )
  expect(new Set(heads.map(head => head.title)).size).toBe(heads.length)
  expect(new Set(heads.map(head => head.description)).size).toBe(heads.length)
})

test.each(['en', 'hi'] as const)(
  'in %s a number that is too short is reported on this page, with the focus on it',
  async locale => {
    const form = { category: 'mobile-recharge', mobileNumber: '98765', provider: '' }
    const { html, status } = await submit(categoryPage, '/mobile-recharge', form, { locale })
    expect(status).toBe(422)
    expect(html).toContain('<h1>')
    expect(html.match(/<input[^>]*id="mobile-recharge-mobileNumber"[^>]*>/)?.[0]).toMatch(
      /autofocus="" .*aria-invalid="true".*value="98765"/i,
    )
    expect(html.match(/autofocus/gi)).toHaveLength(1)
  },
)

describe('search without JavaScript', () => {
  const path = '/electricity-bill-payment'

  test.each(['BESCOM', 'karnataka', 'कर्नाटक'])('%s leaves Karnataka', async q => {
    const html = await pageAt(path, 'en', { q })
    expect(shownIn(html)).toHaveLength(1)
    expect(shownIn(html)[0]).toContain('/karnataka')
    expect(html).toContain(`1 of 36 match “${q}”`)
  })

  test('a place finds the company that serves it', async () => {
    const html = await pageAt('/gas-bill-payment', 'en', { q: 'ठाणे' })
    expect(shownIn(html)).toHaveLength(1)
    expect(shownIn(html)[0]).toContain('/mahanagar-gas')
  })

  test('what matches nothing says so and keeps what was typed', async () => {
    const html = await pageAt(path, 'en', { q: 'atlantis' })
    expect(shownIn(html)).toHaveLength(0)
    expect(html).toContain('“atlantis” is not in this list')
    expect(html).toContain('value="atlantis"')
  })
})

test('those of one kind stand in one list, without letters', async () => {
  const html = await pageAt('/loan-emi-payment', 'en', { kind: 'smallFinanceBank' })
  expect(html).not.toContain('id="letter-')
  const [, list = ''] = html.split('<ul id="providers"')
  expect(shownIn(list.slice(0, list.indexOf('</ul>')))).toHaveLength(8)
  expect(await pageAt('/loan-emi-payment')).toContain('id="letter-A"')
})

test('a list too short to be searched stays whole, and says what it means not to be in it', async () => {
  const html = await pageAt('/credit-card-bill-payment', 'en', { q: 'hdfc' })
  expect(shownIn(html)).toHaveLength(1)
  expect(html).toContain('Then it cannot be paid on this page')
})

test('a long list is searched first, and the popular ones come before its letters', async () => {
  const html = await pageAt('/loan-emi-payment')
  const places = ['providers-search', '>Well known<', 'aria-label="A to Z"'].map(part => html.indexOf(part))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
})

test('a short list says what to do if one is not in it, and does not suggest to search it', async () => {
  const html = await pageAt('/credit-card-bill-payment')
  expect(html).toContain('Not listed? Then it cannot be paid on this page')
  expect(html).not.toContain('Search by name')
  expect(await pageAt('/loan-emi-payment')).not.toContain('Not listed?')
})

test('where the number comes first, so it does among the steps', async () => {
  const html = await pageAt('/fastag-recharge')
  expect(html.indexOf('Enter the vehicle number')).toBeLessThan(html.lastIndexOf('Pick it from the list.'))
})

test('a Hindi page speaks Hindi and leads to Hindi pages', async () => {
  const html = await pageAt('/gas-bill-payment', 'hi')
  expect(html).toContain('गैस बिल भुगतान')
  expect(html).toContain('गैस कंपनी चुनें')
  expect(html).not.toContain('What you need')
  expect(html).toContain('/hi/gas-bill-payment/mahanagar-gas"')
})

test('nothing needs an inline style', async () => {
  const html = await pageAt('/loan-emi-payment')
  expect(html).not.toContain('style=')
})
