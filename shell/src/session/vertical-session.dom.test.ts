import { expect, test, vi } from 'vitest'
import { stubServer } from '../calls/test-stub-server.ts'
import { details, freshPage, leaveNothingBehind, ravi, signedIn } from './test-fresh-page.ts'

leaveNothingBehind()

async function verticalPage() {
  const page = await freshPage()
  const { followVertical } = await import('./vertical-session.ts')
  const { configureEnvironment, environment } = await import('../environment/environment.ts')
  const { origin } = window.location
  const hosts = { main: origin, accounts: origin }
  configureEnvironment(environment('production', { hosts, isVertical: true }))
  followVertical()
  await page.identify()
  return page
}

test('a sign-out on another origin is noticed when somebody comes back', async () => {
  const server = stubServer({ [details]: signedIn(ravi) })
  const page = await verticalPage()
  server.answers[details] = { isLogin: false }
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(page.currentSession().status).toBe('signed-out'))
})

test('coming back is told twice and asked about once', async () => {
  const server = stubServer({ [details]: signedIn(ravi) })
  await verticalPage()
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  expect(server.askedFor('/v1/api/user/details')).toHaveLength(2)
})

test('a focus that a sign-in frame gives back asks nothing', async () => {
  const server = stubServer({ [details]: { isLogin: false } })
  await verticalPage()
  window.dispatchEvent(new Event('focus'))
  expect(server.askedFor('/v1/api/user/details')).toHaveLength(1)
})

test('whoever listens late asks, and hears who is here', async () => {
  stubServer({ [details]: signedIn(ravi) })
  await verticalPage()
  const heard: unknown[] = []
  window.addEventListener('chowk:user', event => heard.push(event.detail))
  window.dispatchEvent(new Event('chowk:who'))
  expect(heard).toMatchObject([{ status: 'signed-in', info: { id: 'c-1' } }])
})
