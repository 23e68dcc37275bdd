import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubServer } from '../calls/test-stub-server.ts'
import { configureEnvironment, environment } from '../environment/environment.ts'
import { navigation } from '../page/navigation.ts'
import { answerLogin, leaveForLogin } from './login-dialog.ts'
import { openLogin } from './open-login.ts'

vi.mock('./login-frame.ts', () => new Promise(() => {}))

const portal = 'https://portal.test'
const request = 'GET /shell/v1/page.css'
const go = vi.spyOn(navigation, 'go').mockImplementation(() => {})

beforeEach(() =>
  configureEnvironment(environment('production', { hosts: { main: portal }, isVertical: true })),
)

afterEach(() => {
  vi.useRealTimers()
  go.mockClear()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  configureEnvironment(environment())
})

test('a vertical’s customer is led to the portal’s sign-in, and back', async () => {
  stubServer({ [request]: {} })
  await leaveForLogin({})
  const back = encodeURIComponent(window.location.href)
  expect(go).toHaveBeenCalledExactlyOnceWith(`${portal}/login?redirect=${back}`)
})

test('a dialog that waits stays until the portal has answered or is known to be away', async () => {
  let give = (_answer: object | 'unreachable') => {}
  stubServer({
    [request]: () =>
      new Promise(resolve => {
        give = answer => resolve(answer as object)
      }),
  })
  const end = answerLogin(() => ({}))
  openLogin()
  const waiting = document.querySelector('dialog')
  const left = leaveForLogin({})
  await vi.waitFor(() => expect(waiting?.open).toBe(true))
  give('unreachable')
  await left
  expect(waiting?.isConnected).toBe(false)
  expect(document.querySelector('dialog')?.textContent).toContain('Sign-in is not answering')

  openLogin()
  const closed = leaveForLogin({})
  for (const dialog of document.querySelectorAll('dialog')) dialog.close()
  give({})
  await closed
  expect(go).not.toHaveBeenCalled()
  end()
})

test('nobody leaves the page for a portal that answers with an error', async () => {
  stubServer({ [request]: 503 })
  await leaveForLogin({})
  expect(go).not.toHaveBeenCalled()
  document.querySelector('dialog')?.close()
})

test('while the portal is away nobody leaves the page, and a sentence says so', async () => {
  stubServer({ [request]: 'unreachable' })
  await leaveForLogin({ locale: 'hi' })
  expect(go).not.toHaveBeenCalled()
  const dialog = document.querySelector('dialog')
  expect(dialog?.open).toBe(true)
  expect(dialog?.textContent).toContain('साइन इन अभी नहीं हो पा रहा है')
  dialog?.querySelector('button')?.click()
  expect(document.querySelector('dialog')).toBeNull()
})

test('another try says that it is under way, and leads on once the portal is back', async () => {
  stubServer({ [request]: 'unreachable' })
  await leaveForLogin({})
  const dialog = document.querySelector('dialog')
  const press = () => [...(dialog?.querySelectorAll('button') ?? [])].at(-1)?.click()
  press()
  expect(dialog?.textContent).toContain('Trying again...')
  await vi.waitFor(() => expect(dialog?.textContent).toContain('Sign-in is not answering'))
  expect(dialog?.open).toBe(true)
  vi.unstubAllGlobals()
  stubServer({ [request]: {} })
  press()
  await vi.waitFor(() => expect(go).toHaveBeenCalledOnce())
  expect(document.querySelector('dialog')).toBeNull()
})

test('a page of the portal’s own asks nobody first', async () => {
  configureEnvironment(environment('production', { hosts: { main: window.location.origin } }))
  const server = stubServer({})
  await leaveForLogin({})
  expect(server.calls).toEqual([])
  expect(go).toHaveBeenCalledOnce()
})

test('where the frame’s code does not come, the login page opens after all', async () => {
  vi.useFakeTimers()
  configureEnvironment(environment())
  const end = answerLogin(() => ({}))
  openLogin()
  await vi.advanceTimersByTimeAsync(7000)
  expect(go).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1100)
  expect(go).toHaveBeenCalledOnce()
  end()
})

test('without a network the frame loads from a portal that answers all the same, or once the network is back', async () => {
  vi.useFakeTimers()
  configureEnvironment(environment())
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const end = answerLogin(() => ({}))
  // The frame's code never comes in these tests, so that its timeout shows that it was requested.
  stubServer({ [request]: {} })
  openLogin()
  await vi.advanceTimersByTimeAsync(8000)
  expect(go).toHaveBeenCalledOnce()

  for (const dialog of document.querySelectorAll('dialog')) dialog.close()
  stubServer({ [request]: 'unreachable' })
  openLogin()
  await vi.advanceTimersByTimeAsync(9000)
  expect(go).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(8000)
  expect(go).toHaveBeenCalledTimes(2)
  onLine.mockRestore()
  end()
})
