import type { Coordinates } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { directionTo } from './straight-line.ts'

const delhi: Coordinates = [28.61, 77.21]

test.each([
  ['Leh', [34.16, 77.58], 'north'],
  ['Patna', [25.59, 85.14], 'east'],
  ['Chennai', [13.08, 80.27], 'south'],
  ['Mumbai', [19.08, 72.88], 'south-west'],
  ['Amritsar', [31.63, 74.87], 'north-west'],
  ['London, over the north', [51.51, -0.13], 'north-west'],
  ['Singapore', [1.35, 103.82], 'south-east'],
] as const)('%s', (_, place, direction) => {
  expect(directionTo(delhi, place).en).toBe(direction)
})

test('the way back points the other way', () => {
  const amritsar: Coordinates = [31.63, 74.87]
  expect(directionTo(amritsar, delhi)).toEqual({ en: 'south-east', hi: 'दक्षिण-पूर्व' })
})
