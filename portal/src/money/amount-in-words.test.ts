import { describe, expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'Rupees zero only'],
  [1, 'One paisa only'],
  [1_00, 'Rupees one only'],
  [19_00, 'Rupees nineteen only'],
  [20_05, 'Rupees twenty and five paise only'],
  [1_028_50, 'Rupees one thousand twenty-eight and fifty paise only'],
  [1_00_000_00, 'Rupees one lakh only'],
  [
    12_34_567_89,
    'Rupees twelve lakh thirty-four thousand five hundred sixty-seven and eighty-nine paise only',
  ],
  [1_00_00_000_00, 'Rupees one crore only'],
  [120_00_00_001_00, 'Rupees one hundred twenty crore one only'],
])('%i paise is %j', (paise, words) => {
  expect(amountInWords(paise, 'en')).toBe(words)
})

test.each([
  [0, 'शून्य रुपये मात्र'],
  [1_01, 'एक रुपया एक पैसा मात्र'],
  [50, 'पचास पैसे मात्र'],
  [1_028_50, 'एक हज़ार अट्ठाईस रुपये पचास पैसे मात्र'],
  [1_02_999_00, 'एक लाख दो हज़ार नौ सौ निन्यानवे रुपये मात्र'],
  [12_34_567_89, 'बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ रुपये नवासी पैसे मात्र'],
])('in Hindi %i paise is %j', (paise, words) => {
  expect(amountInWords(paise, 'hi')).toBe(words)
})

describe.each(['en', 'hi'] as const)('in %s', locale => {
  test('no two numbers below a hundred thousand rupees are written alike, and none has a hole', () => {
    const written = Array.from({ length: 10_000 }, (_, number) => amountInWords(number * 7_00, locale))
    expect(new Set(written).size).toBe(written.length)
    expect(written.filter(words => /undefined|-{2}| {2}|\s$/.test(words))).toEqual([])
    expect(new Set(Array.from({ length: 100 }, (_, paise) => amountInWords(paise, locale))).size).toBe(100)
  })

  test.each([-1, 0.5, Number.NaN])('%d paise are refused', paise => {
    expect(() => amountInWords(paise, locale)).toThrow('whole paise')
  })
})
