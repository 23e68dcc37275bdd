import { billers } from '@chowk/catalog'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearPattern } from './parameters.ts'

const known = new Set(billers.flatMap(({ parameters }) => parameters.map(({ pattern }) => pattern)))
const ours = [
  '',
  '(ab?)+',
  'a(b|1)',
  '^a$',
  'a',
  'a*b?a+',
  '[ab]{2}|b{1,}',
  'a{0,3}[^b]',
  '\\d+\\.\\d{2}',
  '.{2,3}',
  '\\p{L}*1',
  'a|',
]

test('a pattern accepts what JavaScript’s engine accepts', () => {
  const typed = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'b', '1', '.', 'क', '😀'), maxLength: 6 }),
    fc.stringMatching(/^[A-Z0-9]{0,12}$/),
  )
  for (const pattern of [...known, ...ours]) {
    const accepts = linearPattern(pattern)
    if (!accepts) throw new Error(`${pattern} is not understood.`)
    const usual = new RegExp(`^(?:${pattern})$`, 'v')
    const values = pattern.includes('|')
      ? [...fc.sample(typed, 50), ...pattern.split('|')]
      : fc.sample(typed, 50)
    for (const value of [...values, ...matching(pattern)])
      expect([pattern, value, accepts(value)]).toEqual([pattern, value, usual.test(value)])
  }
})

/** Values that the pattern accepts, and the same with one character less. */
function matching(pattern: string): string[] {
  try {
    return fc
      .sample(fc.stringMatching(new RegExp(`^(?:${pattern})$`, 'u')), 20)
      .flatMap(value => [value, value.slice(1)])
  } catch {
    return []
  }
}

test.each(['(?=a)a', '[', 'a{2', '(a)\\1', '[z-a]', '\\p{Nonsense}'])('%s is left alone', pattern =>
  expect(linearPattern(pattern)).toBeUndefined(),
)

test('a pattern that would keep JavaScript’s engine busy for ever is answered', () => {
  expect(linearPattern(`${'[0-9]*'.repeat(40)}x`)?.('1'.repeat(500))).toBe(false)
  expect(linearPattern('(1+)+x')?.('1'.repeat(500))).toBe(false)
})
