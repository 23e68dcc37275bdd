// Signing in over real services, as a browser without scripts does: forms lead to addresses, which can be loaded
// again.
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestAccounts, type TestAccounts, testVertical } from '../../../account/test-customer.ts'
import { localeOf } from '../../../page/locale-path.ts'
import type { AnyoneContext } from '../../../page/page.ts'
import { contextFor, meet } from '../../../page/test-page.tsx'
import { mobileText } from '../../../ui/account-text.ts'
import { beginPayment } from '../../paying/pay/begin-payment.ts'
import { unlockPage } from '../lock/unlock.page.tsx'
import { loginPage } from './login.page.tsx'
import { loginFramePage } from './login-frame.page.tsx'

const origin = 'http://localhost:3000'
let accounts: TestAccounts

beforeAll(async () => {
  accounts = await openTestAccounts()
})
afterAll(() => accounts.close())

let lastMobile = 9_833_300_000
const newMobile = () => String(++lastMobile)

/** Keeps cookies, follows redirects, and may have several tabs. */
class Browser {
  readonly #cookies = new Map<string, string>()

  /** The page that the browser leaves. */
  readonly referer: string | undefined

  constructor(referer?: string) {
    this.referer = referer
  }

  async context(address: string): Promise<AnyoneContext> {
    const { pathname, searchParams } = new URL(address, origin)
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, ...(this.referer && { referer: this.referer }) }
    return contextFor(accounts.services, { headers, ip: '203.0.113.7' }, '/login', {
      locale: localeOf(pathname).locale,
      query: Object.fromEntries(searchParams),
    })
  }

  async open(address: string) {
    const { shown, html, led } = await meet(loginPage, await this.context(address))
    const at = led && 'redirect' in led ? led.redirect : address
    return { at, html, waitSeconds: shown?.waitSeconds, otherLanguage: shown?.head.otherLanguage ?? '' }
  }

  /** Sends a form of the page at this address. */
  async send(address: string, form: Record<string, string>): Promise<string> {
    const result = await loginPage.submit?.({ ...(await this.context(address)), form })
    if (!result || 'facts' in result) throw new Error('A form was answered without a redirect.')
    const led = 'intent' in result ? await beginPayment(await this.context(address), result) : result
    this.keep(led.setCookies)
    return led.redirect
  }

  keep(setCookies: readonly string[] = []): void {
    for (const cookie of setCookies) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }
}

test('the other language shows the same step, and goes on in it', async () => {
  const browser = new Browser()
  const step = await browser.send('/login?redirect=/bbps%3Forder%3DORD-1', { mobile: newMobile() })
  const { html, otherLanguage } = await browser.open(step)
  expect(new URL(otherLanguage, origin).searchParams.get('redirect')).toBe('/hi/bbps?order=ORD-1')
  const inHindi = await browser.open(otherLanguage)
  expect(inHindi.html).toContain('OTP')
  expect(hiddenValue(inHindi.html, 'challenge')).toBe(hiddenValue(html, 'challenge'))
  const back = new URL(inHindi.otherLanguage, origin)
  expect(back.pathname + back.search).toBe(new URL(step, origin).pathname + new URL(step, origin).search)
})

const hiddenValue = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1] ?? ''

/** The fields of the code's form, with the input. */
function codeForm(html: string, typed?: string) {
  const demonstrationCode = hiddenValue(html, 'demonstrationCode')
  return {
    challenge: hiddenValue(html, 'challenge'),
    mobile: hiddenValue(html, 'mobile'),
    demonstrationCode,
    code: typed ?? demonstrationCode,
  }
}

const wrongFor = (html: string) => (hiddenValue(html, 'demonstrationCode') === '111111' ? '222222' : '111111')

