import { expect, test } from 'vitest'
import { latenessOf, refundDeadline } from './turnaround.ts'

const at = (time: string) => Date.parse(`${time}+05:30`)

test('wallet money is due back the next day, UPI money within five days', () => {
  expect(refundDeadline('wallet', at('2026-11-15T23:59'))).toBe('2026-11-16')
  expect(refundDeadline('upi', at('2026-11-15T00:01'))).toBe('2026-11-20')
})

test('the day is that in India, where half past midnight is still the evening before in UTC', () => {
  expect(refundDeadline('wallet', at('2026-11-16T00:30'))).toBe('2026-11-17')
})

test('until the end of the last day nothing is owed', () => {
  expect(latenessOf('wallet', at('2026-11-15T10:00'), at('2026-11-16T23:59'))).toBeUndefined()
  expect(latenessOf('upi', at('2026-11-15T10:00'), at('2026-11-20T23:59'))).toBeUndefined()
})

test('each day beyond costs us Rs. 100', () => {
  expect(latenessOf('wallet', at('2026-11-15T10:00'), at('2026-11-17T00:00'))).toEqual({
    days: 1,
    paise: 10_000,
  })
  expect(latenessOf('upi', at('2026-11-15T10:00'), at('2026-11-25T09:00'))).toEqual({
    days: 5,
    paise: 50_000,
  })
})
