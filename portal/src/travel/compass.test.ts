import type { Coordinates } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { directionTo } from './straight-line.ts'

const delhi: Coordinates = { latitude: 28.61, longitude: 77.21 }

test.each([
  ['Leh', { latitude: 34.16, longitude: 77.58 }, 'north'],
  ['Patna', { latitude: 25.59, longitude: 85.14 }, 'east'],
  ['Chennai', { latitude: 13.08, longitude: 80.27 }, 'south'],
  ['Mumbai', { latitude: 19.08, longitude: 72.88 }, 'south-west'],
  ['Amritsar', { latitude: 31.63, longitude: 74.87 }, 'north-west'],
  ['London, over the north', { latitude: 51.51, longitude: -0.13 }, 'north-west'],
  ['Singapore', { latitude: 1.35, longitude: 103.82 }, 'south-east'],
] as const)('%s', (_, place, direction) => {
  expect(directionTo(delhi, place).en).toBe(direction)
})

test('the way back points the other way', () => {
  const amritsar: Coordinates = { latitude: 31.63, longitude: 74.87 }
  expect(directionTo(amritsar, delhi)).toEqual({ en: 'south-east', hi: 'दक्षिण-पूर्व' })
})
