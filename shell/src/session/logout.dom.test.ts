import { describe, expect, test, vi } from 'vitest'
import { stubServer } from '../calls/test-stub-server.ts'
import {
  details,
  freshPage,
  leaveNothingBehind,
  ravi,
  setCsrfCookie,
  signedIn,
  storedSession,
} from './test-fresh-page.ts'

leaveNothingBehind()

describe('signing out', () => {
  const logoutCall = 'POST /v1/api/logout'

  async function signedInPage(answers: Parameters<typeof stubServer>[0] = {}) {
    const server = stubServer({ [details]: signedIn(ravi), ...answers })
    const page = await freshPage()
    await page.checkCustomer()
    return { page, server }
  }

  test('opens a hidden frame, calls the server, forgets the customer, and goes where the answer names', async () => {
    const { page, server } = await signedInPage({ [logoutCall]: { url: '/goodbye' } })
    const left = page.logout()
    const frame = document.querySelector('iframe')
    expect(frame?.src).toBe(`${window.location.origin}/oauth2/logout`)
    expect(frame?.hidden).toBe(true)
    expect(page.currentSession()).toEqual(page.signedOutSession)
    expect(storedSession()).toBeNull()
    await left
    expect(server.callsTo('/v1/api/logout')[0]?.headers['x-csrf-token']).toBe('token-1')
    expect(page.go).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/goodbye`)
    expect(localStorage.getItem('chowk:signed-out')).toBeNull()
  })

  test('without a url it goes home', async () => {
    const { page } = await signedInPage({ [logoutCall]: {} })
    await page.logout()
    expect(page.go).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/`)
  })

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'never goes to %s',
    async url => {
      const { page } = await signedInPage({ [logoutCall]: { url } })
      await page.logout()
      const [destination = ''] = page.go.mock.calls[0] ?? []
      expect(new URL(destination).origin).toBe(window.location.origin)
    },
  )

  test('two presses are one sign-out', async () => {
    const { page, server } = await signedInPage({ [logoutCall]: {} })
    await Promise.all([page.logout(), page.logout()])
    expect(server.callsTo('/v1/api/logout')).toHaveLength(1)
  })

  test('a page that takes the sign-out stays, or leaves by itself', async () => {
    const { page } = await signedInPage({ [logoutCall]: {} })
    window.addEventListener('chowk:logout', event => event.preventDefault(), { once: true })
    await page.logout()
    expect(page.go).not.toHaveBeenCalled()
    expect(page.currentSession()).toEqual(page.signedOutSession)
  })

  test('a failed call still clears, announces and goes home', async () => {
    const { page } = await signedInPage({ [logoutCall]: 'unreachable' })
    const heard = vi.fn()
    window.addEventListener('chowk:logout', heard)
    await page.logout()
    expect(page.go).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/`)
    expect(storedSession()).toBeNull()
    expect(heard).toHaveBeenCalledOnce()
  })

  test('after a failed call the next page hides the customer and calls the server again', async () => {
    const { page, server } = await signedInPage({ [logoutCall]: 'unreachable' })
    await page.logout()

    const second = await freshPage()
    await second.checkCustomer()
    expect(second.currentSession()).toEqual(second.signedOutSession)

    server.answers[logoutCall] = {}
    const third = await freshPage()
    await third.checkCustomer()
    expect(third.currentSession()).toEqual(third.signedOutSession)
    await vi.waitFor(() => expect(localStorage.getItem('chowk:signed-out')).toBeNull())
  })

  test('a session begun later is not mistaken for the one that was left', async () => {
    const { page, server } = await signedInPage({ [logoutCall]: 'unreachable' })
    await page.logout()
    setCsrfCookie('token-of-the-new-session')
    const next = await freshPage()
    await next.checkCustomer()
    expect(next.currentSession().status).toBe('signed-in')
    expect(server.callsTo('/v1/api/logout')).toHaveLength(1)
  })
})
