import type { BillPayment } from '@chowk/services'
import { expect, test } from 'vitest'
import { paymentTimeline } from './payment-timeline.ts'

const at = new Date('2026-11-15T11:50:00Z')

const awaited: BillPayment = {
  reference: 'R',
  billerId: 'mobile-recharge/jio',
  account: '9811100001',
  parameters: {},
  source: 'upi',
  stage: 'awaiting-money',
  timeline: [{ step: 'awaiting-money', at }],
}

const nextOf = (payment: BillPayment) => paymentTimeline(payment, 'en').at(-1)

test('until the payment source was asked, nobody is told of a time that is not known', () => {
  expect(nextOf(awaited)).toEqual({ title: 'Next: you approve it in your app', tone: 'neutral' })
  const collect = { approvalUrl: '/', upiLink: 'upi://pay', expiresAt: at }
  expect(nextOf({ ...awaited, collect })?.text).toContain('Until 5:20 pm.')
})

test('what ended has no next step, and says why it failed', () => {
  const failed: BillPayment = {
    ...awaited,
    stage: 'failed',
    failure: 'money-not-received',
    timeline: [...awaited.timeline, { step: 'failed', at }],
  }
  expect(paymentTimeline(failed, 'en').map(({ title }) => title)).toEqual([
    'Waiting for your UPI app',
    'The money did not come',
  ])
})
