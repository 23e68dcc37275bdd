import { expect, test } from 'vitest'
import { ifscLines } from './ifsc-codes.ts'

test('the list of codes has runs of numbers, other codes, and those that one bank lends another', () => {
  const lines = ifscLines({
    codes: { ABCD: [7, 5, 6, 40, 'HEAD01'] },
    names: { ABCD: 'A Bank', LENT: 'Another' },
    banks: { ABCD: { upi: true } },
    sublets: { ABCD0000040: 'LENT' },
  })
  expect(lines).toEqual(['ABCD|A Bank|upi|5-2,x|HEAD01', 'ABCD0000040|Another'])
})
