import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openPayingPortal,
  type Payer,
  type PayingPortal,
  recharge,
} from '../../bills/payments/test-payments.ts'
import { createDesk } from '../../operations/desk/desk.ts'
import { openTestDesk } from '../../operations/test-operators.ts'
import { hourMs } from '../../platform/calendar/durations.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { deliveredTo } from '../../test-portal/test-messages.ts'
import { verificationOf } from '../../test-portal/test-passkey.ts'
import { codeIn, signIn } from '../../test-portal/test-portal.ts'

let lastAccount = 80_000_000
const mobileEnding = (digit: number) => `98${String(++lastAccount).slice(-7)}${digit}`

describeOnStoresInFullSuite('a customer on %s is notified', kind => {
  let paying: PayingPortal

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
  })
  afterAll(() => paying?.close())

  const services = () => paying.portal.services
  const sentMessages = ({ session }: Payer) => deliveredTo(paying.portal, session.customer.mobile)

  test('of money added, paid, and free again', async () => {
    const asha = await paying.customer()
    const { topUp } = await services().wallet.addMoney(asha.id, {
      amountPaise: 500_00,
      key: 'add-money-once',
    })
    await services().paymentSandbox.choose(topUp.id, 'succeed')
    const paid = await asha.recharge(mobileEnding(1))
    const failed = await asha.recharge(mobileEnding(2))
    const money = (await sentMessages(asha)).filter(
      ({ kind }) => kind !== 'pin-set' && !kind.endsWith('-code'),
    )
    // Messages of one moment are sent in any order.
    expect(money.map(({ kind, text }) => [kind, text]).sort()).toEqual([
      [
        'hold-released',
        `The payment to Jio failed. Rs. 200 set aside for it is free in your Chowk wallet again. Order ${failed.orderId}.`,
      ],
      ['money-added', 'Rs. 500 was added to your Chowk wallet.'],
      ['payment-made', `Rs. 200 paid to Jio with Chowk. Order ${paid.orderId}.`],
    ])
  })

  test('and finds the messages by what they are about, and those not opened yet', async () => {
    const asha = await paying.customer()
    await asha.recharge(mobileEnding(1))
    const { messages } = services()
    const about = async (query: Parameters<typeof messages.list>[1]) =>
      (await messages.list(asha.id, query)).messages
    const money = await about({ groups: ['money'] })
    expect(new Set(money.map(({ group }) => group))).toEqual(new Set(['money']))
    expect(await about({ groups: ['disputes', 'tickets'] })).toEqual([])
    const codes = await about({ groups: ['code', 'security'] })
    expect(codes.length + money.length).toBe((await about({})).length)
    await messages.read(asha.id, money[0]?.id)
    expect(await about({ groups: ['money'], isUnread: true })).toEqual(money.slice(1))
  })

  test('what a code approves, in their language', async () => {
    const asha = await paying.customer()
    await services().accounts.updateProfile(asha.id, { language: 'hi' })
    const intent = await asha.confirm(await asha.start(recharge, { mobileNumber: mobileEnding(1) }), 199_00)
    await asha.code(intent)
    const { messages } = await services().messages.list(asha.id)
    expect(messages[0]).toMatchObject({ group: 'code', language: 'hi', state: 'sent' })
    expect(messages[0]?.text).toMatch(
      /^जियो \(नंबर \.\.\.\d{4}\) को ₹200 के भुगतान के लिए आपका Chowk OTP •••••• है।/,
    )
    const inEnglish = (await services().messages.list(asha.id, { language: 'en' })).messages[0]
    expect(inEnglish).toMatchObject({
      language: 'en',
      text: expect.stringMatching(/Chowk OTP to pay Rs\. 200 to Jio/),
    })
  })

  test('of a refund, but of no step of its dispute, where they switched disputes off', async () => {
    const asha = await paying.customer()
    await services().messages.mute(asha.id, ['disputes'])
    const { orderId = '' } = await asha.recharge(mobileEnding(1))
    const details = 'The money went twice.'
    const raised = await services().disputes.raise(asha.id, { orderId, type: 'deducted-twice', details })
    await services().disputes.decide(raised.outcome === 'raised' ? raised.id : '', 'refund')
    const kinds = (await sentMessages(asha)).map(message => message.kind)
    expect(kinds).toContain('refund')
    expect(kinds.filter(kind => kind.startsWith('dispute'))).toEqual([])
  })

  test('once, when little is left of a limit', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    const { limitPaise } = (await services().limits.of(asha.id)).loadMonth
    const add = (amountPaise: number, key: string) =>
      services().wallet.addMoney(asha.id, { amountPaise, key: `limit-${key}` })
    await add(limitPaise * 0.8, 'first')
    await add(limitPaise * 0.15, 'second')
    await add(limitPaise * 0.01, 'third')
    expect((await sentMessages(asha)).filter(({ kind }) => kind === 'limit-near')).toHaveLength(1)
  })

  test('once a day, when a limit refused what they tried', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    for (const key of ['first-try', 'second-try'])
      await expect(
        services().wallet.addMoney(asha.id, { amountPaise: 10_001_00, key }),
      ).rejects.toMatchObject({
        code: 'limit-exceeded',
      })
    const refused = (await sentMessages(asha)).filter(({ kind }) => kind === 'limit-refused')
    expect(refused.map(({ text }) => text)).toEqual([
      "Your Chowk wallet's limit did not allow what you tried; Rs. 10,000 is left of it. No money moved. Under Wallet limits you can raise it.",
    ])
  })

  test('of a device that never signed in before, and not of one that did', async () => {
    const asha = await paying.customer()
    const { mobile } = asha.session.customer
    await signIn(asha.browser, mobile)
    expect((await sentMessages(asha)).map(({ kind }) => kind)).not.toContain('new-device')
    await signIn(paying.portal.browser({ userAgent: 'Chrome/140 Windows' }), mobile)
    const news = (await sentMessages(asha)).find(({ kind }) => kind === 'new-device')
    expect(news?.text).toMatch(/on a new device: Chrome on Windows\.\nThis was not me: http/)
  })

  test('of copied cookies that sign in, once their browser has signed out, and not of the browser', async () => {
    const asha = await paying.customer()
    const { mobile } = asha.session.customer
    const copied = asha.browser.cookies.get('chowk-browser') ?? ''
    await asha.browser.open()
    await asha.browser.post('/v1/api/logout')
    await signIn(asha.browser, mobile)
    expect((await sentMessages(asha)).map(({ kind }) => kind)).not.toContain('new-device')
    const copy = paying.portal.browser()
    copy.cookies.set('chowk-browser', copied)
    await signIn(copy, mobile)
    expect((await sentMessages(asha)).map(({ kind }) => kind)).toContain('new-device')
  })

  test('of none of the owner’s browsers as new, after all their cookies, copied, signed out or locked', async () => {
    const asha = await paying.customer()
    const { mobile } = asha.session.customer
    const copyCookies = () => {
      const thief = paying.portal.browser()
      for (const [name, value] of asha.browser.cookies) thief.cookies.set(name, value)
      return thief
    }
    await signIn(copyCookies(), mobileEnding(8))
    await signIn(asha.browser, mobile)
    await copyCookies().post('/v1/api/logout')
    await signIn(asha.browser, mobile)
    await services().sessions.endAll(asha.session)
    await signIn(asha.browser, mobile)
    await services().locks.lock(asha.session.customer.id)
    const known = paying.portal.store.db
      .selectFrom('known_browser')
      .select('mobile')
      .where('mobile', '=', mobile)
    expect(await known.execute()).toHaveLength(1)
    expect((await sentMessages(asha)).map(({ kind }) => kind)).not.toContain('new-device')
  })

  test('of every browser but this one as a new device, after they signed out everywhere with a verification', async () => {
    const asha = await paying.customer()
    const { mobile } = asha.session.customer
    const laptop = await signIn(paying.portal.browser(), mobile)
    const verification = await verificationOf(asha.browser, { action: 'sign-out-everywhere' })
    const { setCookies } = await services().sessions.revokeAll(verification, asha.browser.client)
    asha.browser.take(setCookies)
    await sentMessages(asha)
    await signIn(asha.browser, mobile)
    expect((await sentMessages(asha)).map(({ kind }) => kind)).not.toContain('new-device')
    await signIn(laptop, mobile)
    expect((await sentMessages(asha)).map(({ kind }) => kind)).toContain('new-device')
  })

  test('of a new number at both numbers', async () => {
    const asha = await paying.customer()
    const { browser, session } = asha
    const newMobile = mobileEnding(7)
    const begun = await services().mobileChange.begin(browser.client, session, { newMobile })
    if (begun.outcome !== 'begun' || !begun.oldNumber) throw new Error(`Not begun: ${begun.outcome}`)
    browser.take(begun.setCookies)
    const { change, newNumber, oldNumber } = begun
    const typed = { change, newNumber: codeIn(newNumber), oldNumber: codeIn(oldNumber) }
    const changed = await services().mobileChange.confirm(browser.client, session, typed)
    expect(changed.outcome).toBe('delayed')
    paying.portal.clock.pass(24 * 60 * 60_000)
    await services().pendingChanges.runDueWork()
    const { messages } = await services().messages.list(asha.id)
    const numbers = messages
      .filter(({ text }) => text.includes('mobile number of your'))
      .map(m => m.lastDigits)
    expect(numbers.sort()).toEqual([newMobile.slice(-4), session.customer.mobile.slice(-4)].sort())
  })

  test('of another language in the one until now, whatever else changes with it', async () => {
    const asha = await paying.customer()
    await services().accounts.updateProfile(asha.id, { name: 'Thief', language: 'hi' })
    await services().accounts.updateProfile(asha.id, { language: 'hi' })
    const news = (await sentMessages(asha)).filter(({ kind }) => kind.endsWith('-changed'))
    expect(news.map(({ kind, language }) => [kind, language]).sort()).toEqual([
      ['language-changed', 'en'],
      ['name-changed', 'en'],
    ])
  })

  test('of messages that are switched off, and not of such as are off already', async () => {
    const asha = await paying.customer()
    await services().messages.mute(asha.id, ['disputes'])
    await services().messages.mute(asha.id, ['disputes'])
    await services().messages.mute(asha.id, [])
    expect((await sentMessages(asha)).filter(({ kind }) => kind === 'messages-muted')).toHaveLength(1)
  })

  const rename = (asha: Payer, name: string) => services().accounts.updateProfile(asha.id, { name })

  test('of one kind three times an hour, then once in sum; the rest is listed, and counted for operators', async () => {
    const asha = await paying.customer()
    for (let n = 0; n < 25; n += 1) await rename(asha, `Asha ${'abcdefghijklmnopqrstuvwxyz'[n]}`)
    const news = await sentMessages(asha)
    expect(news.filter(({ kind }) => kind === 'name-changed')).toHaveLength(3)
    expect(news.filter(({ kind }) => kind === 'messages-limited').map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^There are more messages about changes to your account\. We send at most 3 .*\nThis was not me: http/,
      ),
    ])
    const { messages } = await services().messages.list(asha.id)
    expect(messages.filter(({ state }) => state === 'suppressed').length).toBeGreaterThan(10)
    expect(
      await createDesk({ store: paying.portal.store, now: paying.portal.clock.now }).stuck(),
    ).toContainEqual(
      expect.objectContaining({
        kind: 'suppressed',
        id: asha.id,
        why: 'above the limits and not sent: name-changed, 22 times',
      }),
    )
    await services().messages.mute(asha.id, ['tickets'])
    expect((await sentMessages(asha)).map(({ kind }) => kind)).toEqual(['messages-muted'])

    paying.portal.clock.pass(hourMs)
    for (const name of ['Asha', 'Usha', 'Asha', 'Usha', 'Asha']) await rename(asha, name)
    expect((await sentMessages(asha)).map(({ kind }) => kind).sort()).toEqual([
      'messages-limited',
      'name-changed',
      'name-changed',
      'name-changed',
    ])
  })

  test('of the name and the language, each changed at most thirty times a day', async () => {
    const asha = await paying.customer()
    const isDone = async (given: { name?: string; language?: string }) =>
      (await services().accounts.updateProfile(asha.id, given)).outcome
    for (let n = 0; n < 30; n += 1) expect(await isDone({ name: n % 2 ? 'Asha' : 'Usha' })).toBe('saved')
    paying.portal.clock.pass(hourMs)
    expect(await services().accounts.updateProfile(asha.id, { name: 'Isha', language: 'hi' })).toEqual({
      outcome: 'too-many-changes',
      what: 'name',
      waitSeconds: 23 * 3600,
    })
    expect(await isDone({ name: 'Asha', language: 'hi' })).toBe('saved')
    paying.portal.clock.pass(23 * hourMs)
    expect(await isDone({ name: 'Isha' })).toBe('saved')
  })

  test('of no more than twenty things a day, but of every debit, lock and sign-in', async () => {
    const asha = await paying.customer()
    const { mobile } = asha.session.customer
    const kinds: string[] = []
    for (let hour = 0; hour < 8; hour += 1) {
      for (const name of ['Asha', 'Usha', 'Isha']) await rename(asha, `${name} ${'abcdefgh'[hour]}`)
      kinds.push(...(await sentMessages(asha)).map(({ kind }) => kind))
      paying.portal.clock.pass(hourMs)
    }
    expect(kinds.filter(kind => kind === 'name-changed')).toHaveLength(20)
    expect(kinds.filter(kind => kind === 'messages-paused')).toHaveLength(1)

    await asha.recharge(mobileEnding(1))
    await signIn(paying.portal.browser(), mobile)
    await services().locks.lock(asha.id)
    const after = (await sentMessages(asha)).map(({ kind }) => kind)
    expect(after).toEqual(expect.arrayContaining(['payment-made', 'new-device', 'account-locked']))
    expect(after).not.toContain('name-changed')
  })

  test('of every debit, however many there are in an hour', async () => {
    const asha = await paying.customer()
    for (let n = 0; n < 5; n += 1) await asha.recharge(mobileEnding(1))
    expect((await sentMessages(asha)).filter(({ kind }) => kind === 'payment-made')).toHaveLength(5)
  })

  test('of all that operators give, however many messages there are in an hour', async () => {
    const asha = await paying.customer()
    const { meera } = await openTestDesk(paying.portal)
    for (let n = 0; n < 5; n += 1) await meera.act({ does: 'adjust-give', customerId: asha.id, paise: 1_00 })
    expect((await sentMessages(asha)).filter(({ kind }) => kind === 'adjusted-up')).toHaveLength(5)
  })

  test('with a link that no page of the session repeats', async () => {
    const asha = await paying.customer()
    await services().accounts.updateProfile(asha.id, { name: 'Asha' })
    const text = (await sentMessages(asha)).find(({ kind }) => kind === 'name-changed')?.text ?? ''
    const token = /\/not-me\/([\w-]{22})$/.exec(text)?.[1]
    expect(token).toBeDefined()
    expect(JSON.stringify(await services().messages.list(asha.id))).not.toContain(token)
  })

  test('nothing that another customer could read', async () => {
    const asha = await paying.customer()
    const ravi = await paying.customer()
    await services().accounts.updateProfile(asha.id, { name: 'Asha' })
    const { messages } = await services().messages.list(ravi.id)
    expect(messages.map(({ text }) => text).join()).not.toContain('The name on your')
  })
})