describe('signing in', () => {
  test('leads from the number to the code at an address of its own, and on to where it was wanted', async () => {
    const browser = new Browser()
    const at = await browser.send('/hi/login?redirect=%2Fhi%2Fpassbook', { mobile: newMobile() })
    expect(at).toMatch(/^\/hi\/login\?redirect=%2Fhi%2Fpassbook&step=[\w-]{8}$/)
    const { html } = await browser.open(at)
    expect((await browser.open(at)).html).toBe(html)
    expect(await browser.send(at, codeForm(html))).toBe('/hi/passbook')
    expect((await browser.open(at)).at).toBe('/hi/passbook')
    // From a cached page, which does not know who reads it.
    expect((await browser.open('/hi/login')).at).toMatch(/\w\/hi\/settings$/)
    expect((await browser.open('/hi/login?redirect=%2Fhi%2Fpay')).html).toContain('के रूप में साइन इन हैं')
  })

  test('says to a visitor from a site that is not ours that they are not taken back there', async () => {
    const browser = new Browser()
    const from = `/login?redirect=${encodeURIComponent('https://shop.test/cart')}`
    const text = 'not one of ours'
    expect((await browser.open(from)).html).toContain(text)
    const at = await browser.send(from, { mobile: newMobile() })
    const { html } = await browser.open(at)
    expect(html).toContain(text)
    expect(await browser.send(at, codeForm(html))).toBe('https://www.chowk.example/')
    const signedIn = await browser.open(from)
    expect(signedIn.html).toContain(text)
    expect(signedIn.html).not.toContain('shop.test')
    for (const usual of ['/login', '/login?redirect=%2Fbbps', `/login?redirect=${origin}/login`])
      expect((await new Browser().open(usual)).html, usual).not.toContain(text)
  })

  test('leads back to the vertical whose header was pressed before it was mounted, and to no other site', async () => {
    const { at } = await new Browser(`${testVertical}/`).open('/hi/login')
    expect(at).toBe(`/hi/login?redirect=${encodeURIComponent(`${testVertical}/`)}`)
    for (const referer of [`${origin}/tools`, 'https://shop.test/'])
      expect((await new Browser(referer).open('/login')).at).toBe('/login')
    const address = '/login?redirect=%2Fbbps'
    expect((await new Browser(`${testVertical}/`).open(address)).at).toBe(address)
  })

  test('opens with the focus in the field that is asked for; what is above it is read with it', async () => {
    const browser = new Browser()
    const from = `/login?redirect=${encodeURIComponent('https://shop.test/cart')}`
    const text = '<p id="above-form">'
    expect((await browser.open('/login')).html).not.toContain(text)
    expect((await browser.open(from)).html).toContain(text)
    const focused = async (address: string) =>
      (await browser.open(address)).html.match(/<input[^>]* autofocus[^>]*>/gi)
    const number = (about: string) => [
      expect.stringMatching(new RegExp(`aria-describedby="${about} mobile-hint" id="mobile"`)),
    ]
    expect(await focused('/hi/login')).toEqual(number('sign-in-lead'))
    expect(await focused(from)).toEqual(number('above-form sign-in-lead'))
    const code = await browser.send('/login', { mobile: newMobile() })
    expect(await focused(code)).toEqual([expect.stringContaining('name="code"')])
  })

  test('says a mistyped number at its field, with what was typed', async () => {
    const browser = new Browser()
    const at = await browser.send('/login?redirect=%2Fbbps', { mobile: '98765' })
    const { html, waitSeconds } = await browser.open(at)
    expect(html).toContain('An Indian mobile number has 10 digits.')
    expect(hiddenValue(html, 'mobile')).toBe('98765')
    expect(waitSeconds).toBeUndefined()
    const next = await browser.send(at, { mobile: newMobile() })
    expect((await browser.open(next)).html).toContain('One-time code')
    expect((await browser.open(at)).html).toContain('An Indian mobile number has 10 digits.')
  })

  test('says a wrong code at its field however often the page is asked for, and costs one try', async () => {
    const browser = new Browser()
    const at = await browser.send('/login?redirect=%2Fbbps', { mobile: newMobile() })
    const { html } = await browser.open(at)
    const wrong = wrongFor(html)
    expect(await browser.send(at, codeForm(html, wrong))).toBe(at)
    for (let reload = 0; reload < 6; reload++) {
      const again = (await browser.open(at)).html
      expect(again).toContain('That OTP is not right. 4 tries are left.')
      expect(again).not.toContain(`value="${wrong}"`)
    }
    expect(await browser.send(at, codeForm(html))).toBe('/bbps')
  })

  test('says how long to wait after too many wrong codes, to machines too', async () => {
    // Time passes between the last try and the answer.
    const aboutAMinute = [57, 58, 59, 60]
    const browser = new Browser()
    const mobile = newMobile()
    const at = await browser.send('/login?redirect=%2Fbbps', { mobile })
    const form = codeForm((await browser.open(at)).html)
    const wrong = { ...form, code: form.code === '111111' ? '222222' : '111111' }
    for (let tries = 0; tries < 5; tries++) await browser.send(at, wrong)
    const refused = await browser.open(at)
    expect(refused.html).toContain('Too many wrong OTPs.')
    expect(aboutAMinute).toContain(refused.waitSeconds)
    const codePage = await browser.open(await browser.send(at, { mobile }))
    expect(aboutAMinute).toContain(codePage.waitSeconds)
    expect(hiddenValue(codePage.html, 'mobile')).toBe(mobile)
  })

  test('sends a new code to the same number under the same address', async () => {
    const browser = new Browser()
    const mobile = newMobile()
    const at = await browser.send('/login?redirect=%2Fbbps', { mobile })
    const first = codeForm((await browser.open(at)).html)
    expect(await browser.send(at, { ...first, mobile, resend: '1' })).toBe(at)
    const second = codeForm((await browser.open(at)).html)
    expect(second.challenge).not.toBe(first.challenge)
    expect(await browser.send(at, second)).toBe('/bbps')
  })

  test('keeps the code that was sent where no further one is', async () => {
    const browser = new Browser()
    const mobile = newMobile()
    const at = await browser.send('/login?redirect=%2Fbbps', { mobile })
    const sent = codeForm((await browser.open(at)).html)
    const refusal = { outcome: 'rate-limited', waitSeconds: 22 * 3600 } as const
    vi.spyOn(accounts.services.accounts, 'requestCode').mockResolvedValueOnce(refusal)
    await browser.send(at, { ...sent, mobile, resend: '1' })
    const { html } = await browser.open(at)
    expect(html).toContain(
      'try again in 22 hours. Meanwhile, use a passkey or a browser you signed in with before, or write to us under Help.',
    )
    expect(await browser.send(at, codeForm(html))).toBe('/bbps')
  })

  test('begins again with another number, and where nothing is known of the step', async () => {
    const browser = new Browser()
    const at = await browser.send('/login?redirect=%2Fbbps', { mobile: newMobile() })
    expect(await browser.send(at, { restart: '1', mobile: '' })).toBe('/login?redirect=%2Fbbps')
    expect((await new Browser().open(at)).at).toBe('/login?redirect=%2Fbbps')
    expect((await new Browser().open('/login?step=nothing')).at).toBe('/login')
  })

  test('in two tabs shows each its own number, also after a reload', async () => {
    const browser = new Browser()
    const [one, other] = [newMobile(), newMobile()]
    const inOne = await browser.send('/login?redirect=%2Fbbps', { mobile: one })
    const inOther = await browser.send('/login?redirect=%2Fbbps', { mobile: other })
    const { html } = await browser.open(inOne)
    expect(hiddenValue(html, 'mobile')).toBe(one)
    await browser.send(inOther, codeForm((await browser.open(inOther)).html, 'nonsense'))
    expect((await browser.open(inOne)).html).toBe(html)
    expect((await browser.open(inOther)).html).toContain('The OTP has 6 digits.')
    expect(hiddenValue((await browser.open(inOther)).html, 'mobile')).toBe(other)
    expect(await browser.send(inOne, codeForm(html))).toBe('/bbps')
  })

  test('keeps no more of what was pasted than a cookie can hold', async () => {
    const browser = new Browser()
    const at = await browser.send('/login?redirect=%2Fbbps', { mobile: 'x'.repeat(30_000) })
    const { html } = await browser.open(at)
    expect(html).toContain('A mobile number has only digits.')
    expect(hiddenValue(html, 'mobile')).toBe('x'.repeat(48))
  })
})

