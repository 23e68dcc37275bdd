import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Mobile Recharge', 'MR'],
  ['  water   board of  Delhi', 'WB'],
  ['Bank of Baroda', 'BB'],
  ['Jammu and Kashmir', 'JK'],
  ['L&T Finance', 'LT'],
  ['BSNL', 'BS'],
  ['A', 'A'],
  ['Airtel', 'A'],
  ['FASTag', 'F'],
  ['d2h', 'D'],
  ['asha rao', 'AR'],
  ['Asha Rani Verma', 'AR'],
  ['दिल्ली मेट्रो', 'दिमे'],
  ['श्री जगन्नाथ मंदिर', 'श्रीज'],
  ['', ''],
])('the initials of "%s" are %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
