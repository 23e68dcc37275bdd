import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '../../platform/calendar/durations.ts'
import { derivedKeys } from '../../platform/keys/derived-key.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { deliveredTo } from '../../test-portal/test-messages.ts'
import { verificationOf } from '../../test-portal/test-passkey.ts'
import {
  type Browser,
  newCustomer,
  openTestPortal,
  signIn,
  type TestPortal,
  testContext,
  testSecret,
  textsInStore,
} from '../../test-portal/test-portal.ts'
import { createBoundDevices } from '../bound-devices/bound-devices.ts'
import type { RenewedToken } from '../session/session-row.ts'
import { choosePin } from './chosen-pin.ts'
import { createHashQueue } from './hash-queue.ts'
import { createPaymentPins, type PaymentPins } from './payment-pins.ts'
import { hashPin } from './pin-hash.ts'

const right = '481516'
/** All different, and none right. */
const wrong = (nth: number) => String(700_100 + nth * 7)
/** The right one, with the tests’ secret and nobody’s name. */
const ofNobody = 'jowMRe-c$8$1$oiJ6oYn9Met7Jq2tsZjXPw$cRDydH3cGFV2AW82TcJsQwBJ5HNEvCDlRQ8H0iqtOUc'

describeOnStoresInFullSuite('a payment PIN on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true, servers: 2, otp: { perMobile: 100, perAddress: 1000 } })
  })
  afterAll(() => portal?.close())

  async function set(browser: Browser, pin = right, former?: string, renewed?: RenewedToken) {
    const session = await browser.session()
    const { pins } = browser.server.services
    const known = former === undefined ? undefined : await pins.check(session.customer.id, former)
    const chosen = choosePin({ pin, again: pin }, session.customer.mobile)
    if (!chosen.ok) throw new Error(chosen.fault)
    const verification = await verificationOf(browser, { action: 'set-pin' })
    return pins.set(verification, chosen.pin, {
      session,
      renewed,
      former: known?.outcome === 'right' ? known.pin : undefined,
    })
  }

  async function customerWithPin() {
    const { browser, id } = await newCustomer(portal)
    await set(browser)
    const check = (pin: string, pins: PaymentPins = portal.services.pins) => pins.check(id, pin)
    return { browser, id, check }
  }

  test('is right or wrong, says how many tries are left, and a right one begins the count anew', async () => {
    const { check, id } = await customerWithPin()
    expect(await check(right)).toMatchObject({ outcome: 'right', pin: { customerId: id } })
    for (const triesLeft of [4, 3, 2, 1])
      expect(await check(wrong(triesLeft))).toEqual({ outcome: 'wrong-pin', triesLeft })
    expect(await check(right)).toMatchObject({ outcome: 'right' })
    expect(await check(wrong(1))).toEqual({ outcome: 'wrong-pin', triesLeft: 4 })
    expect(await check('12')).toEqual({ outcome: 'malformed-pin' })
    expect(await check(wrong(2))).toEqual({ outcome: 'wrong-pin', triesLeft: 3 })
  })

  test('is locked after five wrong ones, longer each time, and the right one does not open it before', async () => {
    const { check } = await customerWithPin()
    let nth = 0
    for (const lockMinutes of [15, 60, 360, 1440, 1440]) {
      for (let tries = 1; tries < 5; tries++) await check(wrong(++nth))
      expect(await check(wrong(++nth))).toEqual({ outcome: 'pin-locked', waitSeconds: lockMinutes * 60 })
      expect(await check(right)).toMatchObject({ outcome: 'pin-locked' })
      portal.clock.pass(lockMinutes * minuteMs)
    }
    expect(await check(right)).toMatchObject({ outcome: 'right' })
  })

  test('of many guesses at once on two servers looks at five', async () => {
    const { check } = await customerWithPin()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => check(wrong(nth), portal.servers[nth % 2]?.services.pins)),
    )
    const lookedAt = answers.filter(({ outcome }) => outcome === 'wrong-pin')
    expect(lookedAt).toHaveLength(4)
    expect(answers.filter(({ outcome }) => outcome === 'pin-locked')).toHaveLength(16)
    expect(await check(right)).toMatchObject({ outcome: 'pin-locked' })
  })

  test('typed twice the same is one try', async () => {
    const { check } = await customerWithPin()
    for (let times = 0; times < 8; times++)
      expect(await check(wrong(1))).toEqual({ outcome: 'wrong-pin', triesLeft: 4 })
  })

  test('that is wrong again is answered without hashing, on every server', async () => {
    const { id, check } = await customerWithPin()
    const keys = derivedKeys([testSecret], 'payment-pin')
    expect(await check(wrong(1))).toEqual({ outcome: 'wrong-pin', triesLeft: 4 })
    // Hashing the attempt now would find it right.
    await keep(id, await hashPin(wrong(1), id, keys, { memoryKib: 8, passes: 1 }))
    for (const { services } of portal.servers)
      expect(await check(wrong(1), services.pins)).toEqual({ outcome: 'wrong-pin', triesLeft: 4 })
    expect(await check(wrong(2))).toEqual({ outcome: 'wrong-pin', triesLeft: 3 })
    expect(await check(wrong(1))).toMatchObject({ outcome: 'right' })
  })

  test('that was wrong and then chosen is right', async () => {
    const { browser, check } = await customerWithPin()
    expect(await check('271828')).toMatchObject({ outcome: 'wrong-pin' })
    await set(browser, '271828')
    expect(await check('271828')).toMatchObject({ outcome: 'right' })
  })

  test('is not tried while too many others are', async () => {
    const [asha, bilal] = [await customerWithPin(), await customerWithPin()]
    const context = testContext(portal)
    const pins = createPaymentPins(context, {
      cost: { memoryKib: 8, passes: 1 },
      queue: createHashQueue(1, 0),
      devices: createBoundDevices(context),
    })
    const answers = await Promise.all([
      asha.check(wrong(1), pins),
      asha.check(wrong(1), pins),
      bilal.check(wrong(1), pins),
    ])
    expect(answers).toEqual([
      { outcome: 'wrong-pin', triesLeft: 4 },
      { outcome: 'wrong-pin', triesLeft: 4 },
      { outcome: 'busy' },
    ])
    expect((await storedPin(bilal.id)).wrong_in_row).toBe(0)
    expect(await bilal.check(right, pins)).toMatchObject({ outcome: 'right' })
  })

  test('is changed with the former PIN and reset without it', async () => {
    const { browser, check } = await customerWithPin()
    expect(await set(browser, '271828', right)).toBe('changed')
    expect(await check(right)).toMatchObject({ outcome: 'wrong-pin' })
    expect(await set(browser, '314159')).toBe('reset')
    expect(await check('314159')).toMatchObject({ outcome: 'right' })
  })

  test('changed or reset signs out other devices and copies of this session, and its owner is notified', async () => {
    const { browser } = await customerWithPin()
    const { mobile } = (await browser.session()).customer
    for (const [pin, former, kind] of [
      ['271828', right, 'pin-changed'],
      ['314159', undefined, 'pin-reset'],
    ] as const) {
      const laptop = await signIn(portal.browser(), mobile)
      const copy = portal.browser()
      for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
      const renewed = portal.services.sessions.renew(await browser.session())
      await set(browser, pin, former, renewed)
      browser.take(renewed.setCookies)
      expect((await browser.session()).customer.mobile).toBe(mobile)
      await expect(laptop.session()).rejects.toThrow('Nobody')
      await expect(copy.session()).rejects.toThrow('Nobody')
      expect((await deliveredTo(portal, mobile)).map(message => message.kind)).toContain(kind)
    }
  })

  test('is nobody’s who has none', async () => {
    const { id } = await newCustomer(portal)
    expect(await portal.services.pins.setAt(id)).toBeUndefined()
    expect(await portal.services.pins.check(id, right)).toEqual({ outcome: 'no-pin' })
  })

  const storedPin = (id: string) =>
    portal.store.db
      .selectFrom('payment_pin')
      .select(['hash', 'set_at', 'wrong_in_row'])
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow()
  const keep = (id: string, hash: string) =>
    portal.store.db.updateTable('payment_pin').set({ hash }).where('customer_id', '=', id).execute()

  test('that somebody copied to another’s row in the store is not theirs', async () => {
    const [thief, victim] = [await customerWithPin(), await customerWithPin()]
    await set(victim.browser, '271828', right)
    await keep(victim.id, (await storedPin(thief.id)).hash)
    expect(await victim.check(right)).toEqual({ outcome: 'wrong-pin', triesLeft: 4 })
    expect(await thief.check(right)).toMatchObject({ outcome: 'right' })
  })

  test('whose salt is not bound to a customer is nobody’s', async () => {
    const { id, check } = await customerWithPin()
    const { set_at } = await storedPin(id)
    await keep(id, ofNobody)
    expect(await check(right)).toEqual({ outcome: 'wrong-pin', triesLeft: 4 })
    expect(await storedPin(id)).toEqual({ hash: ofNobody, set_at, wrong_in_row: 1 })
  })

  test('is neither in the store nor in the log', async () => {
    await customerWithPin()
    const texts = await textsInStore(portal.store)
    expect(texts.filter(text => text.includes(right))).toEqual([])
    expect(portal.log.join('')).not.toContain(right)
  })
})
