import { formatPaise } from '@chowk/catalog'
import {
  type ApprovedBillPayment,
  helpTopics,
  type MoneyReturn,
  type OrderWithHistory,
} from '@chowk/services'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderStateBadge, orderFacts } from './order-facts.tsx'
import { ordersCopy } from './orders-copy.ts'
import { isOpen, outcomeOf } from './outcome.ts'

const at = new Date('2026-11-15T11:50:00Z')
const order: OrderWithHistory = {
  id: 'ORD-1',
  billerId: 'mobile-recharge/jio',
  account: '9811100001',
  amountPaise: 200_00,
  state: 'paid',
  placedAt: at,
  history: [],
}
const back = { id: '1', amountPaise: 200_00, startedAt: at } as const

function said(state: OrderWithHistory['state'], ...states: readonly MoneyReturn['state'][]) {
  const facts = { order: { ...order, state }, returns: states.map(each => ({ ...back, state: each })) }
  const { word, what } = outcomeOf(facts, 'en')
  return {
    line: `${word}: ${what.replace('\u00a0', ' ')}`,
    isOpen: isOpen(facts),
    hindi: outcomeOf(facts, 'hi'),
  }
}

test('a refund is called one when the payer has it, and not before', () => {
  expect(said('refunded', 'due')).toMatchObject({
    line: 'On its way back to you: Rs. 200 for Jio',
    isOpen: true,
    hindi: { word: 'पैसे लौट रहे हैं', what: 'जियो रिचार्ज के ₹200' },
  })
  expect(said('refunded', 'returned', 'sent').line).toBe('On its way back to you: Rs. 200 for Jio')
  expect(said('refunded', 'refused')).toMatchObject({
    line: 'Not back with you yet: Rs. 200 for Jio',
    isOpen: false,
  })
  expect(said('refunded', 'returned')).toMatchObject({ line: 'Refunded: Rs. 200 for Jio', isOpen: false })
  expect(said('refunded').line).toBe('Refunded: Rs. 200 for Jio')
})

test('where less came than was asked for, the refund is what came', () => {
  const facts = {
    order: { ...order, state: 'refunded' as const },
    returns: [{ ...back, amountPaise: 120_00, state: 'returned' as const }],
  }
  expect(outcomeOf(facts, 'en').what).toMatch(/^Rs\..120 for Jio$/)
})

test('what nobody approved in time says so in its heading and in lists', () => {
  const money = { source: 'upi', collectBefore: 1, collect: undefined, arrivedPaise: undefined } as const
  const payment = (endedAt: number) =>
    ({ stage: 'failed', failure: 'money-not-received', money, endedAt }) as ApprovedBillPayment
  const facts = { order: { ...order, state: 'failed' as const }, payment: payment(1), returns: [] }
  for (const [locale, word] of [
    ['en', 'Not paid in time'],
    ['hi', 'समय पर भुगतान नहीं हुआ'],
  ] as const) {
    expect(outcomeOf(facts, locale).word).toBe(word)
    const badge = createElement(OrderStateBadge, { state: 'failed', unpaid: 'lapsed', locale })
    expect(renderToStaticMarkup(badge)).toContain(`>${word}<`)
  }
  const declined = { ...facts, payment: payment(0) }
  expect(outcomeOf(declined, 'en').word).toBe('Failed')
})

test('an order that no payment of ours paid tells its sum, too', () => {
  expect(orderFacts(order, undefined, 'en')).toContainEqual({
    label: ordersCopy.en.amount,
    value: formatPaise(order.amountPaise),
  })
})

test('what was paid is paid, even while what came too much goes back', () => {
  expect(said('paid', 'sent')).toMatchObject({ line: 'Paid: Rs. 200 to Jio', isOpen: false })
})

test('the help calls what becomes of a payment as its badge does', () => {
  const help = helpTopics.find(({ id }) => id === 'payment-pending')
  for (const locale of ['en', 'hi'] as const)
    for (const state of ['pending', 'paid'] as const)
      expect(help?.[locale].answer.join(' ')).toContain(ordersCopy[locale].states[state].name)
})
