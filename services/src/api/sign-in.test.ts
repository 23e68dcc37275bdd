import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeKinds } from '../platform/store/test-databases.ts'
import { type Browser, openTestPortal, signIn, type TestPortal } from '../test-portal/test-portal.ts'

const minuteMs = 60_000

describe.each(storeKinds)('signing in with a code on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true, servers: 2 })
  })
  afterAll(() => portal?.close())

  async function askCode(browser: Browser, mobile: string) {
    await browser.open()
    const response = await browser.post('/v1/api/otp/request', { mobile })
    expect(response.statusCode, response.body).toBe(200)
    const { challenge, demonstration_code: code } = response.json()
    const wrong = code === '000000' ? '000001' : '000000'
    return { challenge: challenge as string, code: code as string, wrong }
  }

  const verify = (browser: Browser, challenge: string, code: string) =>
    browser.post('/v1/api/otp/verify', { challenge, code })

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
    const { challenge, code } = await askCode(browser, '9811100002')
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`.replaceAll(/\d/g, digit =>
      '०१२३४५६७८९'.charAt(Number(digit)),
    )
    expect((await verify(browser, challenge, typed)).statusCode).toBe(200)
  })

  test('a number that cannot be one is explained by its field', async () => {
    const browser = await portal.browser().open()
    const response = await browser.post('/v1/api/otp/request', { mobile: '12345' })
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toMatchObject({
      code: 'invalid_request',
      fields: { mobile: expect.any(String) },
    })
  })

  test('a wrong code says how many tries are left, and what cannot be a code costs none', async () => {
    const browser = portal.browser()
    const { challenge, code, wrong } = await askCode(browser, '9811100003')
    const first = await verify(browser, challenge, wrong)
    expect(first.statusCode).toBe(422)
    expect(first.json().error).toMatchObject({ code: 'wrong_code', tries_left: 4 })
    expect((await verify(browser, challenge, '12345')).statusCode).toBe(400)
    expect((await verify(browser, challenge, wrong)).json().error.tries_left).toBe(3)
    expect((await verify(browser, challenge, code)).statusCode).toBe(200)
  })

  test('the right code after five wrong ones is refused, with how long to wait', async () => {
    const browser = portal.browser()
    const { challenge, code, wrong } = await askCode(browser, '9811100004')
    for (let i = 0; i < 4; i++) expect((await verify(browser, challenge, wrong)).statusCode).toBe(422)
    const last = await verify(browser, challenge, wrong)
    expect(last.statusCode).toBe(429)
    expect(last.json().error).toMatchObject({ code: 'too_many_tries', wait_seconds: 60 })
    expect(last.headers['retry-after']).toBe('60')
    expect((await verify(browser, challenge, code)).json().error.code).toBe('too_many_tries')
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('many guesses at once, over two servers, get no more than five tries', async () => {
    const browser = portal.browser()
    const { challenge, code } = await askCode(browser, '9811100005')
    const other = portal.browser({ server: 1 })
    for (const [name, value] of browser.cookies) other.cookies.set(name, value)
    const guesses = Array.from({ length: 40 }, (_, i) => String(i).padStart(6, '0')).filter(
      guess => guess !== code,
    )
    const answers = await Promise.all(
      guesses.map((guess, i) => verify(i % 2 ? browser : other, challenge, guess)),
    )
    const tried = answers.filter(answer => answer.json().error.code === 'wrong_code')
    expect(tried).toHaveLength(4)
    expect((await verify(browser, challenge, code)).statusCode).toBe(429)
  })

  test('the wait before the next code grows with each code spent on guessing', async () => {
    const browser = await portal.browser().open()
    const waits: number[] = []
    for (let i = 0; i < 3; i++) {
      const { challenge, wrong } = await askCode(browser, '9811100006')
      for (let n = 0; n < 4; n++) await verify(browser, challenge, wrong)
      waits.push((await verify(browser, challenge, wrong)).json().error.wait_seconds)
      const early = await browser.post('/v1/api/otp/request', { mobile: '9811100006' })
      expect(early.json().error.code).toBe('too_many_tries')
      portal.clock.pass((waits.at(-1) ?? 0) * 1000)
    }
    expect(waits).toEqual([60, 300, 900])
  })

  test('a code works once', async () => {
    const browser = portal.browser()
    const { challenge, code } = await askCode(browser, '9811100007')
    const browserCookie = browser.cookies.get('chowk-browser') ?? ''
    expect((await verify(browser, challenge, code)).statusCode).toBe(200)
    browser.cookies.set('chowk-browser', browserCookie)
    expect((await verify(browser, challenge, code)).json().error.code).toBe('expired_code')
  })

  test('the same right code sent many times at once signs in once', async () => {
    const browser = portal.browser()
    const { challenge, code } = await askCode(browser, '9811100008')
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(browser, challenge, code)))
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(1)
  })

  test('a code is good for five minutes', async () => {
    const browser = portal.browser()
    const early = await askCode(browser, '9811100009')
    portal.clock.pass(5 * minuteMs - 1)
    expect((await verify(browser, early.challenge, early.code)).statusCode).toBe(200)
    const late = await askCode(browser, '9811100009')
    portal.clock.pass(5 * minuteMs)
    expect((await verify(browser, late.challenge, late.code)).json().error.code).toBe('expired_code')
  })

  test('a code works only in the browser that asked', async () => {
    const victim = portal.browser()
    const { challenge, code } = await askCode(victim, '9811100010')
    const thief = portal.browser()
    await askCode(thief, '9811100011')
    expect((await verify(thief, challenge, code)).json().error.code).toBe('expired_code')
    thief.cookies.delete('chowk-browser')
    expect((await verify(thief, challenge, code)).json().error.code).toBe('expired_code')
    expect((await verify(victim, challenge, code)).statusCode).toBe(200)
  })

  test('a number gets five codes in fifteen minutes, whichever server is asked', async () => {
    const mobile = '9811100012'
    for (let i = 0; i < 5; i++) {
      await askCode(portal.browser({ server: i % 2, address: `198.51.100.${i}` }), mobile)
      portal.clock.pass(minuteMs)
    }
    const browser = await portal.browser({ server: 1 }).open()
    const refused = await browser.post('/v1/api/otp/request', { mobile })
    expect(refused.statusCode).toBe(429)
    expect(refused.json().error).toMatchObject({ code: 'rate_limited', wait_seconds: 10 * 60 })
    portal.clock.pass(10 * minuteMs)
    await askCode(browser, mobile)
  })

  test('codes asked for at once do not slip past the limit', async () => {
    const browsers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => portal.browser({ server: i % 2 }).open()),
    )
    const answers = await Promise.all(
      browsers.map(browser => browser.post('/v1/api/otp/request', { mobile: '9811100013' })),
    )
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(5)
  })

  test('the answer is the same for a number with an account and one without', async () => {
    await signIn(portal.browser(), '9811100014')
    const shapeOf = async (mobile: string) => {
      const browser = await portal.browser().open()
      const response = await browser.post('/v1/api/otp/request', { mobile })
      const { challenge, demonstration_code, sent_to, ...same } = response.json()
      return {
        ...same,
        status: response.statusCode,
        lengths: [challenge.length, demonstration_code.length, sent_to.length],
      }
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
    const ask = async (address: string, mobile: string) => {
      const browser = await portal.browser({ address }).open()
      return (await browser.post('/v1/api/otp/request', { mobile })).statusCode
    }
    expect(await ask('2001:db8::1', '9811200001')).toBe(200)
    expect(await ask('2001:db8::2', '9811200002')).toBe(200)
    expect(await ask('2001:db8::3', '9811200003')).toBe(200)
    expect(await ask('2001:db8::4', '9811200004')).toBe(429)
    expect(await ask('2001:db8:0:1::4', '9811200004')).toBe(200)
  })
})
