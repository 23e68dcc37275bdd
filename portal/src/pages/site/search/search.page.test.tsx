import type { Locale } from '@chowk/shell'
import { expect, test } from 'vitest'
import { show } from '../../../page/test-page.tsx'
import { searchPage } from './search.page.tsx'

const pageFor = async (q: string, locale: Locale = 'en') =>
  (await show(searchPage, '/search', { locale, query: { q } })).html

test('results stand in groups, with what cannot be done yet marked as that', async () => {
  const html = await pageFor('airtel')
  expect(html).toContain('<h2>Companies and boards</h2>')
  expect(html).toContain('/mobile-recharge/airtel"')
  expect(html).toContain('role="status"')
  expect(await pageFor('personal loan')).toContain('Not available yet')
})

test('Hindi pages lead to Hindi pages', async () => {
  const html = await pageFor('bijli', 'hi')
  expect(html).toContain('<h2>भुगतान</h2>')
  expect(html).toContain('/hi/electricity-bill-payment"')
})

test('a mobile number can be recharged at once, by POST', async () => {
  const html = await pageFor('98765 43210')
  expect(html).toContain('Recharge 98765 43210')
  expect(html).toMatch(/<form action="[^"]*\/quick-pay" method="post"/)
  expect(html).toContain('name="mobileNumber" value="9876543210"')
})

test('who is not here is said not to be here, and the nearest are offered', async () => {
  const html = await pageFor('hdfc credit card')
  expect(html).toContain('HDFC Bank credit card bills cannot be paid here yet.')
  expect(html).toContain('/credit-card-bill-payment"')
  expect(await pageFor('hdfc credit card', 'hi')).toContain(
    'एचडीएफ़सी बैंक के क्रेडिट कार्ड का बिल अभी यहाँ नहीं भर सकते।',
  )
  expect(await pageFor('electricity zzzzyx')).toContain('Nothing here is called “electricity zzzzyx”')
})

test('before anything is asked, the page offers common services and help with a stuck payment', async () => {
  const html = await pageFor('', 'hi')
  expect(html).toContain('/hi/mobile-recharge"')
  expect(html).toContain('भुगतान अटका है?')
})

test('what is like nothing is said to be found nowhere, and typed markup stays text', async () => {
  const html = await pageFor('<img src=x>')
  expect(html).not.toContain('<img')
  expect(await pageFor('xqzzyv')).toContain('Nothing found for “xqzzyv”')
})
