// @module-tag slow
// Somebody can write to the database, but does not have CHOWK_SECRET.

import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openPayingPortal,
  type Payer,
  type PayingPortal,
  recharge,
} from '../../bills/payments/test-payments.ts'
import { runLedgerAudit } from '../../money/checks/audit-ledger.ts'
import { dayMs } from '../../platform/calendar/durations.ts'
import { portalCookies } from '../../platform/cookies/cookies.ts'
import { derivedKeys } from '../../platform/keys/derived-key.ts'
import { newOpaqueToken, tokenHash } from '../../platform/keys/opaque-token.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { audit } from '../../programs/audit.ts'
import { ended } from '../../programs/test-program.ts'
import { createServices } from '../../services.ts'
import { TestAuthenticator } from '../../test-portal/test-authenticator.ts'
import { TestDevice } from '../../test-portal/test-device.ts'
import { addPasskey, signInWithPasskey } from '../../test-portal/test-passkey.ts'
import {
  type Browser,
  codeIn,
  newCustomer,
  openTestPortal,
  signIn,
  testOrigin,
  testSecret,
} from '../../test-portal/test-portal.ts'
import type { DeviceKey } from '../bound-devices/bound-devices.ts'
import type { Mobile } from '../mobile/mobile.ts'
import { challengeSubject } from '../verification/verification.ts'
import { auditCredentials } from './audit-credentials.ts'

const sessionCookie = portalCookies(testOrigin).session.name
let lastAccount = 900

