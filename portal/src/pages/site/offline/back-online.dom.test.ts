import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { continueOnline } from './back-online.behaviour.ts'

const reload = vi.fn()
const fetched = vi.fn()
let isOnline = true
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  end()
  vi.useRealTimers()
})

function show(toForm = false): void {
  end = continueOnline(document.body, { toForm })
}

test('the page is asked for again as soon as the device reports a network', async () => {
  isOnline = false
  show()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledOnce()
})

test('where the device reported a network before there was one, the page is asked for until the portal answers', async () => {
  isOnline = true
  show()
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched.mock.calls.length).toBe(3)
  expect(reload).not.toHaveBeenCalled()
  fetched.mockResolvedValue(new Response())
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reload).toHaveBeenCalledOnce()
})

test('a network that returns while another page is on its way does not call the visitor back', async () => {
  isOnline = true
  show()
  window.dispatchEvent(new Event('beforeunload'))
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test('a form that was not sent is gone back to by its sender, whatever the device reports', async () => {
  isOnline = true
  show(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched).not.toHaveBeenCalled()
})
