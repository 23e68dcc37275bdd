import type { Order } from '@chowk/services'
import { expect, test } from 'vitest'
import { wishOf } from './wish-of.ts'

const order = (category: string, provider: string, account: string) =>
  ({ category, provider, account }) as Order

test('an order is paid again by its biller, also by the short name, and the number that was paid', () => {
  expect(wishOf(order('electricity-bill-payment', 'BESCOM', '4521880011'))).toEqual({
    billerId: 'electricity-bill-payment/karnataka/bangalore-electricity-supply-company',
    parameters: { consumerNumber: '4521880011' },
  })
  expect(wishOf(order('mobile-recharge', 'Jio', '9000000001'))).toEqual({
    billerId: 'mobile-recharge/jio',
    parameters: { mobileNumber: '9000000001' },
  })
})

test('whom the catalogue does not know cannot be paid again by name', () => {
  expect(wishOf(order('mobile-recharge', 'BESCOM', '9000000001'))).toBeUndefined()
})