describeOnStoresInFullSuite('without the secret, on %s', kind => {
  let paying: PayingPortal
  let victim: Payer
  let thief: Payer

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
    victim = await paying.customer()
    thief = await paying.customer()
  })
  afterAll(() => paying?.close())

  const db = () => paying.portal.store.db

  const named = () => auditCredentials(db(), derivedKeys([testSecret], 'credential'))

  const isSignedIn = async (browser: Browser) =>
    (await paying.portal.services.sessions.fromRequest(browser)) !== null

  test('a passkey that was moved to another customer signs nobody in, and the audit names it', async () => {
    const { authenticator } = await addPasskey(thief.browser)
    expect((await signInWithPasskey(paying.portal.browser(), authenticator)).statusCode).toBe(200)
    expect(await named()).toEqual([])

    await db().updateTable('passkey').set({ customer_id: victim.id }).execute()
    const browser = paying.portal.browser()
    expect((await signInWithPasskey(browser, authenticator)).statusCode).toBe(422)
    expect(await isSignedIn(browser)).toBe(false)
    expect(await named()).toEqual([
      `passkey ${authenticator.id.toString('base64url')} of ${victim.id}: its MAC is not of a key of ours`,
    ])

    await db().updateTable('passkey').set({ customer_id: thief.id }).execute()
    expect((await signInWithPasskey(browser, authenticator)).statusCode).toBe(200)
    await db().deleteFrom('passkey').execute()
  })

  test('a session that was inserted or moved is nobody’s, and the audit names it', async () => {
    const own = await db()
      .selectFrom('session')
      .selectAll()
      .where('id', '=', thief.session.id)
      .executeTakeFirstOrThrow()
    const token = newOpaqueToken()
    const forged = { ...own, id: 'forged', token_hash: tokenHash(token), customer_id: victim.id }
    await db().insertInto('session').values(forged).execute()
    const browser = paying.portal.browser()
    browser.cookies.set(sessionCookie, token)
    expect(await isSignedIn(browser)).toBe(false)
    expect(await named()).toEqual([`session forged of ${victim.id}: its MAC is not of a key of ours`])
    await db().deleteFrom('session').where('id', '=', 'forged').execute()

    const moved = { customer_id: victim.id }
    await db().updateTable('session').set(moved).where('id', '=', own.id).execute()
    expect(await isSignedIn(thief.browser)).toBe(false)
    await db().updateTable('session').set({ customer_id: thief.id }).where('id', '=', own.id).execute()
    expect(await isSignedIn(thief.browser)).toBe(true)
  })

  test('a bound device that was inserted approves nothing, and the audit names it', async () => {
    const device = new TestDevice()
    const draft = await victim.confirm(
      await victim.start(recharge, { mobileNumber: `9811100${++lastAccount}` }),
      50_00,
    )
    const { id: session_id } = victim.session
    const forged = { session_id, public_key: device.publicKey as DeviceKey, bound_at: 1, mac: '' }
    await db()
      .insertInto('bound_device')
      .values({ ...forged, customer_id: victim.id })
      .execute()
    expect(await victim.payments.textToSign(victim.session, draft.reference)).toBeUndefined()
    const text = `Approve a payment\nReference: ${draft.reference}\nTo: ${recharge}, ${draft.account}\nAmount: 5000 paise\nFrom: wallet`
    expect(await victim.approve(draft, { signature: device.sign(text) })).toEqual({ outcome: 'code-needed' })
    expect(await named()).toEqual([
      `bound device ${session_id} of ${victim.id}: its MAC is not of a key of ours`,
    ])
    await db().deleteFrom('bound_device').execute()
    await victim.setPin({ deviceKey: device.publicKey })
    expect(await victim.payments.textToSign(victim.session, draft.reference)).toBe(text)
    expect(await named()).toEqual([])
  })

  test('a known browser that was inserted, moved or made older is unknown, and the audit names it', async () => {
    const { services } = paying.portal
    const seenThere = async ({ browser }: Payer, { session }: Payer) => ({
      isNew: await services.stepUp.isNewBrowser(browser.client, session),
      isLimited: (await services.payments.newDeviceLimit(browser.client, session)) !== undefined,
    })
    await victim.setPin()
    await thief.setPin()
    await victim.growOld()
    await thief.growOld()
    // A browser in which the account was just made is its owner's.
    paying.portal.clock.pass(120_000)
    const at = paying.portal.clock.now().getTime()
    const { mobile } = thief.session.customer
    const rows = () => db().selectFrom('known_browser').selectAll().where('mobile', '=', mobile)
    const own = await rows().executeTakeFirstOrThrow()
    expect(await seenThere(thief, thief)).toEqual({ isNew: false, isLimited: false })
    const forged = { ...own, mobile: victim.session.customer.mobile, first_proven_at: 0 }
    await db().insertInto('known_browser').values(forged).execute()
    expect(await seenThere(thief, victim)).toEqual({ isNew: true, isLimited: true })
    expect(await named()).toEqual([`known browser ${own.browser_hash}: its MAC is not of a key of ours`])
    // With the SIM and a genuine sign-in the forged age is not taken over.
    const { browser } = thief
    await signIn(browser, forged.mobile)
    const session = await browser.session()
    expect(await services.stepUp.isNewBrowser(browser.client, session)).toBe(true)
    expect(await services.payments.newDeviceLimit(browser.client, session)).toMatchObject({
      until: new Date(at + dayMs),
    })
    const aged = db().updateTable('known_browser').set({ first_proven_at: 1 })
    await aged.where('first_proven_at', '=', at).execute()
    expect(await services.stepUp.isNewBrowser(browser.client, session)).toBe(true)
    expect(await named()).toHaveLength(1)
    await db().deleteFrom('known_browser').where('first_proven_at', '=', 1).execute()
    expect(await named()).toEqual([])
  })

  test('a passkey that waits for a day does not count before, whatever its rows say', async () => {
    const { browser } = await paying.customer()
    const { authenticator: first } = await addPasskey(browser)
    const { authenticator } = await addPasskey(browser, new TestAuthenticator(testOrigin))
    const at = paying.portal.clock.now().getTime()
    await db().updateTable('pending_change').set({ due_at: at }).execute()
    await paying.portal.services.pendingChanges.runDueWork()
    expect((await signInWithPasskey(paying.portal.browser(), authenticator)).statusCode).toBe(422)
    // With the time that its MAC contains it only counts then.
    const id = authenticator.id.toString('base64url')
    await db()
      .updateTable('passkey')
      .set({ created_at: at + dayMs })
      .where('id', '=', id)
      .execute()
    expect((await signInWithPasskey(paying.portal.browser(), authenticator)).statusCode).toBe(422)
    expect((await signInWithPasskey(paying.portal.browser(), first)).statusCode).toBe(200)
    paying.portal.clock.pass(dayMs)
    expect((await signInWithPasskey(paying.portal.browser(), authenticator)).statusCode).toBe(200)
  })

  test('a code that was moved to another number, or to another action, is no right one', async () => {
    const browser = paying.portal.browser()
    const { mobile } = victim.session.customer
    const sent = await browser.requestCode(thief.session.customer.mobile)
    await db().updateTable('code_challenge').set({ mobile }).where('used_at', 'is', null).execute()
    expect((await browser.enterCode(codeIn(sent))).outcome).toBe('wrong-code')

    const { stepUp } = paying.portal.services
    const { client } = victim.browser
    const typed = codeIn(await stepUp.sendCode(client, victim.session, { action: 'export-data' }))
    const subject = challengeSubject(victim.session.id, { action: 'set-pin' })
    await db().updateTable('code_challenge').set({ subject }).where('id', '=', typed.challenge).execute()
    expect(await stepUp.byCode(client, victim.session, { action: 'set-pin' }, typed)).toMatchObject({
      outcome: 'wrong-code',
    })
  })

  test('a verification that was inserted is none', async () => {
    const { stepUp } = paying.portal.services
    const verificationToken = newOpaqueToken()
    const at = paying.portal.clock.now().getTime()
    await db()
      .insertInto('fresh_proof')
      .values({
        ...{ session_id: victim.session.id, action: 'set-pin', subject: '', way: 'code' },
        ...{ token_hash: tokenHash(verificationToken), given_at: at, expires_at: at + 60_000 },
      })
      .execute()
    const session = { ...victim.session, verificationToken }
    expect(await stepUp.take(session, { action: 'set-pin' })).toBeUndefined()
  })

  test('a new number that was inserted as waiting is refused, and the audit names it', async () => {
    const { browser, id: customerId, session } = await paying.customer()
    const { mobile } = session.customer
    const at = paying.portal.clock.now().getTime()
    await db()
      .insertInto('pending_change')
      .values({
        ...{ id: 'forged', customer_id: customerId, kind: 'change-mobile', session_id: session.id },
        ...{ details: JSON.stringify({ mobile: '9833399999' }), asked_at: at - dayMs, due_at: at },
      })
      .execute()
    expect(await named()).toEqual([`pending change forged of ${customerId}: its MAC is not of a key of ours`])
    await paying.portal.services.pendingChanges.runDueWork()
    expect((await browser.session()).customer.mobile).toBe(mobile)
    const { ended_as } = await db()
      .selectFrom('pending_change')
      .select('ended_as')
      .where('id', '=', 'forged')
      .executeTakeFirstOrThrow()
    expect(ended_as).toBe('refused')
  })

  test('a number that was moved to another customer signs nobody in, is logged, and the audit names it', async () => {
    const [owner, own] = [await paying.customer(), await paying.customer()]
    const numberOf = async ({ id }: Payer) =>
      db()
        .selectFrom('customer')
        .select(['mobile', 'mobile_changed_at', 'mobile_mac'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const put = ({ id }: Payer, number: Partial<Awaited<ReturnType<typeof numberOf>>>) =>
      db().updateTable('customer').set(number).where('id', '=', id).execute()
    const enter = async (mobile: string) => {
      const browser = await paying.portal.browser().open()
      const entered = await browser.enterCode(codeIn(await browser.requestCode(mobile)))
      expect(await isSignedIn(browser)).toBe(entered.outcome === 'signed-in')
      return entered.outcome
    }
    const before = await numberOf(owner)
    const theirs = await numberOf(own)
    const mobile = '9833388888' as Mobile
    const mobile_changed_at = paying.portal.clock.now().getTime()
    const difference = `number of ${owner.id}: its MAC is not of a key of ours`
    await put(own, { mobile: null })
    const forgeries = [
      { mobile },
      { mobile, mobile_changed_at },
      { mobile, mobile_mac: null },
      // With the MAC of the attacker's own number.
      theirs,
      { ...theirs, mobile_changed_at },
    ]
    for (const forged of forgeries) {
      await put(owner, { ...before, ...forged })
      expect(await enter(forged.mobile ?? '')).toBe('expired')
      expect(paying.portal.log.at(-1)).toMatch(`"customerId":"${owner.id}"`)
      expect(await named()).toContain(difference)
    }
    await put(owner, before)
    await put(own, theirs)
    expect(await enter(before.mobile ?? '')).toBe('signed-in')
    expect(await enter(theirs.mobile ?? '')).toBe('signed-in')
    expect(await named()).not.toContain(difference)
  })

  test('a session and a number that were moved are named by the command, from the last seal on and with --whole', async () => {
    const CHOWK_SECRET = 'a secret of thirty-two bytes or of more'
    const portal = await openTestPortal(kind, { demo: true, secret: Buffer.from(CHOWK_SECRET) })
    const [asha, bilal] = [await newCustomer(portal), await newCustomer(portal)]
    const openAsIs = async () => ({ ...portal.store, close: async () => {} })
    const sealed = await runLedgerAudit({ ledgerStore: portal.store, openToRecord: openAsIs, at: Date.now() })
    expect(sealed.differences).toEqual([])
    const moved = portal.store.db.updateTable('session').set({ customer_id: asha.id })
    await moved.where('customer_id', '=', bilal.id).execute()
    const mobile = '9833377777' as Mobile
    await portal.store.db.updateTable('customer').set({ mobile }).where('id', '=', asha.id).execute()
    for (const words of [[], ['--whole']]) {
      const { code, says } = await ended(audit, words, portal.database.options, { CHOWK_SECRET })
      expect(says).toMatch(/^session .*: its MAC is not of a key of ours$/m)
      expect(says).toContain(`\nnumber of ${asha.id}: its MAC is not of a key of ours\n`)
      expect(code).toBe(1)
    }
    await portal.close()
  })

  test('a session ends when it should, whatever its row says', async () => {
    const { browser, session } = await paying.customer()
    await db()
      .updateTable('session')
      .set({ expires_at: Number.MAX_SAFE_INTEGER, last_seen_at: Number.MAX_SAFE_INTEGER })
      .where('id', '=', session.id)
      .execute()
    expect(await isSignedIn(browser)).toBe(true)
    paying.portal.clock.pass(30 * dayMs)
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('a secret that is replaced leaves sessions, passkeys, known browsers and numbers as they are, and the last three outlive it', async () => {
    const { browser } = await paying.customer()
    const { authenticator } = await addPasskey(browser)
    const servicesWith = (formerSecrets: Uint8Array[]) =>
      createServices({
        ...{ store: paying.portal.store, secret: new Uint8Array(32).fill(10), formerSecrets, brand: 'Chowk' },
        ...{ origin: testOrigin, verticals: [], demo: true, otp: { perMobile: 5, perAddress: 300 } },
        ...{ billsPerAddress: 300, now: paying.portal.clock.now },
        log: { debug() {}, info() {}, warn() {}, error() {} },
      })
    const rotated = await servicesWith([testSecret])
    const forgetful = await servicesWith([])
    expect(await rotated.sessions.fromRequest(browser)).not.toBeNull()
    expect(await forgetful.sessions.fromRequest(browser)).toBeNull()

    const byPasskey = async ({ passkeys }: typeof rotated) => {
      const visitor = await paying.portal.browser().open()
      const { options, setCookies } = await passkeys.authenticationOptions(visitor.client, null, {
        action: 'sign-in',
      })
      visitor.take(setCookies)
      const response = authenticator.get({ ...options, rpId: options.rpId ?? '' })
      return (await passkeys.signIn(visitor.client, response)).outcome
    }
    expect(await byPasskey(rotated)).toBe('signed-in')
    expect(await byPasskey(forgetful)).toBe('refused')
    const payer = await paying.customer()
    const isNew = ({ stepUp }: typeof rotated) => stepUp.isNewBrowser(payer.browser.client, payer.session)
    await payer.setPin()
    expect([await isNew(rotated), await isNew(forgetful)]).toEqual([false, true])
    const byCode = async ({ accounts }: typeof rotated) => {
      const visitor = await paying.portal.browser().open()
      const { mobile } = payer.session.customer
      const sent = await accounts.requestCode(visitor.client, { mobile })
      if (sent.outcome === 'sent') visitor.take(sent.setCookies)
      return (await accounts.signIn(visitor.client, codeIn(sent))).outcome
    }
    expect([await byCode(rotated), await byCode(forgetful)]).toEqual(['signed-in', 'expired'])
    await rotated.renewMacs()
    expect(await byCode(forgetful)).toBe('signed-in')
    expect(await byPasskey(forgetful)).toBe('signed-in')
    expect(await isNew(forgetful)).toBe(false)
    await rotated.close()
    await forgetful.close()
  })
})
