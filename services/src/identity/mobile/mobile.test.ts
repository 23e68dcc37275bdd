import { describe, expect, test } from 'vitest'
import { formatMobile, parseMobile } from './mobile.ts'

describe('a mobile number', () => {
  test.each([
    '9876543210',
    ' 98765 43210 ',
    '98765-43210',
    '+91 98765 43210',
    '+91-9876543210',
    '+910 9876543210',
    '919876543210',
    '09876543210',
    '(+91) 98765–43210',
    '९८७६५ ४३२१०',
    '９８７６５４３２１０',
  ])('typed as %j is understood', typed => {
    expect(parseMobile(typed)).toEqual({ ok: true, mobile: '9876543210' })
  })

  test('that itself starts with 91 keeps its digits', () => {
    expect(parseMobile('9123456789')).toEqual({ ok: true, mobile: '9123456789' })
  })

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['98765x3210', 'characters'],
    ['98765+43210', 'characters'],
    ['987654321', 'length'],
    ['98765432101', 'length'],
    ['+1 9876543210', 'length'],
    ['009876543210', 'length'],
    ['5876543210', 'first-digit'],
    ['0123456789', 'first-digit'],
  ])('typed as %j is refused for its %s', (typed, fault) => {
    expect(parseMobile(typed)).toEqual({ ok: false, fault })
  })

  test('is shown with its country code', () => {
    const parsed = parseMobile('9876543210')
    if (!parsed.ok) throw new Error('unreachable')
    expect(formatMobile(parsed.mobile)).toBe('+91 98765 43210')
  })
})
