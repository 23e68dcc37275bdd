import { expect, test } from 'vitest'
import { createOperatorLookups } from './operator-lookup-limit.ts'

test('an address asks so often and no more, another is not troubled, and after a while it goes on', () => {
  let at = 0
  const looks = createOperatorLookups({ billsPerAddress: 3, now: () => new Date(at) })
  const from = (ip: string) => [1, 2, 3, 4].map(() => looks.take(ip))
  expect(from('198.51.100.7')).toEqual([true, true, true, false])
  expect(looks.waitSeconds('198.51.100.7')).toBe(900)
  expect(from('198.51.100.8')).toEqual([true, true, true, false])
  at = 15 * 60_000
  expect(looks.take('198.51.100.7')).toBe(true)
})
