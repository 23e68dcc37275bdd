import type { ApprovedBillPayment } from '@chowk/services'
import { expect, test } from 'vitest'
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

const nextOf = (payment: ApprovedBillPayment) => paymentTimeline(payment, 'en').at(-1)

test('until the payment source was asked, nobody is told of a time that is not known', () => {
  expect(nextOf(awaited)).toEqual({ title: 'Next: you approve it in your app', tone: 'neutral' })
  const collect = { approvalUrl: '/', upiLink: 'upi://pay', expiresAt: at }
  expect(nextOf({ ...awaited, collect })?.text).toContain('Until 5:20 pm.')
})

test('what ended has no next step, and says why it failed', () => {
  const failed: ApprovedBillPayment = {
    ...facts,
    stage: 'failed',
    failure: 'money-not-received',
    timeline: [...timeline, { step: 'failed', at }],
  }
  expect(paymentTimeline(failed, 'en').map(({ title }) => title)).toEqual([
    'Waiting for your UPI app',
    'The money did not come',
  ])
})
