import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '../../platform/calendar/durations.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import type { TestAuthenticator } from '../../test-portal/test-authenticator.ts'
import { addPasskey, verificationOf } from '../../test-portal/test-passkey.ts'
import {
  type Browser,
  codeIn,
  openTestPortal,
  signIn,
  type TestPortal,
  wrongCode,
} from '../../test-portal/test-portal.ts'
import type { Mobile } from '../mobile/mobile.ts'
import type { TypedCode } from '../one-time-code/one-time-codes.ts'
import { choosePin } from '../payment-pin/chosen-pin.ts'
import { auditMobiles } from './accounts.module.ts'

let lastMobile = 9_844_400_000
const newMobile = () => String(++lastMobile)

interface Begun {
  readonly change: string
  readonly newNumber: TypedCode
  /** Missing if a passkey is to confirm. */
  readonly oldNumber?: TypedCode
}

describeOnStoresInFullSuite('changing the mobile number on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true, servers: 2 })
  })
  afterAll(() => portal?.close())

  const mobileChange = () => portal.services.mobileChange
  const customerOf = async (browser: Browser) => (await browser.session()).customer
  const mobileOf = async (browser: Browser) => (await customerOf(browser)).mobile

  const ask = async (browser: Browser, newMobile: string) =>
    mobileChange().begin(browser.client, await browser.session(), { newMobile })

  async function begin(browser: Browser, mobile: string): Promise<Begun> {
    const begun = await ask(browser, mobile)
    if (begun.outcome !== 'begun') throw new Error(`The change did not begin: ${begun.outcome}`)
    browser.take(begun.setCookies)
    const { change, newNumber, oldNumber } = begun
    return { change, newNumber: codeIn(newNumber), ...(oldNumber && { oldNumber: codeIn(oldNumber) }) }
  }

  const confirm = async (
    browser: Browser,
    typed: { change: string; newNumber?: TypedCode | undefined; oldNumber?: TypedCode | undefined },
  ) => {
    const progress = await mobileChange().confirm(browser.client, await browser.session(), typed)
    if (progress.outcome !== 'changed') return progress
    const { setCookies, ...changed } = progress
    browser.take(setCookies)
    return changed
  }

  async function confirmWithPasskey(browser: Browser, change: string, authenticator: TestAuthenticator) {
    const requested = { action: 'change-mobile', subject: change }
    const options = (await browser.post('/v1/api/passkeys/confirm/options', requested)).json()
    const body = { change, response: authenticator.get(options) }
    return browser.post('/v1/api/mobile/change/confirm-with-passkey', body)
  }

  /** Has a PIN and no passkey. */
  async function payingOwner(mobile: string): Promise<Browser> {
    const owner = await signIn(portal.browser(), mobile)
    const chosen = choosePin({ pin: '481516', again: '481516' }, mobile as Mobile)
    if (!chosen.ok) throw new Error(chosen.fault)
    const verification = await verificationOf(owner, { action: 'set-pin' })
    await portal.services.pins.set(verification, chosen.pin, { session: await owner.session() })
    return owner
  }

  /** The PIN and the browser are older than a day. */
  async function settledOwner(mobile: string): Promise<Browser> {
    const owner = await payingOwner(mobile)
    portal.clock.pass(25 * hourMs)
    return owner
  }

  test('takes both numbers, keeps the customer, and signs the other devices out', async () => {
    const [before, after] = [newMobile(), newMobile()]
    const browser = await settledOwner(before)
    const other = await signIn(portal.browser({ server: 1 }), before)
    const { id } = await customerOf(browser)

    expect(await confirm(browser, await begin(browser, after))).toMatchObject({ outcome: 'delayed' })
    portal.clock.pass(24 * hourMs)
    await portal.services.pendingChanges.runDueWork()
    expect(await customerOf(browser)).toMatchObject({ id, mobile: after })
    expect((await other.get('/v1/api/user/details')).json()).toEqual({ isLogin: false })

    const again = await signIn(portal.browser(), after)
    expect((await customerOf(again)).id).toBe(id)
  })

  test('signs out a thief with a copy of the cookies', async () => {
    const browser = await signIn(portal.browser(), newMobile())
    const { authenticator } = await addPasskey(browser)
    portal.clock.pass(25 * hourMs)
    // The present client: each request has its own.
    const copy = browser.client
    expect(await portal.services.sessions.fromRequest(copy)).not.toBeNull()
    const { change, newNumber } = await begin(browser, newMobile())
    await confirmWithPasskey(browser, change, authenticator)
    expect(await confirm(browser, { change, newNumber })).toMatchObject({ outcome: 'changed' })
    expect(await portal.services.sessions.fromRequest(copy)).toBeNull()
    expect((await browser.session()).customer.id).toBeDefined()
  })

  test('is not done by one number alone, and a wrong code does not undo the other', async () => {
    const before = newMobile()
    const browser = await settledOwner(before)
    const { change, newNumber, oldNumber = codeless } = await begin(browser, newMobile())

    expect(await confirm(browser, { change, newNumber })).toEqual({
      outcome: 'confirmed',
      stillMissing: 'old-number-or-passkey',
    })
    expect(await mobileOf(browser)).toBe(before)
    const mistyped = { ...oldNumber, code: wrongCode(oldNumber.code) }
    expect(await confirm(browser, { change, oldNumber: mistyped })).toMatchObject({
      outcome: 'wrong-code',
      number: 'old-number',
    })
    expect(await confirm(browser, { change, oldNumber })).toMatchObject({ outcome: 'delayed' })
  })

  test('takes the passkey where there is one, and no code to the old number', async () => {
    const [before, after] = [newMobile(), newMobile()]
    const browser = await signIn(portal.browser(), before)
    const { authenticator } = await addPasskey(browser)
    portal.clock.pass(25 * hourMs)

    const { change, newNumber, oldNumber } = await begin(browser, after)
    expect(oldNumber).toBeUndefined()
    expect((await confirmWithPasskey(browser, change, authenticator)).statusCode).toBe(200)
    expect(await mobileOf(browser)).toBe(before)
    expect(await confirm(browser, { change, newNumber })).toEqual({ outcome: 'changed', mobile: after })
  })

  test('is not done by codes alone once there is a passkey, even one added meanwhile', async () => {
    const before = newMobile()
    const browser = await settledOwner(before)
    const begun = await begin(browser, newMobile())
    const { authenticator } = await addPasskey(browser)
    const missing = { outcome: 'confirmed', stillMissing: 'old-number-or-passkey' }
    expect(await confirm(browser, begun)).toEqual(missing)
    expect(await mobileOf(browser)).toBe(before)
    const confirmed = await confirmWithPasskey(browser, begun.change, authenticator)
    expect(confirmed.json()).toEqual({ done: true, waiting_change: true })
    expect(await mobileOf(browser)).toBe(before)
  })

  test('waits a day, for the owner to cancel it, where the SIM and all cookies are copied', async () => {
    const [before, after] = [newMobile(), newMobile()]
    const owner = await settledOwner(before)
    const { id } = await customerOf(owner)
    const thief = portal.browser({ address: '203.0.113.80' })
    for (const [name, value] of owner.cookies) thief.cookies.set(name, value)
    expect(await confirm(thief, await begin(thief, after))).toMatchObject({ outcome: 'delayed' })
    expect(await mobileOf(owner)).toBe(before)
    const [waiting] = await portal.services.pendingChanges.list(id)
    expect(await portal.services.pendingChanges.cancel(await owner.session(), waiting?.id ?? '')).toBe(true)
  })

  test('waits as long with a first passkey that was added just before', async () => {
    const mobile = newMobile()
    const owner = await settledOwner(mobile)
    const thief = portal.browser()
    for (const [name, value] of owner.cookies) thief.cookies.set(name, value)
    const { authenticator } = await addPasskey(thief)
    const { change, newNumber } = await begin(thief, newMobile())
    await confirm(thief, { change, newNumber })
    const confirmed = await confirmWithPasskey(thief, change, authenticator)
    expect(confirmed.json()).toEqual({ done: true, waiting_change: true })
    expect(await mobileOf(thief)).toBe(mobile)
  })

  test("does not take another customer's passkey", async () => {
    const browser = await signIn(portal.browser(), newMobile())
    const thief = await signIn(portal.browser(), newMobile())
    const { authenticator: theirs } = await addPasskey(thief)
    const { change } = await begin(browser, newMobile())
    const refused = await confirmWithPasskey(browser, change, theirs)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().error.code).toBe('passkey_refused')
  })

  test("does not take a passkey for another customer's change", async () => {
    const victim = await signIn(portal.browser(), newMobile())
    const { change } = await begin(victim, newMobile())
    const thief = await signIn(portal.browser(), newMobile())
    const refused = await confirmWithPasskey(thief, change, (await addPasskey(thief)).authenticator)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().error.code).toBe('expired_code')
  })

  test("does not touch another customer's change, nor use its codes", async () => {
    const before = newMobile()
    const victim = await signIn(portal.browser(), before)
    const thief = await signIn(portal.browser(), newMobile())
    const theirs = await begin(victim, newMobile())
    const mine = await begin(thief, newMobile())
    const expired = { outcome: 'expired' }
    expect(await confirm(thief, { change: theirs.change, newNumber: mine.newNumber })).toEqual(expired)
    expect(await confirm(thief, { change: mine.change, oldNumber: theirs.oldNumber })).toMatchObject(expired)
    expect(await mobileOf(victim)).toBe(before)
  })

  test('does not take the code of one new number for another', async () => {
    const before = newMobile()
    const browser = await signIn(portal.browser(), before)
    const own = await begin(browser, newMobile())
    const coveted = await begin(browser, newMobile())
    const result = await confirm(browser, { ...coveted, newNumber: own.newNumber })
    expect(result).toMatchObject({ outcome: 'expired' })
    expect(await mobileOf(browser)).toBe(before)
  })

  test('belongs to the customer who began it, also in a browser that two share', async () => {
    const first = await signIn(portal.browser(), newMobile())
    const begun = await begin(first, newMobile())
    const mobile = newMobile()
    const second = await signIn(portal.browser(), mobile)
    second.cookies.set('chowk-browser', first.cookies.get('chowk-browser') ?? '')
    expect(await confirm(second, begun)).toEqual({ outcome: 'expired' })
    expect(await mobileOf(second)).toBe(mobile)
  })

  test('says that a number is taken only to someone who holds it', async () => {
    const taken = newMobile()
    await signIn(portal.browser(), taken)
    const browser = await signIn(portal.browser(), newMobile())
    const { change, newNumber, oldNumber } = await begin(browser, taken)
    expect(await confirm(browser, { change, newNumber, oldNumber })).toEqual({ outcome: 'number-in-use' })
  })

  test('says so to a passkey, too, by the name that the page looks for', async () => {
    const taken = newMobile()
    await signIn(portal.browser(), taken)
    const browser = await signIn(portal.browser(), newMobile())
    const { authenticator } = await addPasskey(browser)
    const { change, newNumber } = await begin(browser, taken)
    await confirm(browser, { change, newNumber })
    const refused = await confirmWithPasskey(browser, change, authenticator)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().error.code).toBe('number_in_use')
  })

  test('refuses the number that is already theirs', async () => {
    const mobile = newMobile()
    const browser = await signIn(portal.browser(), mobile)
    expect(await ask(browser, `0${mobile}`)).toEqual({ outcome: 'same-number' })
  })

  test('in the store, by somebody with its keys, is named by the audit', async () => {
    const browsers = [
      await signIn(portal.browser(), newMobile()),
      await signIn(portal.browser(), newMobile()),
    ]
    portal.clock.pass(hourMs)
    // One of them has changed it before, and is notified of something since.
    const [asha = portal.browser(), ravi = portal.browser()] = browsers
    await confirm(asha, await begin(asha, newMobile()))
    portal.clock.pass(hourMs)
    const [one, other] = [await customerOf(asha), await customerOf(ravi)]
    for (const { id } of [one, other]) await portal.services.accounts.updateProfile(id, { name: 'Asha' })
    const audit = (since = 0) =>
      portal.store.snapshot(db => auditMobiles(db, { since, at: portal.clock.now().getTime() }))
    const put = (id: string, mobile: string, changedAt?: number) =>
      portal.store.db
        .updateTable('customer')
        .set({ mobile: mobile as Mobile, ...(changedAt && { mobile_changed_at: changedAt }) })
        .where('id', '=', id)
        .execute()
    expect(await audit()).toEqual([])

    await put(one.id, newMobile())
    await put(other.id, one.mobile)
    await put(one.id, other.mobile)
    const elsewhere = [one, other].map(({ id }) =>
      expect.stringMatching(
        `^customer ${id}: on 2026-.* at another number, which they have not changed since$`,
      ),
    )
    expect((await audit()).toSorted()).toEqual(expect.arrayContaining(elsewhere))
    expect(await audit(portal.clock.now().getTime())).toEqual(expect.arrayContaining(elsewhere))

    await put(other.id, newMobile(), portal.clock.now().getTime())
    expect(await audit()).toContain(`customer ${other.id}: their number was changed, and nobody was notified`)
  })
})

const codeless = { challenge: '', code: '' }
