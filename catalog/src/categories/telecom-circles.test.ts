import { expect, test } from 'vitest'
import { repeated } from '../test-integrity.ts'
import { circleParameter, telecomCircles } from './telecom-circles.ts'

test('there are 22 circles, each with a name of its own in both languages', () => {
  expect(telecomCircles).toHaveLength(22)
  for (const part of ['slug', 'name', 'hindi'] as const)
    expect(repeated(telecomCircles.map(circle => circle[part]))).toEqual([])
  for (const { hindi } of telecomCircles) expect(hindi).toMatch(/^[\p{Script=Devanagari}, ]+$/u)
})

test('a circle is chosen from the list, and nothing else is one', () => {
  const accepts = (value: string) => new RegExp(`^(?:${circleParameter.pattern})$`, 'v').test(value)
  for (const { value } of circleParameter.options ?? []) expect(accepts(value)).toBe(true)
  expect(['', 'goa', 'delhi ', 'delhi|mumbai'].filter(accepts)).toEqual([])
})
