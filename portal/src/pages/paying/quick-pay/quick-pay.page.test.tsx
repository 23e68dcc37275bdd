import { expect, test } from 'vitest'
import { submit } from '../../../page/test-page.tsx'
import { quickPayPage } from './quick-pay.page.tsx'

test('a number without an operator comes back with what was typed, and asks for the operator', async () => {
  const form = { category: 'mobile-recharge', mobileNumber: '9811122233', provider: '' }
  const { html, status } = await submit(quickPayPage, '/quick-pay', form)
  expect(status).toBe(422)
  expect(html).toContain('value="9811122233"')
  expect(html).toContain('Operator: choose one')
})

test('a number that comes from the search is asked whose it is, and nothing is called forgotten', async () => {
  const form = { category: 'mobile-recharge', mobileNumber: '9811122233' }
  const { html, status } = await submit(quickPayPage, '/quick-pay', form)
  expect(status ?? 200).toBe(200)
  expect(html).toContain('value="9811122233"')
  expect(html).not.toContain('choose one, and')
})

test('a number that is missing or too short is reported along with the operator', async () => {
  for (const mobileNumber of ['', '98765']) {
    const form = { category: 'mobile-recharge', mobileNumber, provider: '' }
    const { html, status } = await submit(quickPayPage, '/quick-pay', form)
    expect(status).toBe(422)
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
  }
})
