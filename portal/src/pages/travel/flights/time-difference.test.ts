import { expect, test } from 'vitest'
import { timeDifference } from './time-difference.ts'

test.each([
  ['Asia/Kathmandu', '15 min ahead of India'],
  ['Asia/Colombo', 'same as India'],
  ['Asia/Singapore', '2 h 30 min ahead of India'],
  ['Asia/Dubai', '1 h 30 min behind India'],
  ['Europe/London', '5 h 30 min behind India; 4 h 30 min behind India while summer time is kept there'],
  ['America/New_York', '10 h 30 min behind India; 9 h 30 min behind India while summer time is kept there'],
])('%s', (timeZone, inEnglish) => {
  expect(timeDifference(timeZone).en).toBe(inEnglish)
})

test('in Hindi', () => {
  expect(timeDifference('Asia/Bangkok').hi).toBe('भारत से 1 घंटा 30 मिनट आगे')
})
