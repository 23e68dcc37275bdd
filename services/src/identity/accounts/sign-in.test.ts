import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minuteMs } from '../../platform/calendar/durations.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import {
  type Browser,
  codeIn,
  openTestPortal,
  signIn,
  type TestPortal,
  wrongCode,
} from '../../test-portal/test-portal.ts'

describeOnStoresInFullSuite('signing in with a code on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true, servers: 2 })
  })
  afterAll(() => portal?.close())

  async function requestCode(browser: Browser, mobile: string) {
    const { challenge, code } = codeIn(await browser.requestCode(mobile))
    return { challenge, code, wrong: wrongCode(code) }
  }

  const verify = (browser: Browser, challenge: string, code: string) => browser.enterCode({ challenge, code })

  const signedIn = { outcome: 'signed-in' }
  const expired = { outcome: 'expired' }

  const isSignedIn = async (browser: Browser) => (await browser.get('/v1/api/user/details')).json().isLogin

  test('a first sign-in makes the customer, a second one finds them, on any server', async () => {
    const first = await signIn(portal.browser(), '9811100001')
    const { user } = (await first.get('/v1/api/user/details')).json()
    expect(user.info).toMatchObject({ mobile: '9811100001', firstName: '', username: '', userPicture: '' })
    const again = await signIn(portal.browser({ server: 1 }), '+91 98111-00001')
    expect((await again.get('/v1/api/user/details')).json().user.info.id).toBe(user.info.id)
  })

  test('the code typed with spaces or in Devanagari digits is the same code', async () => {
    const browser = portal.browser()
    const { challenge, code } = await requestCode(browser, '9811100002')
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`.replaceAll(/\d/g, digit =>
      '०१२३४५६७८९'.charAt(Number(digit)),
    )
    expect(await verify(browser, challenge, typed)).toMatchObject(signedIn)
  })

  test('a number that cannot be one gets no code, and hears what is wrong with it', async () => {
    expect(await portal.browser().requestCode('12345')).toEqual({ outcome: 'wrong-number', fault: 'length' })
  })

  test('a wrong code says how many tries are left, and what cannot be a code costs none', async () => {
    const browser = portal.browser()
    const { challenge, code, wrong } = await requestCode(browser, '9811100003')
    expect(await verify(browser, challenge, wrong)).toEqual({ outcome: 'wrong-code', triesLeft: 4 })
    expect(await verify(browser, challenge, '12345')).toEqual({ outcome: 'malformed-code' })
    expect(await verify(browser, challenge, wrong)).toEqual({ outcome: 'wrong-code', triesLeft: 3 })
    expect(await verify(browser, challenge, code)).toMatchObject(signedIn)
  })

  test('the right code after five wrong ones is refused, with how long to wait', async () => {
    const browser = portal.browser()
    const { challenge, code, wrong } = await requestCode(browser, '9811100004')
    for (let i = 0; i < 4; i++)
      expect(await verify(browser, challenge, wrong)).toMatchObject({ outcome: 'wrong-code' })
    const tooMany = { outcome: 'too-many-tries', waitSeconds: 60 }
    expect(await verify(browser, challenge, wrong)).toEqual(tooMany)
    expect(await verify(browser, challenge, code)).toEqual(tooMany)
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('many guesses at once, over two servers, get no more than five tries', async () => {
    const browser = portal.browser()
    const { challenge, code } = await requestCode(browser, '9811100005')
    const other = portal.browser({ server: 1 })
    for (const [name, value] of browser.cookies) other.cookies.set(name, value)
    const guesses = Array.from({ length: 40 }, (_, i) => String(i).padStart(6, '0')).filter(
      guess => guess !== code,
    )
    const answers = await Promise.all(
      guesses.map((guess, i) => verify(i % 2 ? browser : other, challenge, guess)),
    )
    expect(answers.filter(({ outcome }) => outcome === 'wrong-code')).toHaveLength(4)
    expect(await verify(browser, challenge, code)).toMatchObject({ outcome: 'too-many-tries' })
  })

  test('the wait before the next code grows with each code spent on guessing', async () => {
    const browser = portal.browser()
    for (const waitSeconds of [60, 300, 900]) {
      const { challenge, wrong } = await requestCode(browser, '9811100006')
      for (let n = 0; n < 4; n++) await verify(browser, challenge, wrong)
      const tooMany = { outcome: 'too-many-tries', waitSeconds }
      expect(await verify(browser, challenge, wrong)).toEqual(tooMany)
      expect(await browser.requestCode('9811100006')).toEqual(tooMany)
      portal.clock.pass(waitSeconds * 1000)
    }
  })

  test('a code works once', async () => {
    const browser = portal.browser()
    const { challenge, code } = await requestCode(browser, '9811100007')
    const browserCookie = browser.cookies.get('chowk-browser') ?? ''
    expect(await verify(browser, challenge, code)).toMatchObject(signedIn)
    browser.cookies.set('chowk-browser', browserCookie)
    expect(await verify(browser, challenge, code)).toEqual(expired)
  })

  test('the same right code sent many times at once signs in once', async () => {
    const browser = portal.browser()
    const { challenge, code } = await requestCode(browser, '9811100008')
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(browser, challenge, code)))
    expect(answers.filter(({ outcome }) => outcome === 'signed-in')).toHaveLength(1)
  })

  test('a code is good for five minutes', async () => {
    const browser = portal.browser()
    const early = await requestCode(browser, '9811100009')
    portal.clock.pass(5 * minuteMs - 1)
    expect(await verify(browser, early.challenge, early.code)).toMatchObject(signedIn)
    const late = await requestCode(browser, '9811100009')
    portal.clock.pass(5 * minuteMs)
    expect(await verify(browser, late.challenge, late.code)).toEqual(expired)
  })

  test('a code works only in the browser that asked', async () => {
    const victim = portal.browser()
    const { challenge, code } = await requestCode(victim, '9811100010')
    const thief = portal.browser()
    await requestCode(thief, '9811100011')
    expect(await verify(thief, challenge, code)).toEqual(expired)
    thief.cookies.delete('chowk-browser')
    expect(await verify(thief, challenge, code)).toEqual(expired)
    expect(await verify(victim, challenge, code)).toMatchObject(signedIn)
  })

  test('a number gets five codes in fifteen minutes, whichever server is asked', async () => {
    const mobile = '9811100012'
    for (let i = 0; i < 5; i++) {
      await requestCode(portal.browser({ server: i % 2, address: `198.51.100.${i}` }), mobile)
      portal.clock.pass(minuteMs)
    }
    const browser = portal.browser({ server: 1 })
    expect(await browser.requestCode(mobile)).toEqual({ outcome: 'rate-limited', waitSeconds: 10 * 60 })
    portal.clock.pass(10 * minuteMs)
    await requestCode(browser, mobile)
  })

  test('codes asked for at once do not slip past the limit', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => portal.browser({ server: i % 2 }).requestCode('9811100013')),
    )
    // All in one network, which gets no more of the number's five.
    expect(answers.filter(({ outcome }) => outcome === 'sent')).toHaveLength(3)
  })

  test('the answer is the same for a number with an account and one without', async () => {
    await signIn(portal.browser(), '9811100014')
    const shapeOf = async (mobile: string) => {
      const sent = await portal.browser().requestCode(mobile)
      if (sent.outcome !== 'sent') throw new Error(`No code was sent: ${sent.outcome}`)
      const { challenge, demonstrationCode, mobile: sentTo, setCookies, ...same } = sent
      const texts = [challenge, demonstrationCode ?? '', sentTo, ...setCookies]
      return { ...same, lengths: texts.map(({ length }) => length) }
    }
    expect(await shapeOf('9811100014')).toEqual(await shapeOf('9811100015'))
  })

  test('signing in as another customer ends the session of the first', async () => {
    const browser = await signIn(portal.browser(), '9811100016')
    const firstSession = browser.cookies.get('chowk') ?? ''
    await signIn(browser, '9811100017')
    expect((await browser.get('/v1/api/user/details')).json().user.info.mobile).toBe('9811100017')
    browser.cookies.set('chowk', firstSession)
    expect(await isSignedIn(browser)).toBe(false)
  })
})

describe('the limit per address', () => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal('sqlite', { demo: true, otp: { perMobile: 5, perAddress: 3 } })
  })
  afterAll(() => portal?.close())

  test('counts an IPv6 network as one, and leaves other addresses alone', async () => {
    const ask = async (address: string, mobile: string) =>
      (await portal.browser({ address }).requestCode(mobile)).outcome
    expect(await ask('2001:db8::1', '9811200001')).toBe('sent')
    expect(await ask('2001:db8::2', '9811200002')).toBe('sent')
    expect(await ask('2001:db8::3', '9811200003')).toBe('sent')
    expect(await ask('2001:db8::4', '9811200004')).toBe('rate-limited')
    expect(await ask('2001:db8:0:1::4', '9811200004')).toBe('sent')
  })
})
