import { creditServices } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { expect, test } from 'vitest'
import { contextAt, show, submit } from '../../page/test-page.tsx'
import { creditServicePage } from './credit-service.page.tsx'

const send = (path: string, form: Record<string, string>, locale?: Locale) =>
  submit(creditServicePage, path, form, { locale })

const person = { fullName: 'Asha Rao', mobileNumber: '9876543210' }

test('every credit service has its page, told apart in both languages', async () => {
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

test.each([
  ['/postpaid', person],
  ['/credit-cards', { ...person, monthlyIncome: '60,000', pincode: '560 001' }],
  ['/personal-loan', { amount: 'Rs. 2,50,000', monthlyIncome: '60000', mobileNumber: '+91 98765 43210' }],
  ['/credit-report', person],
  ['/free-credit-score', person],
])('%s takes a good form to its honest end, in both languages', async (path, form) => {
  const english = await send(path, form)
  expect(english.status).toBe(200)
  expect(english.html).toMatch(
    /role="status"[^>]*>.*(?:No (?:lender|bank|credit bureau) is connected|cannot show a score)/,
  )
  expect(english.html).not.toMatch(/success|thank you|approved|congratulations/i)
  const hindi = await send(path, form, 'hi')
  expect(hindi.html).toMatch(/role="status"[^>]*>.*(?:नहीं जुड़ा है|नहीं दिखा सकते)/)
})

test('a loan’s amount goes on to the calculator, and is shown as money', async () => {
  const { html } = await send('/personal-loan', {
    amount: '2,50,000',
    monthlyIncome: '60000',
    mobileNumber: '9876543210',
  })
  expect(html).toContain('/tools/personal-loan-emi-calculator?amount=250000"')
  expect(html).toContain('<dd>Rs. 2,50,000</dd>')
})

test('no score is ever shown', async () => {
  const { html } = await send('/free-credit-score', person)
  expect(html).not.toMatch(/your score is/i)
  expect(html).toContain('https://www.cibil.com/')
})

test('the cost of a lakh is worked out, not written down', async () => {
  const { html } = await show(creditServicePage, '/personal-loan')
  // 1,00,000 at 12% over 12 months: the usual worked example of an EMI.
  expect(html).toContain('Rs. 8,885')
})

test('a slip is named beside its field, and what was typed stays', async () => {
  const { html, status } = await send('/credit-cards', {
    ...person,
    monthlyIncome: 'sixty',
    pincode: '012345',
  })
  expect(status).toBe(422)
  expect(html).toContain('value="sixty"')
  expect(html).toContain('<a href="#pincode">PIN code is not in the right form. Enter the 6 digits')
  expect(html).not.toContain('is connected here yet')
})

test('what is no credit service has no page here', async () => {
  expect(await creditServicePage.load(contextAt('/nps'))).toBeUndefined()
})
