import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

describe('throttle', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('the first call runs at once', () => {
    const action = vi.fn()
    throttle(action, 50)()
    expect(action).toHaveBeenCalledTimes(1)
  })

  test('a burst runs once per interval, and its last call is not lost', () => {
    const action = vi.fn()
    const throttled = throttle(action, 50)
    for (let call = 0; call < 10; call += 1) {
      throttled()
      vi.advanceTimersByTime(10)
    }
    expect(action).toHaveBeenCalledTimes(3)
    vi.advanceTimersByTime(1000)
    expect(action).toHaveBeenCalledTimes(3)
  })

  test('after a quiet interval the next call runs at once again', () => {
    const action = vi.fn()
    const throttled = throttle(action, 50)
    throttled()
    vi.advanceTimersByTime(51)
    throttled()
    expect(action).toHaveBeenCalledTimes(2)
  })

  test('without a leading call the first one waits its turn', () => {
    const action = vi.fn()
    const throttled = throttle(action, 100, { leading: false })
    throttled()
    vi.advanceTimersByTime(99)
    expect(action).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(action).toHaveBeenCalledTimes(1)
  })

  test('a cancelled call never runs', () => {
    const action = vi.fn()
    const throttled = throttle(action, 100, { leading: false })
    throttled()
    throttled.cancel()
    vi.advanceTimersByTime(1000)
    expect(action).not.toHaveBeenCalled()
  })
})
