import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeKinds } from '../../platform/store/test-databases.ts'
import { TestAuthenticator } from '../../test-portal/test-authenticator.ts'
import {
  type Browser,
  openTestPortal,
  signIn,
  type TestPortal,
  testOrigin,
} from '../../test-portal/test-portal.ts'

let lastMobile = 9_844_400_000
const newMobile = () => String(++lastMobile)

describe.each(storeKinds)('changing the mobile number on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true, servers: 2 })
  })
  afterAll(() => portal?.close())

  const change = '/v1/api/mobile/change'
  const mobileOf = async (browser: Browser) => (await browser.get('/v1/api/profile')).json().mobile
  const typed = (sent: { challenge: string; demonstration_code: string }) => ({
    challenge: sent.challenge,
    code: sent.demonstration_code,
  })
  const wrong = (sent: { challenge: string; demonstration_code: string }) => ({
    challenge: sent.challenge,
    code: sent.demonstration_code === '000000' ? '000001' : '000000',
  })

  test('takes both numbers, keeps the customer, and signs the other devices out', async () => {
    const [before, after] = [newMobile(), newMobile()]
    const browser = await signIn(portal.browser(), before)
    const other = await signIn(portal.browser({ server: 1 }), before)
    const { id } = (await browser.get('/v1/api/profile')).json()

    const begun = (await browser.post(change, { new_mobile: after })).json()
    const result = await browser.post(`${change}/confirm`, {
      change: begun.change,
      new_number: typed(begun.new_number),
      old_number: typed(begun.old_number),
    })
    expect(result.json()).toEqual({ state: 'changed', mobile: after })
    expect((await browser.get('/v1/api/profile')).json()).toMatchObject({ id, mobile: after })
    expect((await other.get('/v1/api/profile')).statusCode).toBe(401)

    const again = await signIn(portal.browser(), after)
    expect((await again.get('/v1/api/profile')).json().id).toBe(id)
  })

  test('is not done by one number alone, and a wrong code does not undo the other', async () => {
    const before = newMobile()
    const browser = await signIn(portal.browser(), before)
    const begun = (await browser.post(change, { new_mobile: newMobile() })).json()
    const confirm = (codes: object) => browser.post(`${change}/confirm`, { change: begun.change, ...codes })

    expect((await confirm({ new_number: typed(begun.new_number) })).json()).toEqual({
      state: 'confirmed',
      still_missing: 'old-number-or-passkey',
    })
    expect(await mobileOf(browser)).toBe(before)
    const refused = await confirm({ old_number: wrong(begun.old_number) })
    expect(refused.json().error).toMatchObject({ code: 'wrong_code', fields: { old_number: 'Wrong code.' } })
    expect((await confirm({ old_number: typed(begun.old_number) })).json().state).toBe('changed')
  })

  test('takes a passkey in place of a lost number', async () => {
    const [before, after] = [newMobile(), newMobile()]
    const browser = await signIn(portal.browser(), before)
    const authenticator = new TestAuthenticator(testOrigin)
    const creation = (await browser.post('/v1/api/passkeys/register/options')).json()
    await browser.post('/v1/api/passkeys/register/verify', authenticator.create(creation))

    const begun = (await browser.post(change, { new_mobile: after, confirm_with: 'passkey' })).json()
    expect(begun.old_number).toBeUndefined()
    const options = (await browser.post('/v1/api/passkeys/confirm/options')).json()
    const half = await browser.post(`${change}/confirm-with-passkey`, {
      change: begun.change,
      response: authenticator.get(options),
    })
    expect(half.json()).toEqual({ state: 'confirmed', still_missing: 'new-number' })
    const done = await browser.post(`${change}/confirm`, {
      change: begun.change,
      new_number: typed(begun.new_number),
    })
    expect(done.json()).toEqual({ state: 'changed', mobile: after })
  })

  test("does not take another customer's passkey, nor ask for one that is not there", async () => {
    const browser = await signIn(portal.browser(), newMobile())
    const without = await browser.post(change, { new_mobile: newMobile(), confirm_with: 'passkey' })
    expect(without.statusCode).toBe(400)

    const thief = await signIn(portal.browser(), newMobile())
    const authenticator = new TestAuthenticator(testOrigin)
    const creation = (await thief.post('/v1/api/passkeys/register/options')).json()
    await thief.post('/v1/api/passkeys/register/verify', authenticator.create(creation))
    const begun = (await browser.post(change, { new_mobile: newMobile() })).json()
    const options = (await browser.post('/v1/api/passkeys/confirm/options')).json()
    const response = authenticator.get(options)
    const refused = await browser.post(`${change}/confirm-with-passkey`, { change: begun.change, response })
    expect(refused.statusCode).toBe(422)
  })

  test("does not touch another customer's change, nor use its codes", async () => {
    const before = newMobile()
    const victim = await signIn(portal.browser(), before)
    const thief = await signIn(portal.browser(), newMobile())
    const theirs = (await victim.post(change, { new_mobile: newMobile() })).json()
    const mine = (await thief.post(change, { new_mobile: newMobile() })).json()
    const confirm = (id: string, codes: object) => thief.post(`${change}/confirm`, { change: id, ...codes })
    const onTheirs = await confirm(theirs.change, { new_number: typed(mine.new_number) })
    expect(onTheirs.json().error.code).toBe('expired_code')
    const withTheirCode = await confirm(mine.change, { old_number: typed(theirs.old_number) })
    expect(withTheirCode.json().error.code).toBe('expired_code')
    expect(await mobileOf(victim)).toBe(before)
  })

  test('does not take the code of one new number for another', async () => {
    const before = newMobile()
    const browser = await signIn(portal.browser(), before)
    const own = (await browser.post(change, { new_mobile: newMobile() })).json()
    const coveted = (await browser.post(change, { new_mobile: newMobile() })).json()
    const result = await browser.post(`${change}/confirm`, {
      change: coveted.change,
      new_number: typed(own.new_number),
      old_number: typed(coveted.old_number),
    })
    expect(result.json().error.code).toBe('expired_code')
    expect(await mobileOf(browser)).toBe(before)
  })

  test('belongs to the customer who began it, also in a browser that two share', async () => {
    const first = await signIn(portal.browser(), newMobile())
    const begun = (await first.post(change, { new_mobile: newMobile() })).json()
    const mobile = newMobile()
    const second = await signIn(portal.browser(), mobile)
    second.cookies.set('chowk-browser', first.cookies.get('chowk-browser') ?? '')
    const result = await second.post(`${change}/confirm`, {
      change: begun.change,
      new_number: typed(begun.new_number),
      old_number: typed(begun.old_number),
    })
    expect(result.json().error.code).toBe('expired_code')
    expect(await mobileOf(second)).toBe(mobile)
  })

  test('says that a number is taken only to someone who holds it', async () => {
    const taken = newMobile()
    await signIn(portal.browser(), taken)
    const browser = await signIn(portal.browser(), newMobile())
    const begun = await browser.post(change, { new_mobile: taken })
    expect(begun.statusCode).toBe(200)
    const { change: id, new_number, old_number } = begun.json()
    const result = await browser.post(`${change}/confirm`, {
      change: id,
      new_number: typed(new_number),
      old_number: typed(old_number),
    })
    expect(result.json().error.code).toBe('number_in_use')
  })

  test('refuses the number that is already theirs', async () => {
    const mobile = newMobile()
    const browser = await signIn(portal.browser(), mobile)
    expect((await browser.post(change, { new_mobile: `0${mobile}` })).statusCode).toBe(400)
  })
})
