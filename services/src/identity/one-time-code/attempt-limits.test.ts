// @module-tag slow

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDesk } from '../../operations/test-operators.ts'
import { hourMs, minuteMs } from '../../platform/calendar/durations.ts'
import { describeOnStoresInFullSuite, testOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { sweep } from '../../platform/upkeep/upkeep.ts'
import { deliveredTo } from '../../test-portal/test-messages.ts'
import { addPasskey, verify } from '../../test-portal/test-passkey.ts'
import {
  type Browser,
  codeIn,
  openTestPortal,
  signIn,
  type TestPortal,
  wrongCode,
} from '../../test-portal/test-portal.ts'
import type { Mobile } from '../mobile/mobile.ts'

let lastMobile = 9_833_300_000
const newMobile = () => String(++lastMobile)

interface Held {
  browser: Browser
  challenge: string
  code: string
}

describeOnStoresInFullSuite('guessing at codes on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, {
      demo: true,
      servers: 2,
      otp: { perMobile: 5, perAddress: 100_000 },
    })
  })
  afterAll(() => portal?.close())

  let address = 0
  const stranger = () => portal.browser({ address: `10.0.${address >> 8}.${address++ & 255}` })

  async function ask(browser: Browser, mobile: string): Promise<Held | undefined> {
    const sent = await browser.requestCode(mobile)
    return sent.outcome === 'sent' ? { browser, ...codeIn(sent) } : undefined
  }

  const guess = async ({ browser, challenge, code }: Held) =>
    (await browser.enterCode({ challenge, code: wrongCode(code) })).outcome

  const looked = async (mobile: string) =>
    portal.store.db
      .selectFrom('code_guess')
      .select('at')
      .where('mobile', '=', mobile as Mobile)
      .execute()

  /** Guesses with whatever a stranger can get, until the answers no longer change. */
  async function guessAll(mobile: string, codes = 5): Promise<void> {
    const held: Held[] = []
    for (let n = 0; n < codes; n += 1) {
      const got = await ask(stranger(), mobile)
      if (got) held.push(got)
    }
    for (const each of held) for (let n = 0; n < 5; n += 1) await guess(each)
  }

  test('guesses keep the next code waiting for minutes, also in the same network, and are no more than fifteen codes allow', async () => {
    const mobile = newMobile()
    const attacker = portal.browser({ address: '192.0.2.200' })
    const neighbour = portal.browser({ address: '192.0.2.200' })
    for (let n = 0; n < 24 * 4; n += 1) {
      const held = n % 2 === 0 ? await ask(attacker, mobile) : undefined
      for (let time = 0; held && time < 5; time += 1) await guess(held)
      await guessAll(mobile, 2)
      for (const browser of [stranger(), neighbour]) {
        const sent = await browser.requestCode(mobile)
        if (sent.outcome === 'too-many-tries') expect(sent.waitSeconds).toBeLessThanOrEqual(15 * 60)
      }
      portal.clock.pass(15 * minuteMs)
    }
    const { length } = await looked(mobile)
    expect(length).toBeGreaterThanOrEqual(40)
    expect(length).toBeLessThanOrEqual(75)
  })

  test('a code that somebody holds is looked at, however many are guessed at other codes of the number', async () => {
    const mobile = newMobile()
    const kept = await ask(stranger(), mobile)
    await guessAll(mobile, 4)
    if (!kept) throw new Error('No code was sent.')
    expect(await stranger().requestCode(mobile)).toMatchObject({ outcome: 'rate-limited' })
    expect(await kept.browser.enterCode(kept)).toMatchObject({ outcome: 'signed-in' })
  })

  test('one network gets a part of a number’s codes, and leaves others the rest', async () => {
    portal.clock.pass(25 * hourMs)
    const mobile = newMobile()
    const flood = async (address: string) => {
      let sent = 0
      for (let n = 0; n < 6; n += 1)
        if ((await portal.browser({ address }).requestCode(mobile)).outcome === 'sent') sent += 1
      return sent
    }
    expect(await flood('192.0.2.30')).toBe(3)
    expect(await portal.browser({ address: '192.0.2.30' }).requestCode(mobile)).toEqual({
      outcome: 'rate-limited',
      waitSeconds: 900,
    })
    expect((await stranger().requestCode(mobile)).outcome).toBe('sent')
    portal.clock.pass(15 * minuteMs)
    expect(await flood('192.0.2.30')).toBe(3)
    portal.clock.pass(15 * minuteMs)
    expect(await flood('192.0.2.30')).toBe(0)
    expect((await stranger().requestCode(mobile)).outcome).toBe('sent')

    // Of IPv6 a whole /48 leaves one, and what one /64 of it uses leaves one to the others.
    portal.clock.pass(25 * hourMs)
    expect(await flood('2001:db8:7:100::1')).toBe(3)
    expect(await flood('2001:db8:7:200::1')).toBe(1)
    expect((await portal.browser({ address: '2001:db8:8::1' }).requestCode(mobile)).outcome).toBe('sent')
  })

  test('a request that was overtaken by another of its network gets its code', async () => {
    const neighbours = () => portal.browser({ address: '192.0.2.77' })
    expect((await neighbours().requestCode(newMobile())).outcome).toBe('sent')
    portal.clock.pass(-5)
    expect((await neighbours().requestCode(newMobile())).outcome).toBe('sent')
    portal.clock.pass(5)
  })

  test('a stranger’s spent code keeps only their own network waiting', async () => {
    const mobile = newMobile()
    const attacker = portal.browser({ address: '192.0.2.51' })
    const held = await ask(attacker, mobile)
    for (let n = 0; held && n < 5; n += 1) await guess(held)
    const wait = { outcome: 'too-many-tries', waitSeconds: 60 }
    expect(await attacker.requestCode(mobile)).toEqual(wait)
    expect(await portal.browser({ address: '192.0.2.51' }).requestCode(mobile)).toEqual(wait)
    expect((await stranger().requestCode(mobile)).outcome).toBe('sent')
  })

  test('strangers leave the owner’s new browser its codes where the number has signed in before', async () => {
    const [home, office] = ['192.0.2.61', '2001:db8:61:1::1']
    const mobile = newMobile()
    for (const address of [home, office]) await signIn(portal.browser({ address }), mobile)
    portal.clock.pass(25 * hourMs)
    await guessAll(mobile)
    expect(await stranger().requestCode(mobile)).toMatchObject({ outcome: 'rate-limited' })
    expect((await portal.browser({ address: home }).requestCode(mobile)).outcome).toBe('sent')
    expect((await portal.browser({ address: '2001:db8:61:1::2' }).requestCode(mobile)).outcome).toBe('sent')
    expect((await portal.browser({ address: '2001:db8:61:2::1' }).requestCode(mobile)).outcome).not.toBe(
      'sent',
    )

    // The owner's network has a limit, too, for others who share it.
    const neighbours = Array.from({ length: 6 }, () => portal.browser({ address: home }).requestCode(mobile))
    const sent = (await Promise.all(neighbours)).filter(({ outcome }) => outcome === 'sent')
    expect(sent).toHaveLength(2)
  })

  test('a known browser’s copied cookie leaves codes for its owner in another network', async () => {
    const mobile = newMobile()
    const owner = await signIn(portal.browser({ address: '192.0.2.41' }), mobile)
    await owner.post('/v1/api/logout')
    const thief = portal.browser({ address: '192.0.2.42' })
    for (const [name, value] of owner.cookies) thief.cookies.set(name, value)
    const held: Held[] = []
    for (let n = 0; n < 6; n += 1) {
      const got = await ask(thief, mobile)
      if (got) held.push(got)
    }
    expect(held).toHaveLength(3)
    await signIn(owner, mobile)
  })

  test('many at once, with many codes over two servers, get no more', async () => {
    const mobile = newMobile()
    const held = await Promise.all([0, 1, 0, 1, 0].map(server => ask(portal.browser({ server }), mobile)))
    await Promise.all(held.flatMap(each => (each ? Array.from({ length: 6 }, () => guess(each)) : [])))
    expect((await looked(mobile)).length).toBeLessThanOrEqual(15)
  })

  test('a newer code in the same browser ends the older one', async () => {
    const browser = stranger()
    const mobile = newMobile()
    const older = await ask(browser, mobile)
    const newer = await ask(browser, mobile)
    if (!older || !newer) throw new Error('No code was sent.')
    expect(await browser.enterCode(older)).toEqual({ outcome: 'expired' })
    expect(await browser.enterCode(newer)).toMatchObject({ outcome: 'signed-in' })
  })

  test('strangers who guess keep neither the signed-in owner, nor their browser, nor their passkey out', async () => {
    const mobile = newMobile()
    const owner = await signIn(portal.browser(), mobile)
    const { authenticator } = await addPasskey(await signIn(portal.browser(), mobile))
    await guessAll(mobile)
    expect(await stranger().requestCode(mobile)).toMatchObject({ outcome: 'rate-limited' })

    const session = await owner.session()
    const sent = await portal.services.stepUp.sendCode(owner.client, session, {
      action: 'sign-out-everywhere',
    })
    expect(sent.outcome).toBe('sent')
    await owner.post('/v1/api/logout')
    await signIn(owner, mobile)

    const visitor = await portal.browser().open()
    const options = (await visitor.post('/v1/api/passkeys/authenticate/options')).json()
    const signed = await visitor.post('/v1/api/passkeys/authenticate/verify', authenticator.get(options))
    expect(signed.statusCode, signed.body).toBe(200)
    await guessAll(mobile)
    expect((await visitor.requestCode(mobile)).outcome).toBe('sent')
  })

  test('the thief of a cookie has no more attempts at codes of the owner', async () => {
    const mobile = newMobile()
    const browser = await signIn(portal.browser(), mobile)
    const session = await browser.session()
    const { stepUp } = portal.services
    const requested = { action: 'sign-out-everywhere' } as const
    for (let n = 0; n < 5; n += 1) {
      const sent = await stepUp.sendCode(browser.client, session, requested)
      if (sent.outcome !== 'sent') break
      browser.take(sent.setCookies)
      const code = wrongCode(sent.demonstrationCode ?? '')
      for (let time = 0; time < 5; time += 1)
        await stepUp.byCode(browser.client, session, requested, { challenge: sent.challenge, code })
      portal.clock.pass(6 * minuteMs)
    }
    expect(await looked(mobile)).toHaveLength(10)
    await expect(verify(browser, requested)).rejects.toThrow('too-many-tries')
    const sentMessages = await deliveredTo(portal, mobile)
    expect(sentMessages.filter(({ kind }) => kind === 'code-locked')).toHaveLength(2)
  })

  test('wrong codes for a number without a session send no message', async () => {
    const mobile = newMobile()
    await signIn(portal.browser(), mobile)
    await guessAll(mobile)
    const sentMessages = await deliveredTo(portal, mobile)
    expect(sentMessages.filter(({ kind }) => kind === 'code-locked')).toEqual([])
  })

  test('a session copied to another browser uses up none of its owner’s codes', async () => {
    const owner = await signIn(portal.browser(), newMobile())
    const session = await owner.session()
    const { stepUp } = portal.services
    const requested = { action: 'export-data' } as const
    let outcome: string = 'sent'
    for (let n = 0; n < 20 && outcome === 'sent'; n += 1)
      outcome = (await stepUp.sendCode(stranger().client, session, requested)).outcome
    expect(outcome).toBe('rate-limited')
    expect((await stepUp.sendCode(owner.client, session, requested)).outcome).toBe('sent')
  })

  test('a hundred in a row need the help desk, which frees the number; a right code begins the row anew', async () => {
    const mobile = newMobile()
    const known = await signIn(portal.browser(), mobile)
    for (let day = 0; day < 8; day += 1) {
      for (let round = 0; round < 6; round += 1) {
        await guessAll(mobile)
        portal.clock.pass(2 * hourMs)
      }
      portal.clock.pass(24 * hourMs)
      await sweep(portal.store, portal.clock.now())
    }
    expect(await stranger().requestCode(mobile)).toEqual({ outcome: 'help-desk' })
    const { meera } = await openTestDesk(portal)
    const free = () => meera.act({ does: 'free', customerId: mobile })
    expect(await free()).toMatchObject({ state: 'done' })
    await expect(free()).rejects.toMatchObject({ code: 'no-wrong-codes' })
    expect((await stranger().requestCode(mobile)).outcome).toBe('sent')
    // It lifts the hour and the day as well.
    await guessAll(mobile)
    expect(await stranger().requestCode(mobile)).toMatchObject({ outcome: 'rate-limited' })
    expect(await free()).toMatchObject({ state: 'done' })
    expect((await stranger().requestCode(mobile)).outcome).toBe('sent')
    await portal.store.db
      .updateTable('code_allowance')
      .set({ wrong_in_row: 100 })
      .where('mobile', '=', mobile as Mobile)
      .where('allowance', '=', 'anyone')
      .execute()
    expect(await stranger().requestCode(mobile)).toEqual({ outcome: 'help-desk' })
    await signIn(known, mobile)
    expect((await stranger().requestCode(mobile)).outcome).toBe('sent')
    // And what strangers only asked for.
    for (let n = 0; n < 5; n += 1) await stranger().requestCode(mobile)
    expect(await stranger().requestCode(mobile)).toMatchObject({ outcome: 'rate-limited' })
    expect(await free()).toMatchObject({ state: 'done' })
    expect((await stranger().requestCode(mobile)).outcome).toBe('sent')
  })

  async function fill(rows: number, addressHash?: string): Promise<void> {
    const at = portal.clock.now().getTime()
    const hash = addressHash ?? 'elsewhere'
    const row = { mobile: '9000000000' as Mobile, allowance: 'anyone', address_hash: hash, at }
    for (let n = 0; n < rows; n += 500) {
      const some = Array.from({ length: Math.min(500, rows - n) }, () => row)
      await portal.store.db.insertInto('code_guess').values(some).execute()
    }
  }

  const addressHashOf = async () =>
    portal.store.db
      .selectFrom('code_guess')
      .select('address_hash')
      .where('at', '=', portal.clock.now().getTime())
      .executeTakeFirstOrThrow()

  test('an address waits longer with each wrong code beyond a hundred, and never an hour; known browsers do not wait', async () => {
    portal.clock.pass(25 * hourMs)
    const known = await signIn(portal.browser({ address: '192.0.2.9' }), newMobile())
    const own = String((await known.session()).customer.mobile)
    const there = portal.browser({ address: '192.0.2.9' })
    const held = await ask(there, newMobile())
    if (!held) throw new Error('No code was sent.')
    await guess(held)
    const { address_hash } = await addressHashOf()
    await fill(99, address_hash)
    expect(await there.requestCode(newMobile())).toEqual({ outcome: 'too-many-tries', waitSeconds: 60 })
    expect(await guess(held)).toBe('wrong-code')
    expect((await known.requestCode(own)).outcome).toBe('sent')
    expect((await stranger().requestCode(newMobile())).outcome).toBe('sent')
    expect(await there.requestCode(newMobile())).toMatchObject({ waitSeconds: 120 })
    await fill(500, address_hash)
    expect(await there.requestCode(newMobile())).toMatchObject({ waitSeconds: 900 })
    portal.clock.pass(15 * minuteMs)
    expect((await there.requestCode(newMobile())).outcome).toBe('sent')
  })

  test('wrong codes of strangers above the ceiling stop no new browser, only networks that guess', async () => {
    portal.clock.pass(25 * hourMs)
    await fill(5000)
    expect((await stranger().requestCode(newMobile())).outcome).toBe('sent')
    await signIn(stranger(), newMobile())

    const attacker = portal.browser({ address: '192.0.2.77' })
    const held = await ask(attacker, newMobile())
    if (!held) throw new Error('No code was sent.')
    for (let n = 0; n < 3; n += 1) expect(await guess(held)).toBe('wrong-code')
    expect(await attacker.requestCode(newMobile())).toEqual({ outcome: 'too-many-tries', waitSeconds: 60 })
    expect(await guess(held)).toBe('wrong-code')
    expect(await attacker.requestCode(newMobile())).toEqual({ outcome: 'too-many-tries', waitSeconds: 120 })
    expect(await attacker.enterCode(held)).toMatchObject({ outcome: 'signed-in' })
    portal.clock.pass(2 * minuteMs)
    expect((await attacker.requestCode(newMobile())).outcome).toBe('sent')
  })

  test('IPv6 networks of one holder are counted together, wide ones by more wrong codes', async () => {
    portal.clock.pass(25 * hourMs)
    await fill(5000)
    const guessIn = async (address: string) => {
      const held = await ask(portal.browser({ address }), newMobile())
      return held && guess(held)
    }
    // Each in a /64 of its own, of one /56: the twelfth is the last that it has free.
    for (let n = 0; n < 12; n += 1)
      expect(await guessIn(`2001:db8:1:10${n.toString(16)}::1`)).toBe('wrong-code')
    expect(await guessIn('2001:db8:1:1ff::1')).toBeUndefined()
    // In other networks of /56 of the same /48.
    for (let n = 2; n < 38; n += 1)
      expect(await guessIn(`2001:db8:1:${(n * 256).toString(16)}::1`)).toBe('wrong-code')
    expect(await guessIn('2001:db8:1:ff00::1')).toBeUndefined()
    expect(await guessIn('2001:db8:2::1')).toBe('wrong-code')
    portal.clock.pass(15 * minuteMs)
    expect(await guessIn('2001:db8:1:ff00::1')).toBe('wrong-code')
  })

  test('guesses in a session that has all cookies of its owner leave other purposes alone', async () => {
    const browser = await signIn(portal.browser(), newMobile())
    const session = await browser.session()
    const { stepUp, mobileChange } = portal.services
    const requested = { action: 'export-data' } as const
    const sent = await stepUp.sendCode(browser.client, session, requested)
    if (sent.outcome !== 'sent') throw new Error(`No code was sent: ${sent.outcome}`)
    browser.take(sent.setCookies)
    const code = wrongCode(sent.demonstrationCode ?? '')
    for (let n = 0; n < 5; n += 1)
      await stepUp.byCode(browser.client, session, requested, { challenge: sent.challenge, code })
    expect((await stepUp.sendCode(browser.client, session, requested)).outcome).toBe('too-many-tries')
    const begun = await mobileChange.begin(browser.client, session, { newMobile: newMobile() })
    expect(begun.outcome).toBe('begun')
  })

  test('a number gets fifteen codes a day from strangers, and its known browser has its own', async () => {
    portal.clock.pass(25 * hourMs)
    const mobile = newMobile()
    const known = await signIn(portal.browser(), mobile)
    let sent = 1
    for (let n = 0; n < 80; n += 1) {
      if ((await stranger().requestCode(mobile)).outcome === 'sent') sent += 1
      if (n % 10 === 9) await sweep(portal.store, portal.clock.now())
      portal.clock.pass(15 * minuteMs)
    }
    expect(sent).toBe(15)
    expect(await stranger().requestCode(mobile)).toMatchObject({ outcome: 'rate-limited' })
    expect((await known.requestCode(mobile)).outcome).toBe('sent')
    portal.clock.pass(5 * hourMs)
    expect((await stranger().requestCode(mobile)).outcome).toBe('sent')
  })
})

