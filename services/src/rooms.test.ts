import { expect, test } from 'vitest'
import { migrationsOf } from './platform/store/room.ts'
import { rooms } from './rooms.ts'

/** The last that stores out there have had. Whoever releases moves it on. */
const lastReleased = '0080-more-accounts'
const releasedSoFar = 39

test('a new migration comes after all that stores have had', () => {
  const names = Object.keys(migrationsOf(rooms.all))
  expect(names.filter(name => name <= lastReleased)).toHaveLength(releasedSoFar)
  expect(names.filter(name => !/^\d{4}-[a-z0-9-]+$/.test(name))).toEqual([])
})
