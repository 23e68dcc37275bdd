import type { Order } from '@chowk/services'
import { expect, test } from 'vitest'
import { intentOf } from './intent-of.ts'

const order = (billerId: string, account: string) => ({ billerId, account }) as Order

test('an order is paid again by its biller and the number that was paid', () => {
  const bescom = 'electricity-bill-payment/karnataka/bangalore-electricity-supply-company'
  expect(intentOf(order(bescom, '4521880011'))).toEqual({
    billerId: bescom,
    parameters: { consumerNumber: '4521880011' },
  })
})

test('a biller that has left the catalogue cannot be paid again', () => {
  expect(intentOf(order('mobile-recharge/gone-since', '9000000001'))).toBeUndefined()
})
