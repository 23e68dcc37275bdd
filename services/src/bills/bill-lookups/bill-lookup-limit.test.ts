// @module-tag slow
// An attacker who enumerates consumer numbers learns few debts and no names; a family does not notice the limit.

import { billers } from '@chowk/catalog'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minuteMs } from '../../platform/calendar/durations.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import {
  electricity,
  openPayingPortal,
  type Payer,
  type PayingPortal,
  payerIn,
  recharge,
} from '../payments/test-payments.ts'

const otherBoard =
  billers.find(({ id, category }) => category.slug === 'electricity-bill-payment' && id !== electricity)
    ?.id ?? ''
let lastAccount = 80_000_000
const nextNumber = () => `45${++lastAccount}1`

describeOnStoresInFullSuite('looking at bills on %s', kind => {
  let paying: PayingPortal

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
  })
  afterAll(() => paying?.close())

  const look = (payer: Payer, consumerNumber = nextNumber()) =>
    payer.payments.start(payer.id, {
      billerId: electricity,
      parameters: { consumerNumber },
      client: payer.browser.client,
    })
  const seenIn = (looks: Awaited<ReturnType<typeof look>>[]) =>
    looks.flatMap(answer => (answer.outcome === 'started' ? [answer.payment] : []))

  test('counting 40 consumer numbers gives neither 40 bills nor a name', async () => {
    const thief = await paying.customer()
    const answers = []
    for (let guess = 0; guess < 40; guess++) answers.push(await look(thief))
    const seen = seenIn(answers)
    expect(seen).toHaveLength(20)
    for (const { bill } of seen) expect(bill?.customerName).toMatch(/^\p{Lu}\*+ \p{Lu}\*+$/u)
    expect(answers.at(-1)).toEqual({ outcome: 'too-many-bills', waitSeconds: 3600 })
  })

  test('asking for all of them at the same moment gives no more', async () => {
    const thief = await paying.customer()
    const seen = seenIn(await Promise.all(Array.from({ length: 40 }, () => look(thief))))
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.length).toBeLessThanOrEqual(20)
  })

  test('an account that was just asked for, or paid before, is open all the same', async () => {
    const asha = await paying.customer()
    const [paid, seen] = [nextNumber(), nextNumber()]
    await asha.pay(await asha.start(electricity, { consumerNumber: paid }))
    paying.portal.clock.pass(61 * minuteMs)
    await look(asha, seen)
    for (let guess = 0; guess < 20; guess++) await look(asha)
    expect((await look(asha)).outcome).toBe('too-many-bills')
    expect((await look(asha, seen)).outcome).toBe('started')
    expect((await look(asha, paid)).outcome).toBe('nothing-due')
    expect((await asha.start(recharge, { mobileNumber: '9811166601' })).stage).toBe('draft')
  })

  test('after an hour it goes on, but not all day', async () => {
    const asha = await paying.customer()
    let seen = 0
    for (let hour = 0; hour < 23; hour++) {
      for (let guess = 0; guess < 21; guess++) seen += seenIn([await look(asha)]).length
      paying.portal.clock.pass(60 * minuteMs)
    }
    expect(seen).toBe(60)
  })
})

describe('an address has a limit too, the most of it for no one biller', () => {
  let paying: PayingPortal

  beforeAll(async () => {
    paying = await openPayingPortal('sqlite', { billsPerAddress: 45 })
  })
  afterAll(() => paying?.close())

  /** How many of ten bills a new customer can look up. */
  async function seenFrom(ip: string, { billerId = electricity, isVerified = false } = {}): Promise<number> {
    const payer = await payerIn(paying.portal, 0)
    const { cookie = '' } = isVerified ? payer.browser.headers : {}
    let seen = 0
    for (let guess = 0; guess < 10; guess++) {
      const parameters = { consumerNumber: nextNumber() }
      const request = { billerId, parameters, client: { headers: { cookie }, ip } }
      if ((await payer.payments.start(payer.id, request)).outcome === 'started') seen++
    }
    return seen
  }

  test('for sessions in browsers that have not verified the number', async () => {
    expect(await seenFrom('198.51.100.7')).toBe(10)
    expect(await seenFrom('198.51.100.7')).toBe(5)
    expect(await seenFrom('198.51.100.7', { billerId: otherBoard })).toBe(10)
    expect(await seenFrom('198.51.100.8')).toBe(10)
  })

  test('for browsers that have verified it another, ten times as high', async () => {
    while ((await seenFrom('198.51.100.9')) > 0);
    let seen = 0
    for (let payer = 0; payer < 16; payer++) seen += await seenFrom('198.51.100.9', { isVerified: true })
    expect(seen).toBe(150)
    expect(await seenFrom('198.51.100.9')).toBe(0)
  })
})
