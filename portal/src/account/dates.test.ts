import { expect, test } from 'vitest'
import { formatClock, formatDay, formatFirstDayAfter, formatMoment, formatMonth } from './dates.ts'

// Half past seven in the evening in London is the next day in India.
const lateOnNewYearsEve = new Date('2026-12-31T19:30:00Z')

/** At 360 pixels 'सुबह 11:49' ended a line and 'बजे' began the next. */
const held = '\u00a0'

test('a moment is formatted in Indian time, without a line break within the time', () => {
  expect(formatMoment(lateOnNewYearsEve, 'en')).toBe(`1 Jan 2027, 1:00${held}am`)
  expect(formatDay(lateOnNewYearsEve, 'hi')).toBe('1 जन॰ 2027')
  expect(formatMoment(lateOnNewYearsEve, 'hi')).toBe(`1 जन॰ 2027, रात${held}1:00${held}बजे`)
  expect(formatClock(new Date('2026-11-15T11:50:00Z'), 'hi')).toBe(`शाम${held}5:20${held}बजे`)
})

test('a day is formatted as the platform does it, also past the size of the cache', () => {
  const platform = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' })
  const moments = Array.from({ length: 3_000 }, (_, day) => new Date(Date.UTC(2019, 0, day, day % 24, 30)))
  const formatted = [...moments, ...moments].map(at => formatDay(at, 'en'))
  expect(formatted).toEqual([...moments, ...moments].map(at => platform.format(at)))
})

test('a minute is the same on every day', () => {
  expect(formatClock(new Date('2026-11-15T18:29:59Z'), 'en')).toBe(`11:59${held}pm`)
  expect(formatClock(new Date('2026-11-15T18:30:00Z'), 'en')).toBe(`12:00${held}am`)
  expect(formatClock(new Date('1969-12-31T18:29:00Z'), 'en')).toBe(`11:59${held}pm`)
})

test('a month is formatted by its name', () => {
  expect(formatMonth('2026-11', 'en')).toBe('November 2026')
  expect(formatMonth('2026-11', 'hi')).toBe('नवंबर 2026')
})

test('a limit begins afresh on the first day of the next month, over the year’s end too', () => {
  expect(formatFirstDayAfter('2026-11', 'en')).toBe('1 Dec 2026')
  expect(formatFirstDayAfter('2026-12', 'en')).toBe('1 Jan 2027')
})
