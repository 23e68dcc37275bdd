import { expect, test } from 'vitest'
import { parseIdNumber } from './id-number.ts'

test.each([
  ['pan', ' abcpe1234f ', 'ABCPE1234F'],
  ['pan', 'ABCPE 1234 F', 'ABCPE1234F'],
  ['voter-id', 'abc1234567', 'ABC1234567'],
  ['driving-licence', 'MH-12 2011 0012345', 'MH1220110012345'],
  ['driving-licence', 'KA01/20190001234', 'KA0120190001234'],
  ['passport', 'Ｍ1234567', 'M1234567'],
])('a %s typed as %j is kept as %s', (kind, typed, number) => {
  expect(parseIdNumber(kind, typed)).toEqual({ ok: true, kind, number })
})

test.each([
  ['pan', '', 'empty'],
  ['pan', 'ABCDE1234', 'form'],
  ['pan', 'ABCCE1234F', 'form'],
  ['passport', 'ABC1234567', 'form'],
  ['', 'ABCPE1234F', 'kind'],
  ['library-card', 'ABCPE1234F', 'kind'],
  ['pan', '2345 6789 0123', 'aadhaar'],
  ['', '234567890123', 'aadhaar'],
])('a %s typed as %j is refused as %s', (kind, typed, fault) => {
  expect(parseIdNumber(kind, typed)).toEqual({ ok: false, fault })
})
