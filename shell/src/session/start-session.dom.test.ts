import { describe, expect, test, vi } from 'vitest'
import { stubServer } from '../calls/test-stub-server.ts'
import { asha, balance, details, freshPage, leaveNothingBehind, ravi, signedIn } from './test-fresh-page.ts'

leaveNothingBehind()

/** Another tab changed the storage: browsers notify every tab but the one that did it. */
function anotherTabSets(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
}

function pageTransition(type: 'pagehide' | 'pageshow'): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted: true }))
}

describe('coming back', () => {
  test('a page that is left is blanked, and asks again when history brings it back', async () => {
    const server = stubServer({ [details]: signedIn(ravi) })
    const page = await freshPage()
    page.startSession()
    await vi.waitFor(() => expect(page.currentSession().status).toBe('signed-in'))
    pageTransition('pagehide')
    expect(page.currentSession()).toEqual(page.unknownSession)

    server.answers[details] = signedIn(asha)
    pageTransition('pageshow')
    await vi.waitFor(() => expect(page.currentSession().info?.id).toBe('c-2'))
  })

  test('a check under way when the page is left does not bring the customer back', async () => {
    const slow = Promise.withResolvers<object>()
    stubServer({ [details]: () => slow.promise })
    const page = await freshPage()
    const check = page.checkCustomer()
    page.startSession()
    pageTransition('pagehide')
    slow.resolve(signedIn(ravi))
    await check
    expect(page.currentSession().status).toBe('unknown')
  })

  test('a page visible again asks only after it was hidden for long', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    const { callsTo } = stubServer({ [details]: signedIn(ravi) })
    const page = await freshPage()
    page.startSession()
    await vi.waitFor(() => expect(page.currentSession().status).toBe('signed-in'))

    function hideFor(minutes: number) {
      visibility.mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
      vi.setSystemTime(Date.now() + minutes * 60_000)
      visibility.mockReturnValue('visible')
      document.dispatchEvent(new Event('visibilitychange'))
    }
    hideFor(1)
    expect(callsTo('/v1/api/user/details')).toHaveLength(1)
    hideFor(6)
    expect(callsTo('/v1/api/user/details')).toHaveLength(2)
  })

  test('a prerendered page asks only once it is shown', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    const { calls } = stubServer({ [details]: signedIn(ravi) })
    const page = await freshPage()
    page.startSession()
    // Chromium reports that the page is visible before it reports that it is shown.
    document.dispatchEvent(new Event('visibilitychange'))
    expect(calls).toHaveLength(0)
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
    await vi.waitFor(() => expect(page.currentSession().status).toBe('signed-in'))
  })
})

describe('other tabs', () => {
  async function signedInPage() {
    const server = stubServer({ [details]: signedIn(ravi), [balance]: { response: { totalBalance: 1 } } })
    const page = await freshPage()
    page.startSession()
    await vi.waitFor(() => expect(page.currentSession().wallet.state).toBe('ready'))
    return { page, server }
  }

  test('another customer: the page forgets the first at once and follows', async () => {
    const { page, server } = await signedInPage()
    server.answers[details] = signedIn(asha)
    anotherTabSets('sessionValue', '{"user":{"id":"c-2"}}')
    expect(page.currentSession()).toEqual(page.unknownSession)
    await vi.waitFor(() => expect(page.currentSession().info?.id).toBe('c-2'))
  })

  test('a renewed token of the same customer changes nothing', async () => {
    const { page, server } = await signedInPage()
    const before = page.currentSession()
    anotherTabSets('sessionValue', '{"user":{"id":"c-1"},"sso_token_enc":"newer"}')
    expect(page.currentSession()).toBe(before)
    expect(server.callsTo('/v1/api/user/details')).toHaveLength(1)
  })

  test('sign-out: name and balance are gone at once, and no check brings them back', async () => {
    const { page, server } = await signedInPage()
    const heard = vi.fn()
    window.addEventListener('chowk:logout', heard)
    anotherTabSets('chowk:signed-out', '{"csrfToken":"token-1","at":1}')
    anotherTabSets('sessionValue', null)
    expect(page.currentSession()).toEqual(page.signedOutSession)
    expect(heard).toHaveBeenCalledOnce()
    expect(server.callsTo('/v1/api/user/details')).toHaveLength(1)
  })

  test('a stored session that vanished without a sign-out is checked', async () => {
    const { page, server } = await signedInPage()
    server.answers[details] = { isLogin: false }
    anotherTabSets('sessionValue', null)
    await vi.waitFor(() => expect(page.currentSession().status).toBe('signed-out'))
  })
})

async function verticalPage() {
  const page = await freshPage()
  const { recheckSessionOnVertical } = await import('./start-session.ts')
  const { configureEnvironment, environment } = await import('../environment/environment.ts')
  const { origin } = window.location
  const hosts = { main: origin, accounts: origin }
  configureEnvironment(environment('production', { hosts, isVertical: true }))
  recheckSessionOnVertical()
  await page.checkCustomer()
  return page
}

test('a sign-out on another origin is noticed when the customer returns', async () => {
  const server = stubServer({ [details]: signedIn(ravi) })
  const page = await verticalPage()
  server.answers[details] = { isLogin: false }
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(page.currentSession().status).toBe('signed-out'))
})

test('a return makes two events and one check', async () => {
  const server = stubServer({ [details]: signedIn(ravi) })
  await verticalPage()
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  expect(server.callsTo('/v1/api/user/details')).toHaveLength(2)
})

test('a focus that a sign-in frame gives back asks nothing', async () => {
  const server = stubServer({ [details]: { isLogin: false } })
  await verticalPage()
  window.dispatchEvent(new Event('focus'))
  expect(server.callsTo('/v1/api/user/details')).toHaveLength(1)
})

test('a late listener asks, and hears who is signed in', async () => {
  stubServer({ [details]: signedIn(ravi) })
  await verticalPage()
  const heard: unknown[] = []
  window.addEventListener('chowk:user', event => heard.push(event.detail))
  window.dispatchEvent(new Event('chowk:who'))
  expect(heard).toMatchObject([{ status: 'signed-in', info: { id: 'c-1' } }])
})
