import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayingPortal, Payer, type PayingPortal, testPin } from '../../bills/payments/test-payments.ts'
import { dayMs, minuteMs } from '../../platform/calendar/durations.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { TestAuthenticator } from '../../test-portal/test-authenticator.ts'
import { signInWithPasskey, verify } from '../../test-portal/test-passkey.ts'
import { type Browser, codeIn, signIn, testOrigin } from '../../test-portal/test-portal.ts'
import type { ProtectedAction, RequestedAction } from '../verification/verification.ts'

const otherPin = '162342'

describeOnStoresInFullSuite('a browser that is new to a customer with a PIN and no passkey, on %s', kind => {
  let paying: PayingPortal

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
  })
  afterAll(() => paying?.close())

  const services = () => paying.portal.services
  const waiting = ({ id }: Payer) => services().pendingChanges.list(id)
  const isPin = async ({ id }: Payer, pin: string) => (await services().pins.check(id, pin)).outcome

  async function passes(ms: number) {
    paying.portal.clock.pass(ms)
    await services().pendingChanges.runDueWork()
    await services().closing.runDueWork()
  }

  /** The owner, and a thief with the SIM in a browser of their own. */
  async function ownerAndThief() {
    const owner = await paying.customer({ balancePaise: 0 })
    paying.portal.clock.pass(2 * minuteMs)
    return { owner, thief: await elsewhere(owner) }
  }

  async function elsewhere({ session }: Payer): Promise<Payer> {
    const browser = await signIn(paying.portal.browser(), session.customer.mobile)
    return new Payer(paying.portal, browser, await browser.session())
  }

  async function makePasskey(browser: Browser): Promise<TestAuthenticator> {
    const authenticator = new TestAuthenticator(testOrigin)
    const options = (await browser.post('/v1/api/passkeys/register/options')).json()
    await browser.post('/v1/api/passkeys/register/verify', authenticator.create(options))
    return authenticator
  }

  async function proveWithPin({ browser, session }: Payer, requested: RequestedAction, pin: string) {
    const { stepUp } = services()
    const sent = await stepUp.sendCode(browser.client, session, requested)
    if (sent.outcome === 'sent') browser.take(sent.setCookies)
    const verified = await stepUp.byCodeAndPin(browser.client, session, requested, { ...codeIn(sent), pin })
    if (verified.outcome === 'verified') browser.take(verified.setCookies)
    return verified
  }

  async function close({ browser }: Payer) {
    const verification = await services().stepUp.take(await browser.session(), { action: 'close-account' })
    if (!verification) throw new Error('There is no verification.')
    return services().closing.close(verification, { paidOutPaise: 0, givenUpPaise: 0 })
  }

  test('replaces the PIN only after a day, unless it says the one before', async () => {
    const { owner, thief } = await ownerAndThief()
    expect(await thief.setPin({ pin: otherPin })).toBe('delayed')
    expect(await waiting(owner)).toMatchObject([{ kind: 'reset-pin' }])
    await passes(dayMs - minuteMs)
    expect(await isPin(owner, testPin)).toBe('right')
    await passes(minuteMs)
    expect(await isPin(owner, otherPin)).toBe('right')
    expect(await waiting(owner)).toEqual([])

    const { owner: other, thief: newPhone } = await ownerAndThief()
    const former = await services().pins.check(other.id, testPin)
    if (former.outcome !== 'right') throw new Error(former.outcome)
    expect(await newPhone.setPin({ pin: otherPin, former: former.pin })).toBe('changed')
  })

  test('adds a passkey at once with the PIN, and without it after a day', async () => {
    const { owner, thief } = await ownerAndThief()
    await verify(thief.browser, { action: 'add-passkey' })
    const passkey = await makePasskey(thief.browser)
    expect(await waiting(owner)).toMatchObject([{ kind: 'add-passkey' }])
    expect((await signInWithPasskey(paying.portal.browser(), passkey)).statusCode).toBe(422)
    await passes(dayMs)
    expect((await signInWithPasskey(paying.portal.browser(), passkey)).statusCode).toBe(200)

    const { owner: other, thief: newPhone } = await ownerAndThief()
    await proveWithPin(newPhone, { action: 'add-passkey' }, testPin)
    const own = await makePasskey(newPhone.browser)
    expect(await waiting(other)).toEqual([])
    expect((await signInWithPasskey(paying.portal.browser(), own)).statusCode).toBe(200)
  })

  test('closes the account at once with the PIN, and without it after a day', async () => {
    const { owner, thief } = await ownerAndThief()
    await verify(thief.browser, { action: 'close-account' })
    expect(await close(thief)).toBe('delayed')
    await passes(dayMs - minuteMs)
    expect(await services().sessions.fromRequest(owner.browser.client)).not.toBeNull()
    await passes(minuteMs)
    expect(await services().sessions.fromRequest(owner.browser.client)).toBeNull()

    const { thief: newPhone } = await ownerAndThief()
    await proveWithPin(newPhone, { action: 'close-account' }, testPin)
    expect(await close(newPhone)).toBe('closed')
    expect(await paying.differences()).toEqual([])
  })

  test('nothing comes of what the owner cancels, or of what a lock ends', async () => {
    const { owner, thief } = await ownerAndThief()
    await thief.setPin({ pin: otherPin })
    const [change] = await waiting(owner)
    expect(await services().pendingChanges.cancel(owner.session, change?.id ?? '')).toBe(true)
    await thief.setPin({ pin: otherPin })
    await services().locks.lock(owner.id)
    await passes(2 * dayMs)
    expect(await isPin(owner, testPin)).toBe('right')
  })

  test('signs no device out, and neither exports data nor verifies an identity, without the PIN for a day', async () => {
    const { owner, thief } = await ownerAndThief()
    for (const requested of [
      { action: 'sign-out-everywhere' },
      { action: 'sign-out-device', subject: owner.session.id },
      { action: 'export-data' },
      { action: 'verify-identity' },
    ] as const) {
      await expect(verify(thief.browser, requested)).rejects.toThrow('Not verified: expired')
      expect(
        await services().stepUp.outcomeWithoutPin(thief.browser.client, thief.session, requested.action),
      ).toBe('refused')
      expect(await proveWithPin(thief, requested, testPin)).toMatchObject({ outcome: 'verified' })
    }
    paying.portal.clock.pass(dayMs)
    await verify(thief.browser, { action: 'export-data' })
  })

  test('has as many tries at the PIN as a payment has, and none without the code', async () => {
    const { thief } = await ownerAndThief()
    const adding = { action: 'add-passkey' } as const
    expect(await proveWithPin(thief, adding, '700107')).toEqual({ outcome: 'wrong-pin', triesLeft: 4 })
    const { browser, session } = thief
    const typed = { challenge: 'x'.repeat(43), code: '000000', pin: '700108' }
    await services().stepUp.byCodeAndPin(browser.client, session, adding, typed)
    paying.portal.clock.pass(minuteMs)
    expect(await proveWithPin(thief, adding, '700109')).toEqual({ outcome: 'wrong-pin', triesLeft: 3 })
  })

  test('is new for a day, and never where the account was made in it', async () => {
    const isNew = async ({ browser, session }: Payer) =>
      services().stepUp.isNewBrowser(browser.client, session)
    const { owner, thief } = await ownerAndThief()
    expect(await isNew(owner)).toBe(false)
    expect(await isNew(thief)).toBe(true)
    expect(await isNew(await paying.customer({ balancePaise: 0, isNew: true }))).toBe(false)
    paying.portal.clock.pass(dayMs)
    expect(await isNew(thief)).toBe(false)
  })

  test('asks for no PIN what another page asks for, or where there is none', async () => {
    const { thief } = await ownerAndThief()
    const { stepUp } = services()
    const asks = (action: ProtectedAction, payer = thief) =>
      stepUp.outcomeWithoutPin(payer.browser.client, payer.session, action)
    expect(await asks('set-pin')).toBeUndefined()
    expect(await asks('add-passkey')).toBe('delayed')
    const { db } = paying.portal.store
    await db.deleteFrom('payment_pin').where('customer_id', '=', thief.id).execute()
    expect(await asks('add-passkey')).toBeUndefined()
  })
})
