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
import { wordsOf } from '../../../content/words.ts'
import { OrderStateBadge, orderFacts } from './order-facts.tsx'
import { isOpen, meaningOf, outcomeOf } from './outcome.ts'

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

function outcomeTexts(state: OrderWithHistory['state'], ...states: readonly MoneyReturn['state'][]) {
  const facts = {
    order: { ...order, state },
    returns: states.map(state => ({
      ...back,
      state,
      ...(state === 'returned' && { returnedAt: at, bankReference: '1' }),
    })),
    isSaved: true,
  }
  return {
    line: outcomeOf(facts, 'en').line.replaceAll('\u00a0', ' '),
    first: meaningOf(facts, 'en').first.replaceAll('\u00a0', ' '),
    isOpen: isOpen(facts),
    hindi: outcomeOf(facts, 'hi').line,
  }
}

test('each language has a sentence of its own, in reading order', () => {
  expect(outcomeTexts('paid')).toMatchObject({
    line: 'Paid: Rs. 200 to Jio',
    hindi: 'जियो पर ₹200 का रिचार्ज हो गया',
  })
  expect(outcomeTexts('pending')).toMatchObject({
    line: 'Pending: Rs. 200 to Jio',
    first: 'Do not pay again.',
    hindi: 'जियो पर ₹200 का रिचार्ज प्रक्रिया में है',
  })
  expect(outcomeTexts('failed')).toMatchObject({ line: 'Not paid: Rs. 200 to Jio' })
  const { parts } = outcomeOf({ order, returns: [] }, 'hi')
  expect(parts.map(({ text }) => text)).toEqual(['जियो पर', '₹200 का', 'रिचार्ज हो गया'])
  const payment = { stage: 'paid', cost: { amountPaise: 198_00, feePaise: 2_00 } } as ApprovedBillPayment
  expect(outcomeOf({ order, payment, returns: [] }, 'hi').line).toBe('जियो पर ₹198 का रिचार्ज हो गया')
})

test('a refused payment is not paid while its money is on its way; then comes where that is', () => {
  expect(outcomeTexts('refunded', 'due')).toMatchObject({
    line: 'Not paid: Rs. 200 to Jio',
    first: expect.stringMatching(/^Rs\. 200 is on its way back to the UPI account/),
    isOpen: true,
    hindi: 'रिचार्ज नहीं हुआ: ₹200 जियो के लिए',
  })
  expect(outcomeTexts('refunded', 'returned', 'sent').first).toContain('on its way back')
  expect(outcomeTexts('refunded', 'refused')).toMatchObject({
    first: expect.stringContaining('still yours'),
    isOpen: false,
  })
})

test('once the money of a refused payment is back, it is refunded, except while that is news', () => {
  expect(outcomeTexts('refunded', 'returned')).toMatchObject({
    line: 'Refunded: Rs. 200 for Jio',
    isOpen: false,
  })
  const history = [{ state: 'refunded' as const, at: new Date() }]
  const recent = { ...order, state: 'refunded' as const, history }
  expect(outcomeOf({ order: recent, returns: [] }, 'en').line).toMatch(/^Not paid/)
})

test('what was paid and went back later is refunded', () => {
  const paidOnce = { ...order, state: 'refunded' as const, history: [{ state: 'paid' as const, at }] }
  expect(outcomeOf({ order: paidOnce, returns: [] }, 'en').line).toMatch(/^Refunded: Rs\..200 for Jio$/)
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
  expect(outcomeOf(declined, 'en').word).toBe('Not paid')
})

test('an order that no payment of ours paid tells its sum, too', () => {
  expect(orderFacts({ order }, 'en')).toContainEqual({
    label: wordsOf('orders').en.amount,
    value: formatPaise(order.amountPaise),
  })
})

test('what was paid is paid, even while what came too much goes back', () => {
  expect(outcomeTexts('paid', 'sent')).toMatchObject({ line: 'Paid: Rs. 200 to Jio', isOpen: false })
})

test('the help calls what becomes of a payment as its badge does', () => {
  const help = helpTopics.find(({ id }) => id === 'payment-pending')
  for (const locale of ['en', 'hi'] as const)
    for (const state of ['pending', 'paid'] as const)
      expect(help?.[locale].answer.join(' ')).toContain(wordsOf('orders')[locale].states[state].name)
})
