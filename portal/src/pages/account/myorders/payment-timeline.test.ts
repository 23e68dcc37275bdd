import type { ApprovedBillPayment, MoneyReturn, PaymentFailure } from '@chowk/services'
import { describe, expect, test } from 'vitest'
import { paymentTimeline } from './payment-timeline.ts'

const at = new Date('2026-11-15T11:50:00Z')

const facts = {
  reference: 'R',
  billerId: 'mobile-recharge/jio',
  account: '9811100001',
  parameters: {},
  source: 'upi',
  amountPaise: 199_00,
  feePaise: 1_00,
  totalPaise: 200_00,
  orderId: 'ORD',
  transactionId: 'CK',
} as const
const timeline = [{ step: 'awaiting-money', at }] as const
const awaited = { ...facts, stage: 'awaiting-money', nextLookAt: at, timeline } as const

type Steps = ApprovedBillPayment['timeline']

const nextOf = (payment: ApprovedBillPayment) => paymentTimeline(payment, [], 'en').at(-1)

test('until the payment source was asked, nobody is told of a time that is not known', () => {
  expect(nextOf(awaited)).toEqual({ title: 'Next: you approve it in your app', tone: 'neutral' })
  const collect = { approvalUrl: '/', upiLink: 'upi://pay', expiresAt: at }
  expect(nextOf({ ...awaited, collect })?.text).toMatch(/^Until 5:20\spm\./)
})

test('what ended has no next step, and says why it failed', () => {
  const failed: ApprovedBillPayment = {
    ...facts,
    stage: 'failed',
    failure: 'money-not-received',
    timeline: [...timeline, { step: 'failed', at }],
  }
  expect(paymentTimeline(failed, [], 'en').map(({ title }) => title)).toEqual([
    'Waiting for your UPI app',
    'The money did not come',
  ])
})

describe.each([
  ['en', 'Sent to the biller', 'We tried to send it to the biller', 'The money did not come in time'],
  ['hi', 'कंपनी को भेजा गया', 'हमने इसे कंपनी को भेजने की कोशिश की', 'पैसे समय पर नहीं आए'],
] as const)('what is said in %s stays true by what is said after it:', (locale, sent, tried, tooLate) => {
  const titlesOf = (failure: PaymentFailure, steps: Steps, returns: readonly MoneyReturn[] = []) =>
    paymentTimeline({ ...facts, stage: 'failed', failure, timeline: steps }, returns, locale).map(
      ({ title }) => title,
    )

  test.each([
    ['never-arrived', tried],
    ['biller-unavailable', tried],
    ['refused-by-biller', sent],
    ['refused-as-paid', sent],
    ['ended-by-hand', sent],
  ] as const)('before %s comes ‘%s’', (failure, before) => {
    const steps = [...timeline, { step: 'sent', at }, { step: 'failed', at }] as const
    expect(titlesOf(failure, steps)[1]).toBe(before)
  })

  test('money that goes back came, if late', () => {
    const back = { id: '1', amountPaise: 200_00, state: 'sent', startedAt: at } as const
    expect(titlesOf('money-not-received', [...timeline, { step: 'failed', at }], [back])[1]).toBe(tooLate)
  })
})

test('it begins with where the money comes from', () => {
  const titles = (payment: ApprovedBillPayment) =>
    paymentTimeline(payment, [], 'en').map(({ title }) => title)
  const held = { ...facts, stage: 'held', nextLookAt: at, backBy: '2026-11-20' } as const
  expect(titles({ ...held, source: 'wallet', timeline: [{ step: 'held', at }] })[0]).toBe(
    'Rs. 200 set aside from your wallet',
  )
  const received = [...timeline, { step: 'received', at }, { step: 'held', at }] as const
  expect(titles({ ...held, timeline: received })[1]).toBe('Rs. 200 received from your UPI app')
})

test('money that goes back is followed to the account it came from', () => {
  const refused: ApprovedBillPayment = {
    ...facts,
    stage: 'failed',
    failure: 'refused-by-biller',
    timeline: [...timeline, { step: 'failed', at }],
  }
  const back = { id: '1', amountPaise: 200_00, state: 'sent', startedAt: at } as const
  const titles = (returns: readonly MoneyReturn[]) =>
    paymentTimeline(refused, returns, 'en').map(({ title, text }) => text ?? title)
  expect(titles([back]).slice(2)).toEqual(['Rs. 200 is on its way back to your UPI account'])
  expect(titles([{ ...back, state: 'returned', returnedAt: at, bankReference: '123456789012' }]).at(-1)).toBe(
    'Bank reference 123456789012',
  )
})
