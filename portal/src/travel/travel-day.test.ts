import { daysAfter } from '@chowk/catalog'
import { describe, expect, test } from 'vitest'
import { daysBetween, formatTravelDay, readDay } from './travel-day.ts'

const today = '2026-11-15'

describe('a date is', () => {
  test('taken when it is today or later', () => {
    expect(readDay('2026-11-15', today)).toEqual({ day: '2026-11-15' })
    expect(readDay(' 2028-02-29 ', '2028-01-01')).toEqual({ day: '2028-02-29' })
  })

  test('allowed to stay open', () => {
    expect(readDay('  ', today)).toEqual({})
  })

  test.each([
    ['2026-11-14', 'past'],
    ['2027-11-17', 'too-far'],
    ['2027-02-31', 'not-a-day'],
    ['31-12-2026', 'not-a-day'],
    ['2026-13-01', 'not-a-day'],
    ['tomorrow', 'not-a-day'],
  ])('refused when it is %s: %s', (typed, problem) => {
    expect(readDay(typed, today)).toEqual({ problem })
  })
})

test('days are counted over months and leap years', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2026-11-15', '2027-01-14')).toBe(60)
})

test('a day is written out in the language of the page', () => {
  expect(formatTravelDay('2026-12-05', 'en')).toBe('Saturday, 5 December 2026')
  expect(formatTravelDay('2026-12-05', 'hi')).toBe('शनिवार, 5 दिसंबर 2026')
})
