import { creditServices } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { contextAt, show } from '../../../page/test-page.tsx'
import { creditServicePage } from './credit-service.page.tsx'

test('every credit service has its page, with texts of its own in both languages', async () => {
  const heads = await Promise.all(
    creditServices.flatMap(({ path }) =>
      (['en', 'hi'] as const).map(async locale => {
        const { html, head } = await show(creditServicePage, path, { locale })
        expect(html.match(/<h1/g)).toHaveLength(1)
        return head
      }),
    ),
  )
  expect(new Set(heads.map(head => head.title)).size).toBe(heads.length)
  expect(new Set(heads.map(head => head.description)).size).toBe(heads.length)
})

test.each(creditServices.map(({ path }) => path))('%s takes no details and says so first', async path => {
  const { html } = await show(creditServicePage, path)
  expect(html).toContain('Not available yet')
  expect(html).not.toContain('<form')
  expect((await show(creditServicePage, path, { locale: 'hi' })).html).toContain('अभी उपलब्ध नहीं')
})

test('a score is nowhere made up, and the bureaus are named, beside this page', async () => {
  const { html } = await show(creditServicePage, '/free-credit-score')
  expect(html).not.toMatch(/your score is/i)
  expect(html).toMatch(/<a[^>]*href="https:\/\/www\.cibil\.com\/"[^>]*target="_blank"/)
})

test('the cost of a lakh is worked out, not written down', async () => {
  const { html } = await show(creditServicePage, '/personal-loan')
  // 1,00,000 at 12% over 12 months: the usual worked example of an EMI.
  expect(html).toContain('Rs. 8,885')
})

test('what is no credit service has no page here', async () => {
  expect(await creditServicePage.load(contextAt('/nps'))).toBeUndefined()
})
