import { expect, test } from 'vitest'
import { bookingWindow } from './booking-day.tsx'

const today = '2026-11-15'

test.each([
  ['2027-01-15', 'not-open'],
  ['2027-01-14', 'open'],
  ['2026-11-17', 'open'],
  ['2026-11-16', 'tatkal-today'],
  ['2026-11-15', 'leaves-today'],
] as const)('for a train on %s sale is %s', (day, state) => {
  expect(bookingWindow(day, today).state).toBe(state)
})

test('sale opens sixty days before, tatkal the day before', () => {
  expect(bookingWindow('2027-01-30', today)).toMatchObject({ opensOn: '2026-12-01', tatkalOn: '2027-01-29' })
})
