import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOGIN_READY_TIMEOUT_MS } from '../config/constants.ts'
import { listenToFrame, watchFrame } from './frame-listener.ts'
import { type LoginMessage, newOpening } from './messages.ts'

const opening = newOpening('https://accounts.example/login')
const frame = {} as Window
const answers = { onReady: vi.fn(), onStep: vi.fn(), onEnd: vi.fn(), onSilence: vi.fn() }

function say(message: LoginMessage): void {
  const data = { source: 'chowk-login', version: 1, nonce: opening.nonce, ...message }
  window.dispatchEvent(Object.assign(new Event('message'), { data, origin: opening.origin, source: frame }))
}

let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  stop = listenToFrame(opening, () => frame, answers)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.clearAllMocks()
})

test('a frame that stays silent is given up after 5000 ms, not before, and not heard any more', () => {
  vi.advanceTimersByTime(4999)
  expect(answers.onSilence).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(answers.onSilence).toHaveBeenCalledOnce()
  say({ type: 'ready' })
  expect(answers.onReady).not.toHaveBeenCalled()
})

test('a frame that is ready may take its time, and is welcomed once', () => {
  say({ type: 'ready' })
  say({ type: 'ready' })
  vi.advanceTimersByTime(60_000)
  expect(answers.onReady).toHaveBeenCalledOnce()
  expect(answers.onSilence).not.toHaveBeenCalled()
})

test('every step that is shown is reported', () => {
  say({ type: 'ready' })
  say({ type: 'ready' })
  expect(answers.onStep).toHaveBeenCalledTimes(2)
})

test('the first word that ends it is the last that is heard', () => {
  say({ type: 'auth-response', session: { user: { id: 'c-1' } } })
  say({ type: 'auth-response', session: { user: { id: 'c-2' } } })
  say({ type: 'close-popup' })
  expect(answers.onEnd).toHaveBeenCalledExactlyOnceWith({
    type: 'auth-response',
    session: { user: { id: 'c-1' } },
  })
})

test('after it was stopped nothing is heard and nothing happens', () => {
  stop()
  say({ type: 'close' })
  vi.advanceTimersByTime(60_000)
  expect(answers.onEnd).not.toHaveBeenCalled()
  expect(answers.onSilence).not.toHaveBeenCalled()
})

function watched() {
  const onLost = vi.fn()
  return { onLost, watch: watchFrame(onLost) }
}
const wait = () => vi.advanceTimersByTime(LOGIN_READY_TIMEOUT_MS)

test('a page that says it is ready, before or after it has loaded, is left in peace', () => {
  const { watch, onLost } = watched()
  watch.onReady()
  watch.onLoad()
  wait()
  watch.onLoad()
  watch.onReady()
  wait()
  expect(onLost).not.toHaveBeenCalled()
})

test('a page after it that says nothing is lost, and so is the next one', () => {
  const { watch, onLost } = watched()
  watch.onLoad()
  watch.onReady()
  watch.onLoad()
  wait()
  expect(onLost).toHaveBeenCalledTimes(1)
  watch.onLoad()
  wait()
  expect(onLost).toHaveBeenCalledTimes(2)
})

test('once the dialog is closed nothing is waited for', () => {
  const { watch, onLost } = watched()
  watch.onLoad()
  watch.stop()
  wait()
  expect(onLost).not.toHaveBeenCalled()
})
