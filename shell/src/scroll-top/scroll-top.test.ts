import { expect, test } from 'vitest'
import { stepDelayMs } from './scroll-top.ts'

test('steps come quicker near the top, and never wait longer than 25 ms', () => {
  expect(stepDelayMs(100)).toBeLessThan(stepDelayMs(400))
  expect([1000, 5000, 100_000].map(stepDelayMs)).toEqual([25, 25, 25])
})
