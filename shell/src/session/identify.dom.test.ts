import { describe, expect, test, vi } from 'vitest'
import { stubServer } from '../calls/test-stub-server.ts'
import {
  asha,
  balance,
  details,
  freshPage,
  leaveNothingBehind,
  ravi,
  signedIn,
  storedSession,
} from './test-fresh-page.ts'

leaveNothingBehind()

function storeSession(id: string): void {
  localStorage.setItem('sessionValue', JSON.stringify({ user: { id }, sso_token_enc: 'old' }))
}

function announcements(): unknown[] {
  const heard: unknown[] = []
  window.addEventListener('chowk:user', event => heard.push(event.detail))
  return heard
}

function shape(): string | undefined {
  return document.documentElement.dataset.session
}

describe('the check', () => {
  test('a signed-in customer is shown, announced once, and stored with the fresh token', async () => {
    stubServer({ [details]: signedIn(ravi), [balance]: { response: { totalBalance: 123456.5 } } })
    const page = await freshPage()
    const heard = announcements()
    page.startSession()
    page.startSession()
    await vi.waitFor(() => expect(page.currentSession().wallet.state).toBe('ready'))
    expect(page.currentSession()).toEqual({
      status: 'signed-in',
      info: { ...ravi, userPicture: undefined },
      wallet: { state: 'ready', amount: '1,23,456.50' },
    })
    expect(heard).toEqual([{ status: 'signed-in', info: { ...ravi, userPicture: undefined } }])
    expect(storedSession()).toEqual({ user: { id: 'c-1' }, sso_token_enc: 'fresh' })
    expect(shape()).toBe('in')
  })

  test('only isLogin: false clears the stored session', async () => {
    storeSession('c-1')
    stubServer({ [details]: { isLogin: false } })
    const page = await freshPage()
    await page.checkCustomer()
    expect(page.currentSession().status).toBe('signed-out')
    expect(storedSession()).toBeNull()
    expect(shape()).toBe('out')
  })

  test('a failed check leaves the stored session alone, offers sign-in, and is repeated when the network is back', async () => {
    storeSession('c-1')
    const server = stubServer({ [details]: 'unreachable' })
    const page = await freshPage()
    page.startSession()
    await vi.waitFor(() => expect(shape()).toBe('out'))
    expect(page.currentSession().status).toBe('unknown')
    expect(storedSession()).toEqual({ user: { id: 'c-1' }, sso_token_enc: 'old' })

    server.answers[details] = signedIn(ravi)
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(page.currentSession().status).toBe('signed-in'))
  })

  test('a failed second check keeps the customer on the page', async () => {
    const server = stubServer({ [details]: signedIn(ravi) })
    const page = await freshPage()
    await page.checkCustomer()
    server.answers[details] = 500
    await page.checkCustomer()
    expect(page.currentSession().info?.id).toBe('c-1')
    expect(shape()).toBe('in')
  })

  test('an answer without a token keeps the one stored for the same customer, and no one else’s', async () => {
    storeSession('c-1')
    const server = stubServer({ [details]: signedIn(ravi, '') })
    const page = await freshPage()
    await page.checkCustomer()
    expect(storedSession()).toEqual({ user: { id: 'c-1' }, sso_token_enc: 'old' })
    server.answers[details] = signedIn(asha, '')
    await page.checkCustomer()
    expect(storedSession()).toEqual({ user: { id: 'c-2' } })
  })

  test('an answer that a later check has overtaken is dropped', async () => {
    const slow = Promise.withResolvers<object>()
    const server = stubServer({ [details]: () => slow.promise })
    const page = await freshPage()
    const first = page.checkCustomer()
    server.answers[details] = { isLogin: false }
    await page.checkCustomer()
    slow.resolve(signedIn(ravi))
    await first
    expect(page.currentSession().status).toBe('signed-out')
  })

  test('a failed wallet call is only logged', async () => {
    stubServer({ [details]: signedIn(ravi), [balance]: 500 })
    const page = await freshPage()
    await page.checkCustomer()
    await vi.waitFor(() => expect(page.currentSession().wallet).toEqual({ state: 'unavailable' }))
    expect(page.currentSession().status).toBe('signed-in')
  })

  test('a balance that arrives after the customer changed is dropped', async () => {
    const slow = Promise.withResolvers<object>()
    const server = stubServer({ [details]: signedIn(ravi), [balance]: () => slow.promise })
    const page = await freshPage()
    await page.checkCustomer()
    server.answers[details] = signedIn(asha)
    server.answers[balance] = { response: { totalBalance: '20' } }
    await page.checkCustomer()
    await vi.waitFor(() => expect(page.currentSession().wallet.amount).toBe('20'))
    slow.resolve({ response: { totalBalance: 999 } })
    await slow.promise
    await new Promise(resolve => setTimeout(resolve))
    expect(page.currentSession().wallet.amount).toBe('20')
  })
})

describe('a session handed over by the login page', () => {
  test('is stored, checked and announced with the customer', async () => {
    stubServer({ [details]: signedIn(ravi) })
    const page = await freshPage()
    const heard = announcements()
    await page.acceptSession({ user: { id: 'c-1' }, sso_token_enc: 'from-login' })
    expect(heard).toMatchObject([{ status: 'signed-in', info: { username: 'ravi kumar' } }])
    expect(storedSession()).toEqual({ user: { id: 'c-1' }, sso_token_enc: 'fresh' })
  })

  test('is the next thing announced to a page that was signed out, or signed in as the same customer', async () => {
    const server = stubServer({ [details]: { isLogin: false } })
    const page = await freshPage()
    await page.checkCustomer()
    const heard = announcements()
    server.answers[details] = signedIn(ravi)
    await page.acceptSession({ user: { id: 'c-1' } })
    await page.acceptSession({ user: { id: 'c-1' } })
    expect(heard).toMatchObject([
      { status: 'signed-in', info: { id: 'c-1' } },
      { status: 'signed-in', info: { id: 'c-1' } },
    ])
  })

  test('is used when the check does not come through', async () => {
    stubServer({ [details]: 'unreachable' })
    const page = await freshPage()
    await page.acceptSession({ user: { id: 'c-1' }, sso_token_enc: 'from-login' })
    expect(page.currentSession()).toMatchObject({ status: 'signed-in', info: { id: 'c-1' } })
    expect(storedSession()).toEqual({ user: { id: 'c-1' }, sso_token_enc: 'from-login' })
  })

  test('ends the sign-out that came before it', async () => {
    stubServer({ [details]: signedIn(ravi), 'POST /v1/api/logout': 'unreachable' })
    const page = await freshPage()
    await page.logout()
    await page.acceptSession({ user: { id: 'c-1' } })
    expect(page.currentSession().status).toBe('signed-in')
  })
})

describe('storage that is blocked or holds junk', () => {
  test.each(['junk', '5', '{}', '{"user":7}', '{"user":{"id":""}}'])('%s is no session', async stored => {
    localStorage.setItem('sessionValue', stored)
    stubServer({ [details]: signedIn(ravi) })
    const page = await freshPage()
    await page.checkCustomer()
    expect(storedSession()).toEqual({ user: { id: 'c-1' }, sso_token_enc: 'fresh' })
  })

  test('a browser without storage signs in and out all the same', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      removeItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    stubServer({ [details]: signedIn(ravi), 'POST /v1/api/logout': {} })
    const page = await freshPage()
    await page.checkCustomer()
    expect(page.currentSession().status).toBe('signed-in')
    await page.logout()
    expect(page.currentSession().status).toBe('signed-out')
    vi.unstubAllGlobals()
  })
})