describe('a payment that waits for the sign-in', () => {
  const intent = {
    billerId: 'electricity-bill-payment/tamil-nadu/tamil-nadu-power-distribution-corporation',
    parameters: { consumerNumber: '09100000011' },
  }

  async function withIntent(address: string) {
    const browser = new Browser()
    browser.keep([await accounts.services.paymentIntents.save(intent)])
    const at = await browser.send(address, { mobile: newMobile() })
    return { browser, at, code: codeForm((await browser.open(at)).html) }
  }

  test.each(['', '/hi'])('is begun by Verify itself: %s/login', async language => {
    const { browser, at, code } = await withIntent(`${language}/login?redirect=${language}/pay`)
    expect(await browser.send(at, code)).toMatch(new RegExp(`[a-z]${language}/pay/\\w{35}$`))
    const { session } = await browser.context('/pay')
    expect(session).not.toBeNull()
    expect(
      await accounts.services.paymentIntents.read((await browser.context('/pay')).client),
    ).toBeUndefined()
  })

  test('for a mobile number offers it to sign in with, and fills in none that may be another’s', async () => {
    const browser = new Browser()
    const recharge = { billerId: 'mobile-recharge/jio', parameters: { mobileNumber: '9811122261' } }
    browser.keep([await accounts.services.paymentIntents.save(recharge)])
    const { html } = await browser.open('/login?redirect=%2Fpay')
    expect(html).not.toMatch(/<input(?=[^>]*type="tel")[^>]* value="[^"]/)
    expect(html).toMatch(
      /type="hidden" name="mobile" value="9811122261".*>98111\u00a022261 is mine, use it<\/button>/,
    )
    expect((await browser.open('/login?redirect=%2Fbbps')).html).not.toContain('9811122261')
  })

  test('is left alone by a sign-in that leads elsewhere', async () => {
    const { browser, at, code } = await withIntent('/login?redirect=%2Fbbps')
    expect(await browser.send(at, code)).toBe('/bbps')
    expect(await accounts.services.paymentIntents.read((await browser.context('/pay')).client)).toEqual(
      intent,
    )
  })

  test('is begun by a form, never by a link, where somebody is signed in already', async () => {
    const { browser, at, code } = await withIntent('/login?redirect=%2Fbbps')
    await browser.send(at, code)
    const { html } = await browser.open('/login?redirect=%2Fpay')
    expect(html).toMatch(/<form [^>]*action="\/pay" method="post"><input type="hidden" name="_csrf"/)
    expect(html).not.toContain('href="/pay"')
    expect((await browser.open('/login?redirect=%2Fbbps')).at).toBe('/bbps')
  })
})

