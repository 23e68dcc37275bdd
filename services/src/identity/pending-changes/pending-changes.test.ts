import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs, minuteMs } from '../../platform/calendar/durations.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { sweep } from '../../platform/upkeep/upkeep.ts'
import { TestAuthenticator } from '../../test-portal/test-authenticator.ts'
import { addPasskey, signInWithPasskey, verify, verifyWithPasskey } from '../../test-portal/test-passkey.ts'
import {
  type Browser,
  codeIn,
  openTestPortal,
  signIn,
  type TestPortal,
  testOrigin,
} from '../../test-portal/test-portal.ts'
import type { ProtectedAction, RequestedAction } from '../verification/verification.ts'
import { auditPendingChanges } from './pending-changes.module.ts'

let lastMobile = 9_833_300_000
const newMobile = () => String(++lastMobile)
const adding = { action: 'add-passkey' } as const
const everywhere = { action: 'sign-out-everywhere', subject: '' } as const

describeOnStoresInFullSuite('what a code asks for beside a passkey on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true, servers: 2 })
  })
  afterAll(() => portal?.close())

  const mobileOf = async (browser: Browser) => (await browser.session()).customer.mobile
  const waiting = async (browser: Browser) =>
    portal.services.pendingChanges.list((await browser.session()).customer.id)

  async function passes(ms: number) {
    portal.clock.pass(ms)
    await Promise.all(portal.servers.map(({ services }) => services.pendingChanges.runDueWork()))
  }

  async function customerWithPasskey() {
    const mobile = newMobile()
    const browser = await signIn(portal.browser(), mobile)
    const { authenticator } = await addPasskey(browser)
    return { mobile, browser, authenticator }
  }

  /** Codes to both numbers, and no passkey. */
  async function requestNumberChange(browser: Browser, mobile: string) {
    const { mobileChange } = portal.services
    const session = await browser.session()
    const begun = await mobileChange.begin(browser.client, session, { newMobile: mobile })
    if (begun.outcome !== 'begun') throw new Error(begun.outcome)
    browser.take(begun.setCookies)
    const { change } = begun
    const oldNumber = codeIn(await mobileChange.sendOldNumberCode(browser.client, session, change))
    const typed = { change, newNumber: codeIn(begun.newNumber), oldNumber, acceptsDelay: true }
    return mobileChange.confirm(browser.client, session, typed)
  }

  async function requestPasskey(browser: Browser) {
    await verify(browser, adding)
    const authenticator = new TestAuthenticator(testOrigin)
    const options = (await browser.post('/v1/api/passkeys/register/options')).json()
    const made = await browser.post('/v1/api/passkeys/register/verify', authenticator.create(options))
    expect(made.statusCode, made.body).toBe(200)
    return authenticator
  }

  async function take<Action extends ProtectedAction>(browser: Browser, requested: RequestedAction<Action>) {
    const verification = await portal.services.stepUp.take(await browser.session(), requested)
    if (!verification) throw new Error('There is no verification.')
    return verification
  }

  test('a new number waits a day, and is the number then', async () => {
    const { mobile, browser } = await customerWithPasskey()
    const other = await signIn(portal.browser({ server: 1 }), mobile)
    const wished = newMobile()
    const dueAt = portal.clock.now().getTime() + dayMs
    expect(await requestNumberChange(browser, wished)).toEqual({ outcome: 'delayed', dueAt })
    expect(await waiting(other)).toMatchObject([{ kind: 'change-mobile', mobile: wished }])

    await passes(dayMs - minuteMs)
    expect(await mobileOf(browser)).toBe(mobile)
    await passes(minuteMs)
    expect(await mobileOf(browser)).toBe(wished)
    expect(await waiting(browser)).toEqual([])
    expect((await other.get('/v1/api/user/details')).json()).toEqual({ isLogin: false })
  })

  test('one that cannot be read does not stop those after it', async () => {
    const { mobile, browser: broken } = await customerWithPasskey()
    await requestNumberChange(broken, newMobile())
    const { customer } = await broken.session()
    await portal.store.db
      .updateTable('pending_change')
      .set({ details: '{' })
      .where('customer_id', '=', customer.id)
      .execute()
    const { browser } = await customerWithPasskey()
    const wished = newMobile()
    await requestNumberChange(browser, wished)
    await passes(dayMs)
    expect(await mobileOf(browser)).toBe(wished)
    expect(await mobileOf(broken)).toBe(mobile)
    await portal.store.db.deleteFrom('pending_change').where('customer_id', '=', customer.id).execute()
  })

  test('the owner cancels it on any device, and nothing comes of it', async () => {
    const { mobile, browser, authenticator } = await customerWithPasskey()
    await requestNumberChange(browser, newMobile())
    const owner = portal.browser({ server: 1 })
    const signedIn = await signInWithPasskey(owner, authenticator)
    expect(signedIn.json()).toMatchObject({ isLogin: true, waiting_change: true })
    const [change] = await waiting(owner)
    const { pendingChanges } = portal.services
    expect(await pendingChanges.cancel(await owner.session(), change?.id ?? '')).toBe(true)
    await passes(2 * dayMs)
    expect(await mobileOf(owner)).toBe(mobile)
    expect(await pendingChanges.cancel(await owner.session(), change?.id ?? '')).toBe(false)
  })

  test("nobody cancels another customer's", async () => {
    const { browser } = await customerWithPasskey()
    await requestNumberChange(browser, newMobile())
    const [change] = await waiting(browser)
    const stranger = await signIn(portal.browser(), newMobile())
    expect(await portal.services.pendingChanges.cancel(await stranger.session(), change?.id ?? '')).toBe(
      false,
    )
    expect(await waiting(browser)).toHaveLength(1)
  })

  test('a second passkey opens nothing for a day', async () => {
    const { browser } = await customerWithPasskey()
    const second = await requestPasskey(browser)
    expect(await waiting(browser)).toMatchObject([{ kind: 'add-passkey' }])
    await passes(dayMs - minuteMs)
    expect((await signInWithPasskey(portal.browser(), second)).statusCode).toBe(422)
    await passes(minuteMs)
    expect((await signInWithPasskey(portal.browser(), second)).statusCode).toBe(200)
  })

  test('the passkey itself adds another at once', async () => {
    const { browser, authenticator } = await customerWithPasskey()
    await verifyWithPasskey(browser, adding, authenticator)
    const second = new TestAuthenticator(testOrigin)
    const options = (await browser.post('/v1/api/passkeys/register/options')).json()
    await browser.post('/v1/api/passkeys/register/verify', second.create(options))
    expect((await signInWithPasskey(portal.browser(), second)).statusCode).toBe(200)
  })

  test('asking again begins the day anew, and only the later one is done', async () => {
    const { mobile, browser } = await customerWithPasskey()
    await requestNumberChange(browser, newMobile())
    await passes(dayMs / 2)
    const wished = newMobile()
    await requestNumberChange(browser, wished)
    await passes(dayMs / 2)
    expect(await mobileOf(browser)).toBe(mobile)
    await passes(dayMs / 2)
    expect(await mobileOf(browser)).toBe(wished)
  })

  test('a number that found another account meanwhile stays there', async () => {
    const { mobile, browser } = await customerWithPasskey()
    const wished = newMobile()
    await requestNumberChange(browser, wished)
    await signIn(portal.browser(), wished)
    await passes(dayMs)
    expect(await mobileOf(browser)).toBe(mobile)
    expect(await waiting(browser)).toEqual([])
  })

  test('signing out everywhere cancels all of it, and removes the passkeys only where that is wished', async () => {
    for (const subject of ['', 'passkeys']) {
      const { mobile, browser, authenticator } = await customerWithPasskey()
      const { id } = (await browser.session()).customer
      await requestNumberChange(browser, newMobile())
      await requestPasskey(browser)
      const requested = { ...everywhere, subject }
      await verifyWithPasskey(browser, requested, authenticator)
      await portal.services.sessions.revokeAll(await take(browser, requested))
      expect(await portal.services.passkeys.list(id)).toHaveLength(subject === '' ? 1 : 0)
      await passes(dayMs)
      const again = await signIn(portal.browser(), mobile)
      expect((await again.session()).customer).toMatchObject({ id, mobile })
    }
  })

  test('signing out the device that asked cancels it', async () => {
    const { mobile, browser, authenticator } = await customerWithPasskey()
    const thief = await signIn(portal.browser({ server: 1 }), mobile)
    await requestNumberChange(thief, newMobile())
    const requested = { action: 'sign-out-device', subject: (await thief.session()).id } as const
    await verifyWithPasskey(browser, requested, authenticator)
    await portal.services.pendingChanges.cancelRequestedBy(await take(browser, requested))
    expect(await waiting(browser)).toEqual([])
  })

  test('a copied cookie asks for nothing: the codes go to the phones', async () => {
    const { browser } = await customerWithPasskey()
    const thief = portal.browser({ address: '198.51.100.66' })
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
    const session = await thief.session()
    const { mobileChange } = portal.services
    const begun = await mobileChange.begin(thief.client, session, { newMobile: newMobile() })
    if (begun.outcome !== 'begun') throw new Error(begun.outcome)
    // The thief has the new phone; the code to the present number is not theirs to read.
    const newNumber = codeIn(begun.newNumber)
    const typed = { change: begun.change, newNumber, acceptsDelay: true }
    expect(await mobileChange.confirm(thief.client, session, typed)).toEqual({
      outcome: 'confirmed',
      stillMissing: 'old-number-or-passkey',
    })
    expect((await thief.post('/v1/api/passkeys/register/options')).statusCode).toBe(403)
    expect(await waiting(browser)).toEqual([])
  })

  test('the audit finds one that is done early, ends by half, or is passed over', async () => {
    const { db } = portal.store
    expect(await auditPendingChanges(db)).toEqual([])
    const { browser } = await customerWithPasskey()
    await requestNumberChange(browser, newMobile())
    const [change] = await waiting(browser)
    const spoil = (set: { due_at?: number; ended_at?: number; ended_as?: 'done' }) =>
      db
        .updateTable('pending_change')
        .set(set)
        .where('id', '=', change?.id ?? '')
        .execute()
    const longAgo = portal.clock.now().getTime() - 30 * dayMs
    await spoil({ due_at: longAgo })
    expect((await auditPendingChanges(db)).join()).toMatch(/less than a day.*passed over/)
    await spoil({ ended_at: longAgo - 1 })
    expect((await auditPendingChanges(db)).join()).toMatch(/half an end/)
    await spoil({ ended_as: 'done' })
    expect((await auditPendingChanges(db)).join()).toMatch(/before it was due/)
    await db
      .deleteFrom('pending_change')
      .where('id', '=', change?.id ?? '')
      .execute()
  })

  test('what has ended is forgotten after half a year, what waits is not', async () => {
    const { browser } = await customerWithPasskey()
    await requestPasskey(browser)
    portal.clock.pass(181 * dayMs)
    await sweep(portal.store, portal.clock.now())
    const { count } = await portal.store.db
      .selectFrom('pending_change')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)
  })
})