testOnStoresInFullSuite(
  'one address gets its number of codes, however many strangers ask at once on %s',
  async kind => {
    const portal = await openTestPortal(kind, { servers: 2, otp: { perMobile: 5, perAddress: 4 } })
    try {
      const requests = Array.from({ length: 24 }, (_, n) =>
        portal.browser({ server: n % 2, address: '192.0.2.1' }).requestCode(newMobile()),
      )
      const sent = (await Promise.all(requests)).filter(({ outcome }) => outcome === 'sent')
      expect(sent).toHaveLength(4)
    } finally {
      await portal.close()
    }
  },
)

test('codes have a budget for a day: a network that asks often waits before it is used up, known browsers never', async () => {
  const otp = { perMobile: 5, perAddress: 100, perDay: 10 }
  const portal = await openTestPortal('sqlite', { demo: true, otp })
  const from = (address: string) => portal.browser({ address }).requestCode(newMobile())
  try {
    const mobile = newMobile()
    const known = await signIn(portal.browser(), mobile)
    for (let n = 0; n < 7; n += 1) expect((await from('192.0.2.1')).outcome).toBe('sent')
    // Four fifths are used: networks that had many codes wait and leave the rest to others.
    expect(await from('192.0.2.1')).toEqual({ outcome: 'rate-limited', waitSeconds: 900 })
    expect((await from('192.0.2.2')).outcome).toBe('sent')
    expect((await from('192.0.2.3')).outcome).toBe('sent')
    // All are gone: each network gets one an hour at once, and nobody pays for what others asked for.
    expect((await from('192.0.2.4')).outcome).toBe('sent')
    expect(await from('192.0.2.4')).toEqual({ outcome: 'rate-limited', waitSeconds: 60 })
    portal.clock.pass(60_000)
    expect((await from('192.0.2.4')).outcome).toBe('sent')
    expect(await from('192.0.2.4')).toEqual({ outcome: 'rate-limited', waitSeconds: 120 })
    expect((await known.requestCode(mobile)).outcome).toBe('sent')
    const { measured } = await portal.services.storeMetrics.read()
    const readings = measured.find(({ name }) => name === 'chowk_codes_sent_last_day')?.readings
    expect(readings).toEqual([{ value: 13 }])
  } finally {
    await portal.close()
  }
})

