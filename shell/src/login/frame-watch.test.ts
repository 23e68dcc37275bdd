import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOGIN_READY_TIMEOUT_MS } from '../config/constants.ts'
import { watchFrame } from './frame-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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