test('in the frame, whose address is its own, the same steps answer in place and say how long to wait', async () => {
  const browser = new Browser()
  const mobile = newMobile()
  const send = async (form: Record<string, string>) => {
    const context = await browser.context('/v1/api/login')
    const result = await loginFramePage.submit?.({ ...context, form })
    if (!result || !('facts' in result)) throw new Error('The frame led elsewhere.')
    const html = renderToStaticMarkup(<loginFramePage.View facts={result.facts} context={context} />)
    // Browsers refuse it in a frame of another origin, and complain in the console.
    expect(html).not.toMatch(/ autofocus/i)
    return {
      html,
      status: result.status,
      waitSeconds: loginFramePage.waitSeconds?.(result.facts),
      facts: result.facts,
    }
  }
  expect(await send({ mobile: '123' })).toMatchObject({ status: 422, waitSeconds: undefined })
  const response = await send({ mobile })
  expect(response).toMatchObject({ status: 200, facts: { step: { step: 'code', mobile } } })
  const [, challenge = ''] = /name="challenge" value="([^"]+)"/.exec(response.html) ?? []
  const wrong = await send({ mobile, challenge, code: '1' })
  expect(wrong.html).toContain('aria-invalid')
})

describe('a form whose cookies are another’s by now', () => {
  const address = '/login?redirect=/settings'

  /** The number was typed, and another tab has signed in. */
  async function signedInMeanwhile({ typed = newMobile(), other = newMobile() } = {}) {
    const browser = new Browser()
    const step = await browser.send(address, { mobile: typed })
    browser.keep((await accounts.signIn(other)).headers.cookie?.split('; '))
    return { browser, step, typed, other, context: await browser.context(step) }
  }

  test('says who is signed in and that it is another number, and signs out to go on with the typed one', async () => {
    const { browser, step, typed, other, context } = await signedInMeanwhile()
    const result = await loginPage.submitWithExpiredToken?.({
      ...context,
      form: { mobile: typed, challenge: '1' },
    })
    if (!result || !('facts' in result)) throw new Error('The form was answered without a page.')
    expect(result.facts.step).toMatchObject({ step: 'signed-in', typed })
    const { html } = await browser.open(step)
    expect(html).toContain(other.slice(5))
    expect(html).toContain(`To sign in with ${mobileText(typed)}, sign out first.`)
    const again = await browser.open(await browser.send(step, { signOut: '1', mobile: typed }))
    expect(again.html).toContain(`value="${typed}"`)
  })

  test('goes on where it is the same customer', async () => {
    const typed = newMobile()
    const { context } = await signedInMeanwhile({ typed, other: typed })
    const form = { mobile: `+91 ${typed}`, challenge: '1' }
    expect(await loginPage.submitWithExpiredToken?.({ ...context, form })).toEqual({
      redirect: '/login?redirect=%2Fsettings',
    })
    expect(await loginFramePage.submitWithExpiredToken?.({ ...context, form })).toMatchObject({
      facts: { step: { step: 'done' } },
    })
  })

  test('is nothing to unlock an account by', async () => {
    const { context } = await signedInMeanwhile()
    expect(await loginPage.submitWithExpiredToken?.({ ...context, form: { unlock: '1' } })).toBeUndefined()
  })
})