test('an address that asks for many numbers and verifies few waits longer for each', async () => {
  const portal = await openTestPortal('sqlite', { demo: true, otp: { perMobile: 5, perAddress: 4 } })
  const from = (address: string) => portal.browser({ address }).requestCode(newMobile())
  try {
    for (let n = 0; n < 4; n += 1) expect((await from('192.0.2.71')).outcome).toBe('sent')
    // Each fifteen minutes there could be four more, but nobody of these four has shown a code.
    const known = await signIn(portal.browser({ address: '192.0.2.72' }), newMobile())
    const moved = portal.browser({ address: '192.0.2.71' })
    portal.clock.pass(15 * minuteMs)
    expect((await from('192.0.2.71')).outcome).toBe('sent')
    expect(await from('192.0.2.71')).toEqual({ outcome: 'rate-limited', waitSeconds: 120 })
    portal.clock.pass(2 * minuteMs)
    expect((await from('192.0.2.71')).outcome).toBe('sent')
    expect(await from('192.0.2.71')).toEqual({ outcome: 'rate-limited', waitSeconds: 240 })
    expect((await from('192.0.2.72')).outcome).toBe('sent')
    const { mobile } = (await known.session()).customer
    for (const [name, value] of known.cookies) moved.cookies.set(name, value)
    expect((await moved.requestCode(mobile)).outcome).toBe('sent')

    // Customers who share an address and sign in never wait.
    for (let quarter = 0; quarter < 4; quarter += 1) {
      for (let n = 0; n < 4; n += 1) await signIn(portal.browser({ address: '192.0.2.73' }), newMobile())
      portal.clock.pass(15 * minuteMs)
    }
    expect((await from('192.0.2.73')).outcome).toBe('sent')
  } finally {
    await portal.close()
  }
})

test('above the ceiling in total networks that ask wait, known browsers never', async () => {
  const otp = { perMobile: 5, perAddress: 100, inTotal: 4 }
  const portal = await openTestPortal('sqlite', { demo: true, otp })
  try {
    const mobile = newMobile()
    const known = await signIn(portal.browser(), mobile)
    for (let n = 0; n < 3; n += 1)
      expect((await portal.browser().requestCode(newMobile())).outcome).toBe('sent')
    expect(await portal.browser().requestCode(newMobile())).toEqual({
      outcome: 'rate-limited',
      waitSeconds: 480,
    })
    const elsewhere = portal.browser({ address: '192.0.2.9' })
    expect((await elsewhere.requestCode(newMobile())).outcome).toBe('sent')
    expect((await known.requestCode(mobile)).outcome).toBe('sent')
  } finally {
    await portal.close()
  }
})
