import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  openPayingPortal,
  Payer,
  type PayingPortal,
  recharge,
  testPin,
} from '../../bills/payments/test-payments.ts'
import { hourMs } from '../../platform/calendar/durations.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import type { TestAuthenticator } from '../../test-portal/test-authenticator.ts'
import { deliveredTo } from '../../test-portal/test-messages.ts'
import { addPasskey, verificationOf, verify } from '../../test-portal/test-passkey.ts'
import { type Browser, codeIn, signIn } from '../../test-portal/test-portal.ts'
import type { VerifiedPin } from '../payment-pin/payment-pin-row.ts'

let lastAccount = 70_000_000
const mobileEnding = (digit: number) => `98${String(++lastAccount).slice(-7)}${digit}`

describeOnStoresInFullSuite('a locked account on %s', kind => {
  let paying: PayingPortal

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
  })
  afterAll(() => paying?.close())

  const portal = () => paying.portal
  async function pinOf({ id }: Payer): Promise<VerifiedPin> {
    const checked = await portal().services.pins.check(id, testPin)
    if (checked.outcome !== 'right') throw new Error(`The PIN is not right: ${checked.outcome}`)
    return checked.pin
  }

  const locks = () => paying.portal.services.locks
  const mobileOf = ({ session }: Payer) => session.customer.mobile

  async function kindsTo(asha: Payer) {
    return (await deliveredTo(portal(), mobileOf(asha))).map(message => message.kind)
  }

  async function enterCode(asha: Payer, browser: Browser = portal().browser()) {
    await browser.open()
    return browser.enterCode(codeIn(await browser.requestCode(mobileOf(asha))))
  }

  async function provenStep(asha: Payer) {
    const entered = await enterCode(asha)
    if (entered.outcome !== 'locked') throw new Error(`Not locked: ${entered.outcome}`)
    return entered
  }

  async function notMeToken(asha: Payer) {
    await portal().services.accounts.updateProfile(asha.id, { name: `Asha ${++lastAccount}` })
    return tokenOf(asha, 'name-changed')
  }

  async function tokenOf(asha: Payer, kind: string) {
    const sentMessages = await deliveredTo(portal(), mobileOf(asha))
    const text = sentMessages.find(message => message.kind === kind)?.text ?? ''
    return /\nThis was not me: http:\/\/localhost:3000\/not-me\/([\w-]{22})$/.exec(text)?.[1] ?? ''
  }

  test('has no session on any device and no verification, and its owner is notified', async () => {
    const asha = await paying.customer()
    const elsewhere = portal().browser()
    await enterCode(asha, elsewhere)
    await verify(asha.browser, { action: 'add-passkey' })
    await locks().lock(asha.id)
    await expect(asha.browser.session()).rejects.toThrow('Nobody')
    await expect(elsewhere.session()).rejects.toThrow('Nobody')
    const verifications = await portal()
      .store.db.selectFrom('fresh_proof')
      .select('action')
      .where('session_id', '=', asha.session.id)
      .execute()
    expect(verifications).toEqual([])
    expect(await kindsTo(asha)).toContain('account-locked')
  })

  test('approves nothing and takes no money in, even with a session that is still open', async () => {
    const asha = await paying.customer()
    const fromWallet = await asha.confirm(
      await asha.start(recharge, { mobileNumber: mobileEnding(1) }),
      199_00,
    )
    const byUpi = await asha.confirm(
      await asha.start(recharge, { mobileNumber: mobileEnding(1) }),
      199_00,
      'upi',
    )
    await locks().lock(asha.id)
    expect(await asha.approve(fromWallet, await asha.code(fromWallet))).toEqual({ outcome: 'account-locked' })
    expect(await asha.approveInUpiApp(byUpi)).toEqual({
      outcome: 'account-locked',
    })
    await expect(
      portal().services.wallet.addMoney(asha.id, { amountPaise: 100_00, key: 'add-while-locked' }),
    ).rejects.toThrow('locked')
    expect(await asha.balance()).toMatchObject({ heldPaise: 0 })
  })

  test('lets what was pending end as it ends', async () => {
    const asha = await paying.customer()
    const pending = await asha.recharge(mobileEnding(3))
    expect(pending.stage).toBe('sent')
    await locks().lock(asha.id)
    await paying.pass(30)
    expect(await asha.orderState(pending)).toBe('paid')
    expect(await kindsTo(asha)).toContain('payment-made')
    expect(await paying.differences()).toEqual([])
  })

  test('opens with PIN and code 24 hours after that was asked for, and no sooner', async () => {
    const asha = await paying.customer()
    await locks().lock(asha.id)
    expect(await locks().requestUnlock(await provenStep(asha))).toBeUndefined()
    const from = await locks().requestUnlock(await provenStep(asha), await pinOf(asha))
    expect(from).toEqual(new Date(portal().clock.now().getTime() + 24 * hourMs))
    expect(await kindsTo(asha)).toContain('unlock-asked')

    portal().clock.pass(24 * hourMs - 1000)
    expect(await enterCode(asha)).toMatchObject({ outcome: 'locked', unlockFrom: Number(from) })
    portal().clock.pass(1000)
    expect(await enterCode(asha)).toMatchObject({ outcome: 'signed-in' })
    expect(await kindsTo(asha)).toContain('account-unlocked')
  })

  describe('by a copied session opens at once with PIN and code', () => {
    const weekMs = 7 * 24 * hourMs
    async function requestedIn(asha: Payer, browser: Browser) {
      const entered = await enterCode(asha, browser)
      if (entered.outcome !== 'locked') throw new Error(`Not locked: ${entered.outcome}`)
      return locks().requestUnlock(entered, await pinOf(asha), browser.client)
    }

    test('in any browser known before the lock, as its message says, and in no other', async () => {
      const asha = await paying.customer()
      const laptop = portal().browser()
      expect(await enterCode(asha, laptop)).toMatchObject({ outcome: 'signed-in' })
      await locks().lock(asha.id)
      const news = (await deliveredTo(portal(), mobileOf(asha))).find(({ kind }) => kind === 'account-locked')
      expect(news?.text).toContain(
        'sign in with an OTP and your payment PIN in a browser you have signed in with before',
      )
      expect(await requestedIn(asha, portal().browser())).toBeInstanceOf(Date)
      expect(
        await locks().requestUnlock(await provenStep(asha), undefined, asha.browser.client),
      ).toBeUndefined()
      expect(await requestedIn(asha, laptop)).toBe('opened')
      expect(await enterCode(asha)).toMatchObject({ outcome: 'signed-in' })
      expect(await kindsTo(asha)).toContain('account-unlocked')
    })

    test('not where the PIN was just reset, there is a passkey, or the owner’s link locked it', async () => {
      const withPasskey = await paying.customer()
      await addPasskey(withPasskey.browser)
      const byLink = await paying.customer()
      const reset = await paying.customer()
      portal().clock.pass(weekMs + hourMs)
      await portal()
        .store.db.updateTable('payment_pin')
        .set({ reset_at: portal().clock.now().getTime() })
        .where('customer_id', '=', reset.id)
        .execute()
      for (const { id } of [withPasskey, reset]) await locks().lock(id)
      await locks().lockByToken(await notMeToken(byLink))
      for (const [each, way] of [
        [withPasskey, 'with your passkey'],
        [reset, 'it opens 24 hours later'],
        [byLink, 'it opens 24 hours later'],
      ] as const) {
        const { messages } = await portal().services.messages.list(each.id)
        expect(messages.map(({ text }) => text).join()).toContain(way)
        expect(await requestedIn(each, each.browser)).toBeInstanceOf(Date)
      }
    })
  })

  describe('without a PIN and a passkey opens at once with a code', () => {
    async function withoutPin() {
      const mobile = mobileEnding(1)
      const home = await signIn(portal().browser(), mobile)
      const phone = await signIn(portal().browser(), mobile)
      const { id } = (await home.session()).customer
      portal().clock.pass(25 * hourMs)
      const requestedIn = async (browser: Browser) => {
        await browser.open()
        const entered = await browser.enterCode(codeIn(await browser.requestCode(mobile)))
        if (entered.outcome !== 'locked') throw new Error(`Not locked: ${entered.outcome}`)
        return locks().requestUnlock(entered, undefined, browser.client)
      }
      return { id, mobile, home, phone, askedIn: requestedIn }
    }

    test('in browsers known for a day, where a copied session locked it, as its message says', async () => {
      const { id, mobile, home, askedIn: requestedIn } = await withoutPin()
      const young = await signIn(portal().browser(), mobile)
      await locks().lock(id, portal().browser().client)
      const news = (await deliveredTo(portal(), mobile)).find(({ kind }) => kind === 'account-locked')
      expect(news?.text).toContain(
        'To unlock it at once, sign in with an OTP in the browser you usually use.',
      )
      for (const browser of [young, portal().browser()])
        expect(await requestedIn(browser)).toBeInstanceOf(Date)
      expect(await requestedIn(home)).toBe('opened')
    })

    test('only in the browser where its owner locked it: a stolen phone waits', async () => {
      const { id, home, phone, askedIn: requestedIn } = await withoutPin()
      await locks().lock(id, home.client)
      expect(await requestedIn(phone)).toBeInstanceOf(Date)
      expect(await requestedIn(home)).toBe('opened')
    })

    test('where the account was made in the browser, or it is older than a PIN and a passkey of the last day', async () => {
      const made = await paying.customer({ isNew: true })
      await addPasskey(made.browser)
      await locks().lock(made.id, portal().browser().client)
      const entered = await provenStep(made)
      expect(await locks().requestUnlock(entered, undefined, portal().browser().client)).toBeInstanceOf(Date)
      expect(await locks().requestUnlock(entered, undefined, made.browser.client)).toBe('opened')

      const { id, home, phone, askedIn: requestedIn } = await withoutPin()
      await new Payer(portal(), home, await home.session()).setPin()
      await locks().lock(id, home.client)
      expect(await requestedIn(phone)).toBeInstanceOf(Date)
      expect(await requestedIn(home)).toBe('opened')
    })

    test('nowhere after ‘This was not me’', async () => {
      const { id, mobile, home, askedIn: requestedIn } = await withoutPin()
      await portal().services.accounts.updateProfile(id, { name: 'Asha' })
      const sentMessages = await deliveredTo(portal(), mobile)
      const text = sentMessages.find(({ kind }) => kind === 'name-changed')?.text ?? ''
      expect(await locks().lockByToken(/not-me\/([\w-]{22})$/.exec(text)?.[1] ?? '')).toBe(true)
      expect(await requestedIn(home)).toBeInstanceOf(Date)
    })
  })

  test('stays locked when its owner says so, whatever was verified before', async () => {
    const asha = await paying.customer()
    await locks().lock(asha.id)
    const verified = await provenStep(asha)
    await locks().requestUnlock(verified, await pinOf(asha))
    portal().clock.pass(1000)
    await locks().refuseUnlock(verified)
    expect(await locks().requestUnlock(verified, await pinOf(asha))).toBeUndefined()
    portal().clock.pass(25 * hourMs)
    expect(await enterCode(asha)).toMatchObject({ outcome: 'locked', unlockFrom: undefined })
  })

  async function unlocksWith(authenticator: TestAuthenticator): Promise<boolean> {
    const visitor = await portal().browser().open()
    const options = (await visitor.post('/v1/api/account/unlock/options')).json()
    return (await visitor.post('/v1/api/account/unlock', authenticator.get(options))).statusCode === 200
  }

  test('is opened by nothing that a thief with the SIM has added since: the PIN is not asked for, the passkey waits', async () => {
    const asha = await paying.customer()
    portal().clock.pass(25 * hourMs)
    const thief = portal().browser()
    await enterCode(asha, thief)
    const { authenticator } = await addPasskey(thief)
    await portal()
      .store.db.updateTable('payment_pin')
      .set({ set_at: portal().clock.now().getTime() })
      .where('customer_id', '=', asha.id)
      .execute()
    await locks().lock(asha.id)
    expect(await unlocksWith(authenticator)).toBe(false)
    const verified = await provenStep(asha)
    expect(verified).toMatchObject({ asksPin: false, hasPasskey: false })
    expect(await locks().requestUnlock(verified, undefined, thief.client)).toBeInstanceOf(Date)
  })

  test('opens at once with the owner’s PIN although somebody has added a passkey', async () => {
    const asha = await paying.customer()
    portal().clock.pass(25 * hourMs)
    await addPasskey(asha.browser)
    await locks().lock(asha.id)
    const entered = await enterCode(asha, asha.browser)
    if (entered.outcome !== 'locked') throw new Error(`Not locked: ${entered.outcome}`)
    expect(await locks().requestUnlock(entered, await pinOf(asha), asha.browser.client)).toBe('opened')
  })

  test('opens with a passkey at once, but not unawares', async () => {
    const asha = await paying.customer()
    const { authenticator } = await addPasskey(asha.browser)
    portal().clock.pass(24 * hourMs)
    await locks().lock(asha.id)
    const visitor = await portal().browser().open()
    const answer = async (options: string) => authenticator.get((await visitor.post(options)).json())
    const toSignIn = await answer('/v1/api/passkeys/authenticate/options')
    const opens = await visitor.post('/v1/api/account/unlock', toSignIn)
    expect([opens.statusCode, opens.json().error.code]).toEqual([422, 'passkey_refused'])
    const refused = await visitor.post('/v1/api/passkeys/authenticate/verify', toSignIn)
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'account_locked'])
    const toUnlock = await answer('/v1/api/account/unlock/options')
    const opened = await visitor.post('/v1/api/account/unlock', toUnlock)
    expect(opened.statusCode, opened.body).toBe(200)
    expect((await visitor.session()).customer.id).toBe(asha.id)
  })

  test('is what the link in a message leads to: looking does nothing, the button locks once', async () => {
    const asha = await paying.customer()
    const token = await notMeToken(asha)
    expect([await locks().isLinkValid(token), await locks().isLinkValid(token)]).toEqual([true, true])
    expect((await asha.browser.session()).customer.id).toBe(asha.id)

    const pressed = await Promise.all([locks().lockByToken(token), locks().lockByToken(token)])
    expect(pressed.sort()).toEqual([false, true])
    await expect(asha.browser.session()).rejects.toThrow('Nobody')
    expect(await locks().isLinkValid(token)).toBe(false)
    expect(await locks().lockByToken('A'.repeat(22))).toBe(false)
  })

  test('the link leaves passkeys that are older than a day: a thief with the SIM has the link, too', async () => {
    const asha = await paying.customer()
    const { authenticator } = await addPasskey(asha.browser)
    portal().clock.pass(25 * hourMs)
    await locks().lockByToken(await notMeToken(asha))
    expect(await portal().services.passkeys.list(asha.id)).toHaveLength(1)
    expect(await unlocksWith(authenticator)).toBe(true)
  })

  test('a passkey that was added since the message, or the day before it, opens nothing at once', async () => {
    const asha = await paying.customer()
    const link = await notMeToken(asha)
    const { authenticator } = await addPasskey(asha.browser)
    portal().clock.pass(3 * 24 * hourMs)
    await locks().lockByToken(link)
    expect(await unlocksWith(authenticator)).toBe(false)
    expect(await provenStep(asha)).toMatchObject({ hasPasskey: false })
  })

  test('the link takes away the passkeys of the last day: a thief’s would open the account again', async () => {
    const asha = await paying.customer()
    const { authenticator } = await addPasskey(asha.browser)
    await locks().lockByToken(await notMeToken(asha))
    expect(await portal().services.passkeys.list(asha.id)).toEqual([])
    const thief = await portal().browser().open()
    const options = (await thief.post('/v1/api/account/unlock/options')).json()
    const opened = await thief.post('/v1/api/account/unlock', authenticator.get(options))
    expect(opened.statusCode).not.toBe(200)
    expect(await kindsTo(asha)).toContain('passkey-removed')
  })

  test('the link in the message about an unlocking cancels it; an earlier one does not', async () => {
    const asha = await paying.customer()
    const older = await notMeToken(asha)
    await locks().lock(asha.id)
    await locks().requestUnlock(await provenStep(asha), await pinOf(asha))
    const newest = await tokenOf(asha, 'unlock-asked')
    expect(await locks().lockByToken(older)).toBe(false)
    expect(await provenStep(asha)).toMatchObject({ unlockFrom: expect.any(Number) })
    expect(await locks().lockByToken(newest)).toBe(true)
    portal().clock.pass(25 * hourMs)
    expect(await enterCode(asha)).toMatchObject({ outcome: 'locked', unlockFrom: undefined })
  })

  test('one link uses up all that were sent before, also in a message that is still on its way', async () => {
    const asha = await paying.customer()
    const [first, second] = [await notMeToken(asha), await notMeToken(asha)]
    await portal().services.accounts.updateProfile(asha.id, { name: 'Meera' })
    expect(await locks().lockByToken(second)).toBe(true)
    const late = await tokenOf(asha, 'name-changed')
    expect(late).not.toBe('')
    for (const link of [first, second, late]) expect(await locks().lockByToken(link)).toBe(false)
  })

  test('links of before the account was opened again take no passkey away after it', async () => {
    const asha = await paying.customer()
    const { authenticator } = await addPasskey(asha.browser)
    portal().clock.pass(24 * hourMs)
    const link = await notMeToken(asha)
    await locks().lock(asha.id)
    const visitor = await portal().browser().open()
    const options = (await visitor.post('/v1/api/account/unlock/options')).json()
    await visitor.post('/v1/api/account/unlock', authenticator.get(options))
    expect(await locks().lockByToken(link)).toBe(false)
    expect(await portal().services.passkeys.list(asha.id)).toHaveLength(1)
  })

  test('after signing out everywhere only the link in the news of that locks', async () => {
    const asha = await paying.customer()
    const link = await notMeToken(asha)
    await portal().services.sessions.revokeAll(
      await verificationOf(asha.browser, { action: 'sign-out-everywhere' }),
    )
    const newest = await tokenOf(asha, 'signed-out-everywhere')
    expect(await locks().lockByToken(link)).toBe(false)
    expect(await locks().lockByToken(newest)).toBe(true)
  })

  test('the link is good for a week, and the store alone does not hold it', async () => {
    const asha = await paying.customer()
    const token = await notMeToken(asha)
    const rows = await portal().store.db.selectFrom('message').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    portal().clock.pass(7 * 24 * hourMs)
    expect(await locks().isLinkValid(token)).toBe(false)
    expect(await locks().lockByToken(token)).toBe(false)
  })

  test('that somebody opened in the store is named by the audit, and none that its owner opened', async () => {
    const asha = await paying.customer()
    await locks().lock(asha.id)
    expect(await paying.differences()).toEqual([])
    const { db } = portal().store
    const theirs = db.deleteFrom('account_lock').where('customer_id', '=', asha.id)
    const lock = await theirs.returningAll().executeTakeFirstOrThrow()
    expect(await paying.differences()).toEqual([
      expect.stringMatching(`^customer ${asha.id}: they were notified on 2026-.* is locked, and it is open$`),
    ])
    await db.insertInto('account_lock').values(lock).execute()
  })
})