describe('a locked account', () => {
  async function lockedCustomer() {
    const mobile = newMobile()
    const browser = new Browser()
    const at = await browser.send('/login', { mobile })
    await browser.send(at, codeForm((await browser.open(at)).html))
    const { session } = await browser.context('/login')
    await accounts.services.locks.lock(session?.customer.id ?? '')
    return mobile
  }

  test('is not signed in to with a code: the page says so, and offers to unlock it', async () => {
    const mobile = await lockedCustomer()
    const browser = new Browser()
    const at = await browser.send('/hi/login', { mobile })
    const locked = await browser.send(at, codeForm((await browser.open(at)).html))
    const { html } = await browser.open(locked)
    expect(html).toContain('आपका खाता लॉक है')
    expect(html, 'who has no passkey').not.toContain('पासकी')
    expect((await browser.context(locked)).session).toBeNull()
    const response = await browser.send(locked, { unlock: 'ask' })
    expect((await browser.open(response)).html).toContain('लॉक रखें')
    expect(await browser.send(response, { unlock: 'cancel' })).toMatch(/\/hi\/unlock\?done=kept$/)
    expect(await browser.send(response, { unlock: 'ask' }), 'what was verified before the owner’s no').toBe(
      '/hi/login',
    )
  })

  test('is said to be open where the owner’s own browser has opened it', async () => {
    const mobile = await lockedCustomer()
    const browser = new Browser()
    const at = await browser.send('/login', { mobile })
    const locked = await browser.send(at, codeForm((await browser.open(at)).html))
    vi.spyOn(accounts.services.locks, 'requestUnlock').mockResolvedValueOnce('opened')
    expect(await browser.send(locked, { unlock: 'ask' })).toMatch(/\/unlock\?done=opened$/)
    const { html } = await meet(unlockPage, await browser.context('/unlock?done=opened'))
    expect(html).toContain('Your account is unlocked')
    expect(html).not.toContain('is locked')
  })

  test('is asked with 503 to try again where too many PINs are being checked', async () => {
    const mobile = await lockedCustomer()
    const browser = new Browser()
    const at = await browser.send('/login', { mobile })
    const locked = await browser.send(at, codeForm((await browser.open(at)).html))
    const context = await browser.context(locked)
    const verified = await accounts.services.signInSteps.read(context.client, context.query.step ?? '')
    if (verified?.step !== 'locked') throw new Error('It is not locked.')
    vi.spyOn(accounts.services.signInSteps, 'read').mockResolvedValueOnce({ ...verified, asksPin: true })
    vi.spyOn(accounts.services.pins, 'check').mockResolvedValueOnce({ outcome: 'busy' })
    const answer = await loginPage.submit?.({ ...context, form: { unlock: 'ask', pin: '481516' } })
    if (!answer || !('facts' in answer)) throw new Error('The page led elsewhere.')
    expect(answer.status).toBe(503)
    const html = renderToStaticMarkup(<loginPage.View facts={answer.facts} context={context} />)
    expect(html).toContain('Wait a few seconds, then enter yours again.')
  })

  test('is unlocked by nobody who has not just verified the number', async () => {
    await lockedCustomer()
    expect(await new Browser().send('/login?step=AAAAAAAA', { unlock: 'ask' })).toBe('/login')
  })

  test('leads out of the frame', async () => {
    const mobile = await lockedCustomer()
    const browser = new Browser()
    const frame = async (form: Record<string, string>) => {
      const context = await browser.context('/v1/api/login')
      const result = await loginFramePage.submit?.({ ...context, form })
      if (!result || !('facts' in result)) throw new Error('The frame led elsewhere.')
      browser.keep(result.setCookies)
      return renderToStaticMarkup(<loginFramePage.View facts={result.facts} context={context} />)
    }
    const html = await frame(codeForm(await frame({ mobile })))
    expect(html).toContain('This account is locked.')
    expect(html).toMatch(/<a href="[^"]*\/unlock" target="_top"/)
  })
})
