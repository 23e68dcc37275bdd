import { findCategory } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { numberOffers } from './numbers.ts'

test.each(['9876543210', '98765 43210', '+91 98765-43210', '09876543210', '९८७६५४३२१०'])(
  '%s is recharged',
  typed => {
    const [first] = numberOffers(typed, 'en')
    expect(first).toMatchObject({
      name: 'Recharge 98765 43210',
      fields: { category: 'mobile-recharge', mobileNumber: '9876543210' },
    })
  },
)

test.each(['123456789012', '5876543210', '1234 5678'])('%s has a bill', typed => {
  expect(numberOffers(typed, 'hi')[0]?.fields).toMatchObject({ category: 'electricity-bill-payment' })
})

test.each(['', '1234', 'airtel 9876543210', '123456789012345678901', '12.50'])('“%s” is no number', typed => {
  expect(numberOffers(typed, 'en')).toEqual([])
})

test('each category receives the number under its own field name', () => {
  const offers = [...numberOffers('9876543210', 'en'), ...numberOffers('123456789012', 'en')]
  for (const { fields, icon } of offers) {
    const category = findCategory(fields.category ?? '')
    expect(category?.icon).toBe(icon)
    expect(Object.keys(fields)).toContain(category?.parameters[0]?.name)
  }
})
