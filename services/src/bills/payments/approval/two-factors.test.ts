// A thief with one thing (a copied cookie, a SIM, or a PIN seen over the shoulder) can pay nothing.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedText } from '../../../identity/bound-devices/bound-devices.ts'
import type { CodeSent } from '../../../identity/one-time-code/one-time-codes.ts'
import type { VerifiedPin } from '../../../identity/payment-pin/payment-pin-row.ts'
import { dayMs } from '../../../platform/calendar/durations.ts'
import { derivedKeys } from '../../../platform/keys/derived-key.ts'
import { describeOnStoresInFullSuite } from '../../../platform/store/test-on-stores.ts'
import { addPasskey, verificationOf } from '../../../test-portal/test-passkey.ts'
import { type Browser, testSecret } from '../../../test-portal/test-portal.ts'
import { openPayingPortal, Payer, type PayingPortal, recharge, testPin } from '../test-payments.ts'
import { approvePayment } from './approve-payment.ts'

let lastAccount = 60_000_000
const mobileNumber = () => `98${String(++lastAccount).slice(-7)}1`

describeOnStoresInFullSuite('a payment from the wallet on %s', kind => {
  let paying: PayingPortal

  beforeAll(async () => {
    paying = await openPayingPortal(kind, { servers: 2 })
  })
  afterAll(() => paying?.close())

  /** A customer whose browser is bound by its key. */
  async function boundCustomer(intent?: { balancePaise?: number; isNew?: boolean }): Promise<Payer> {
    const payer = await paying.customer(intent)
    await payer.setPin({ deviceKey: payer.device.publicKey })
    await payer.growOld()
    return payer
  }

  const draftOf = async (payer: Payer, paise = 50_00) =>
    payer.confirm(await payer.start(recharge, { mobileNumber: mobileNumber() }), paise)

  async function signatureOf(payer: Payer, { reference }: { reference: string }): Promise<string> {
    return payer.device.sign((await payer.payments.textToSign(payer.session, reference)) ?? '')
  }

  /** All cookies of a customer's browser, on another machine. */
  function thiefOf({ browser, session }: Payer): Payer {
    const machine: Browser = paying.portal.browser({ server: 1, address: '198.51.100.66' })
    for (const [name, value] of browser.cookies) machine.cookies.set(name, value)
    return new Payer(paying.portal, machine, session)
  }

  test('is approved by the PIN and the browser’s key, and no code is sent', async () => {
    const asha = await boundCustomer()
    const draft = await draftOf(asha)
    const text = await asha.payments.textToSign(asha.session, draft.reference)
    expect(text?.split('\n')).toEqual([
      'Approve a payment',
      `Reference: ${draft.reference}`,
      expect.stringMatching(/^To: mobile-recharge\/jio, 98\d{8}$/),
      'Amount: 5000 paise',
      'From: wallet',
    ])
    const codes = paying.portal.store.db
      .selectFrom('code_challenge')
      .select('id')
      .where('purpose', '=', 'approve-payment')
      .where('mobile', '=', asha.session.customer.mobile)
    const signature = await signatureOf(asha, draft)
    expect(await asha.approve(draft, { signature })).toMatchObject({ outcome: 'approved' })
    expect(await codes.execute()).toEqual([])
  })

  test('is not approved by a copied cookie and the SIM: the code alone is one factor', async () => {
    const asha = await boundCustomer()
    const thief = thiefOf(asha)
    const draft = await draftOf(thief)
    const typed = await thief.code(draft)
    for (const pin of ['', '123456', '481517'])
      expect((await thief.approve(draft, { ...typed, pin })).outcome).not.toBe('approved')
    expect((await asha.look(draft)).stage).toBe('draft')
    expect(await asha.balance()).toMatchObject({ availablePaise: 5_000_00 })
  })

  test('is not approved by a copied cookie and the PIN: neither key nor code came along', async () => {
    const asha = await boundCustomer()
    const thief = thiefOf(asha)
    const draft = await draftOf(thief)
    expect(await thief.approve(draft, {})).toEqual({ outcome: 'code-needed' })
    const signature = await signatureOf(thief, draft)
    expect(await thief.approve(draft, { signature })).toEqual({ outcome: 'code-needed' })
    const { challenge, code } = await thief.code(draft)
    const guessed = code === '000000' ? '000001' : '000000'
    expect(await thief.approve(draft, { challenge, code: guessed })).toMatchObject({ outcome: 'wrong-code' })
    expect((await asha.look(draft)).stage).toBe('draft')
  })

  test('costs no try of the PIN while the other factor is missing: a thief cannot lock it', async () => {
    const asha = await boundCustomer()
    const thief = thiefOf(asha)
    const draft = await draftOf(thief)
    for (let times = 0; times < 10; times++)
      await thief.approve(draft, { pin: String(700_100 + times), signature: 'AAAA' })
    const signature = await signatureOf(asha, draft)
    expect(await asha.approve(draft, { signature })).toMatchObject({ outcome: 'approved' })
  })

  test('is approved for its own amount and payee: a signature fits no other', async () => {
    const asha = await boundCustomer()
    const draft = await draftOf(asha, 50_00)
    const signature = await signatureOf(asha, draft)
    await asha.confirm(draft, 900_00)
    expect(await asha.approve(draft, { signature })).toEqual({ outcome: 'code-needed' })
    const other = await draftOf(asha, 50_00)
    expect(await asha.approve(other, { signature })).toEqual({ outcome: 'code-needed' })
    expect(await asha.balance()).toMatchObject({ availablePaise: 5_000_00 })
  })

  test('whose amount changes while the PIN is compared is not what was signed', async () => {
    const asha = await boundCustomer()
    const draft = await draftOf(asha, 50_00)
    const text = (await asha.payments.textToSign(asha.session, draft.reference)) ?? ''
    await asha.confirm(draft, 900_00)
    const approval = await paying.portal.store.run(approvePayment, {
      reference: draft.reference,
      customerId: asha.id,
      device: {
        sessionId: asha.session.id,
        browserHash: '',
        browserKeys: derivedKeys([testSecret], 'credential'),
      },
      by: {
        pin: { customerId: asha.id } as VerifiedPin,
        signed: { customerId: asha.id, text } as SignedText,
      },
      at: paying.portal.clock.now().getTime(),
    })
    expect(approval).toEqual({ outcome: 'expired' })
  })

  test('with a wrong PIN keeps its code good, and five wrong ones lock it', async () => {
    const asha = await paying.customer()
    const draft = await draftOf(asha)
    const typed = await asha.code(draft)
    for (const triesLeft of [4, 3, 2, 1])
      expect(await asha.approve(draft, { ...typed, pin: `70010${triesLeft}` })).toEqual({
        outcome: 'wrong-pin',
        triesLeft,
      })
    expect(await asha.approve(draft, { ...typed, pin: '700109' })).toEqual({
      outcome: 'pin-locked',
      waitSeconds: 900,
    })
    expect(await asha.approve(draft, typed)).toMatchObject({ outcome: 'pin-locked' })
    expect((await asha.look(draft)).stage).toBe('draft')
  })

  test('with PIN and code makes the browser known by its key', async () => {
    const asha = await paying.customer()
    const first = await draftOf(asha)
    expect(await asha.payments.textToSign(asha.session, first.reference)).toBeUndefined()
    await asha.approve(first, { ...(await asha.code(first)), deviceKey: asha.device.publicKey })
    const second = await draftOf(asha)
    const signature = await signatureOf(asha, second)
    expect(await asha.approve(second, { signature })).toMatchObject({ outcome: 'approved' })
  })

  test('is approved by no key once its session is revoked', async () => {
    const asha = await boundCustomer()
    const draft = await draftOf(asha)
    const signature = await signatureOf(asha, draft)
    const revoked = await verificationOf(asha.browser, { action: 'sign-out-everywhere' })
    await paying.portal.services.sessions.revokeAll(revoked)
    expect(await asha.approve(draft, { signature })).toEqual({ outcome: 'code-needed' })
  })

  test('is approved by no key, and at most Rs. 5,000 a day, once the number is another', async () => {
    const asha = await boundCustomer()
    const { browser, session } = asha
    const { mobileChange, pendingChanges } = paying.portal.services
    const begun = await mobileChange.begin(browser.client, session, { newMobile: mobileNumber() })
    if (begun.outcome !== 'begun') throw new Error(begun.outcome)
    browser.take(begun.setCookies)
    const typed = ({ challenge, demonstrationCode = '' }: CodeSent) => ({
      challenge,
      code: demonstrationCode,
    })
    const { outcome } = await mobileChange.confirm(browser.client, session, {
      change: begun.change,
      newNumber: typed(begun.newNumber),
      oldNumber: begun.oldNumber && typed(begun.oldNumber),
    })
    expect(outcome).toBe('delayed')
    paying.portal.clock.pass(dayMs)
    await pendingChanges.runDueWork()
    const draft = await draftOf(asha)
    const signature = await signatureOf(asha, draft)
    expect(await asha.approve(draft, { signature })).toEqual({ outcome: 'code-needed' })
    expect(await asha.payments.newDeviceLimit(browser.client, session)).toMatchObject({
      until: new Date(paying.portal.clock.now().getTime() + dayMs),
    })
    paying.portal.clock.pass(dayMs)
    expect(await asha.payments.newDeviceLimit(browser.client, session)).toBeUndefined()
  })

  test('is approved by a passkey alone', async () => {
    const asha = await paying.customer()
    const { authenticator } = await addPasskey(asha.browser)
    const draft = await draftOf(asha)
    const begun = await asha.payments.passkeyOptions(asha.browser.client, asha.session, draft.reference)
    if (!begun) throw new Error('There is nothing to approve.')
    asha.browser.take(begun.setCookies)
    const options = { ...begun.options, rpId: begun.options.rpId ?? '' }
    const approve = (response: ReturnType<typeof authenticator.get>) =>
      asha.payments.approveWithPasskey(asha.browser.client, asha.session, draft.reference, response)
    expect(await approve(authenticator.get(options))).toMatchObject({ outcome: 'approved' })
  })

  test('is what a passkey’s answer is for: it closes no account and pays nothing else', async () => {
    const asha = await paying.customer()
    const { browser, payments, session } = asha
    const { authenticator } = await addPasskey(browser)
    const [draft, other] = [await draftOf(asha), await draftOf(asha)]
    const begun = await payments.passkeyOptions(browser.client, session, draft.reference)
    if (!begun) throw new Error('There is nothing to approve.')
    browser.take(begun.setCookies)
    const toPay = authenticator.get({ ...begun.options, rpId: begun.options.rpId ?? '' })
    const closing = { action: 'close-account', subject: '' } as const
    const closes = await browser.post('/v1/api/proofs/passkey', { ...closing, response: toPay })
    expect(closes.statusCode).toBe(422)
    const approve = ({ reference }: { reference: string }, response: typeof toPay) =>
      payments.approveWithPasskey(browser.client, session, reference, response)
    expect(await approve(other, toPay)).toEqual({ outcome: 'passkey-refused' })

    const options = await browser.post('/v1/api/passkeys/confirm/options', closing)
    expect(await approve(draft, authenticator.get(options.json()))).toEqual({ outcome: 'passkey-refused' })
    expect(await approve(draft, toPay)).toMatchObject({ outcome: 'approved' })
  })

  describe('while something is new', () => {
    const limitOf = ({ payments, browser, session }: Payer) =>
      payments.newDeviceLimit(browser.client, session)

    test('is at most Rs. 5,000 a day, also of many at once', async () => {
      const asha = await paying.customer({ balancePaise: 9_000_00, isNew: true })
      const drafts = []
      for (let nth = 0; nth < 4; nth++) {
        const draft = await draftOf(asha, 1_998_00)
        drafts.push({ draft, typed: await asha.code(draft) })
      }
      const answers = await Promise.all(drafts.map(({ draft, typed }) => asha.approve(draft, typed)))
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
        'approved',
        'approved',
        'limit-exceeded',
        'limit-exceeded',
      ])
      const until = new Date(asha.session.signedInAt.getTime() + dayMs)
      const leftPaise = 5_000_00 - 2 * 2_000_00
      expect(answers.find(({ outcome }) => outcome === 'limit-exceeded')).toMatchObject({ leftPaise, until })
      expect(await limitOf(asha)).toEqual({ limitPaise: 5_000_00, leftPaise, until })
      expect(await paying.differences()).toEqual([])
    })

    test('is unlimited for a device of old, and by UPI', async () => {
      const old = await paying.customer({ balancePaise: 9_000_00 })
      expect(await limitOf(old)).toBeUndefined()
      expect(await old.recharge(mobileNumber(), 6_000_00)).toMatchObject({ stage: 'paid' })
      const asha = await paying.customer({ balancePaise: 0, isNew: true })
      expect(await asha.recharge(mobileNumber(), 6_000_00, 'upi')).toMatchObject({ stage: 'awaiting-money' })
    })

    test('is little for a day after the PIN was set, however that was', async () => {
      const asha = await paying.customer()
      const { pins } = paying.portal.services
      const change = async () => {
        const known = await pins.check(asha.id, testPin)
        expect(await asha.setPin({ former: known.outcome === 'right' ? known.pin : undefined })).toBe(
          'changed',
        )
      }
      const reset = async () => expect(await asha.setPin()).toBe('reset')
      const setFirst = async () => {
        await paying.portal.store.db.deleteFrom('payment_pin').where('customer_id', '=', asha.id).execute()
        expect(await asha.setPin()).toBe('set')
      }
      for (const setPin of [change, reset, setFirst]) {
        expect(await limitOf(asha)).toBeUndefined()
        await setPin()
        const until = new Date(paying.portal.clock.now().getTime() + dayMs)
        expect(await limitOf(asha)).toMatchObject({ leftPaise: 5_000_00, until })
        paying.portal.clock.pass(dayMs)
      }
    })

    test('is little in an unknown browser, with a copied session however old, the SIM and a first PIN', async () => {
      const asha = await paying.customer({ balancePaise: 9_000_00 })
      await paying.portal.store.db.deleteFrom('payment_pin').where('customer_id', '=', asha.id).execute()
      paying.portal.clock.pass(5 * dayMs)
      const machine = paying.portal.browser({ address: '198.51.100.66' })
      for (const [name, value] of asha.browser.cookies)
        if (name !== 'chowk-browser') machine.cookies.set(name, value)
      const thief = new Payer(paying.portal, machine, asha.session)
      await thief.setPin()
      paying.portal.clock.pass(dayMs)
      const draft = await draftOf(thief, 7_503_00)
      expect(await thief.approve(draft, await thief.code(draft))).toMatchObject({
        outcome: 'limit-exceeded',
        measure: 'spend-day-new-device',
        leftPaise: 5_000_00,
      })
      expect(await limitOf(thief)).toEqual({ limitPaise: 5_000_00, leftPaise: 5_000_00, until: undefined })
      expect(await limitOf(asha)).toBeUndefined()

      // Signing in there makes the browser known, and a day later the limit ends.
      const codePage = await machine.requestCode(asha.session.customer.mobile)
      if (codePage.outcome !== 'sent') throw new Error(codePage.outcome)
      await machine.enterCode({ challenge: codePage.challenge, code: codePage.demonstrationCode ?? '' })
      const known = new Payer(paying.portal, machine, await machine.session())
      const until = new Date(paying.portal.clock.now().getTime() + dayMs)
      expect(await limitOf(known)).toMatchObject({ until })
      paying.portal.clock.pass(dayMs)
      expect(await limitOf(known)).toBeUndefined()
    })

    test('ends with the day, and signing in again in the same browser begins none', async () => {
      const asha = await paying.customer({ isNew: true })
      paying.portal.clock.pass(dayMs)
      expect(await limitOf(asha)).toBeUndefined()
      const { browser } = asha
      const codePage = await browser.requestCode(asha.session.customer.mobile)
      if (codePage.outcome !== 'sent') throw new Error(codePage.outcome)
      await browser.enterCode({ challenge: codePage.challenge, code: codePage.demonstrationCode ?? '' })
      const again = new Payer(paying.portal, browser, await browser.session())
      expect(await limitOf(again)).toBeUndefined()
    })
  })
})
