import type { ApprovedBillPayment, MoneyReturn } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { describe, expect, test } from 'vitest'
import { paymentTimeline } from './payment-timeline.ts'

const at = Date.parse('2026-11-15T11:50:00Z')

const approved = {
  reference: 'R',
  customerId: 'C',
  billerId: 'mobile-recharge/jio',
  description: 'Mobile Recharge, Jio',
  account: '9811100001',
  parameters: {},
  bill: undefined,
  plan: undefined,
  createdAt: at,
  cost: { amountPaise: 199_00, feePaise: 1_00, totalPaise: 200_00 },
  orderId: 'ORD',
  transactionId: 'CK',
  guardKey: 'G',
  approvedAt: at,
} as const
const money = { source: 'upi', collectBefore: at, collect: undefined, arrivedPaise: undefined } as const
const brought = { ...money, arrivedPaise: 200_00 } as const
const hold = { holdId: 'H', heldAt: at }
const back = { id: '1', amountPaise: 200_00, state: 'sent', startedAt: new Date(at) } as const

/** No money came for it. */
const unpaid = {
  ...approved,
  money,
  stage: 'failed',
  failure: 'money-not-received',
  hold: undefined,
  sentAt: undefined,
  endedAt: at,
} as const
/** The biller was asked. */
const refused = { ...unpaid, money: brought, failure: 'refused-by-biller', hold, sentAt: at } as const

const titles = (payment: ApprovedBillPayment, returns: readonly MoneyReturn[] = [], locale: Locale = 'en') =>
  paymentTimeline(payment, returns, locale).map(({ title }) => title)

test('until the payment source was asked, no time is shown', () => {
  const awaiting = { ...approved, stage: 'awaiting-money', money, dueAt: at } as const
  const nextOf = (payment: ApprovedBillPayment) => paymentTimeline(payment, [], 'en').at(-1)
  expect(nextOf(awaiting)).toEqual({ title: 'Next: you approve it in your app', tone: 'neutral' })
  const collect = { approvalUrl: '/', upiLink: 'upi://pay', mac: '' }
  expect(nextOf({ ...awaiting, money: { ...money, collect } })?.text).toMatch(/^Until 5:20\spm\./)
})

test('what ended has no next step, and says why it failed', () => {
  expect(titles(unpaid)).toEqual(['Waiting for your UPI app', 'The money did not come'])
})

test('every step is shown in its order', () => {
  const ended = { ...approved, hold, sentAt: at, endedAt: at, approvalNumber: '7' }
  const fromWallet = { source: 'wallet', limitMonth: '2026-11' } as const
  expect(titles({ ...ended, money: brought, stage: 'paid' })).toEqual([
    'Waiting for your UPI app',
    'Rs. 200 received from your UPI app',
    'Sent to the biller',
    'Confirmed by the biller',
  ])
  expect(titles({ ...ended, money: fromWallet, stage: 'refunded', refundedAt: at }).slice(-2)).toEqual([
    'Confirmed by the biller',
    'Refunded to your wallet',
  ])
  expect(titles({ ...refused, money: fromWallet }).slice(-2)).toEqual([
    'Refused by the biller',
    'The money is yours again',
  ])
})

describe.each([
  ['en', 'Sent to the biller', 'We tried to send it to the biller', 'The money did not come in time'],
  ['hi', 'कंपनी को भेजा गया', 'हमने इसे कंपनी को भेजने की कोशिश की', 'पैसे समय पर नहीं आए'],
] as const)('what is said in %s stays true by what is said after it:', (locale, sent, tried, tooLate) => {
  test.each([
    ['never-arrived', tried],
    ['biller-unavailable', tried],
    ['refused-by-biller', sent],
    ['refused-as-paid', sent],
    ['ended-by-hand', sent],
  ] as const)('before %s comes ‘%s’', (failure, before) => {
    expect(titles({ ...refused, failure }, [], locale)[2]).toBe(before)
  })

  test('money that goes back came, if late', () => {
    expect(titles(unpaid, [back], locale)[1]).toBe(tooLate)
  })
})

test('it begins with where the money comes from', () => {
  const held = { ...approved, stage: 'held', hold, dueAt: at } as const
  expect(titles({ ...held, money: { source: 'wallet', limitMonth: '2026-11' } })[0]).toBe(
    'Rs. 200 set aside from your wallet',
  )
  expect(titles({ ...held, money: brought })[1]).toBe('Rs. 200 received from your UPI app')
})

test('money that goes back is followed to the account it came from', () => {
  const after = (returns: readonly MoneyReturn[]) =>
    paymentTimeline(refused, returns, 'en')
      .slice(4)
      .map(({ title, text }) => text ?? title)
  expect(after([back])).toEqual(['Rs. 200 is on its way back to your UPI account'])
  const returned = {
    ...back,
    state: 'returned',
    returnedAt: new Date(at),
    bankReference: '123456789012',
  } as const
  expect(after([returned]).at(-1)).toBe('Bank reference 123456789012')
})
