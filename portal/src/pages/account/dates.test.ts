import { expect, test } from 'vitest'
import { formatClock, formatDay, formatFirstDayAfter, formatMoment, formatMonth } from './dates.ts'

// Half past seven in the evening in London is the next day in India.
const lateOnNewYearsEve = new Date('2026-12-31T19:30:00Z')

test('a moment is told by the clock of India', () => {
  expect(formatMoment(lateOnNewYearsEve, 'en')).toBe('1 Jan 2027, 1:00 am')
  expect(formatDay(lateOnNewYearsEve, 'hi')).toBe('1 जन॰ 2027')
  expect(formatMoment(lateOnNewYearsEve, 'hi')).toBe('1 जन॰ 2027, रात 1:00 बजे')
  expect(formatClock(new Date('2026-11-15T11:50:00Z'), 'hi')).toBe('शाम 5:20 बजे')
})

test('a month is told by its name', () => {
  expect(formatMonth('2026-11', 'en')).toBe('November 2026')
  expect(formatMonth('2026-11', 'hi')).toBe('नवंबर 2026')
})

test('a limit begins afresh on the first day of the next month, over the year’s end too', () => {
  expect(formatFirstDayAfter('2026-11', 'en')).toBe('1 Dec 2026')
  expect(formatFirstDayAfter('2026-12', 'en')).toBe('1 Jan 2027')
})
