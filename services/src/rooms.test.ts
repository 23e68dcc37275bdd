import { expect, test } from 'vitest'
import { migrationsOf } from './platform/store/room.ts'
import { rooms } from './rooms.ts'

/** The last that stores out there have had. Whoever adds one moves both on, and so sees that none stands in between. */
const last = '0114-return-source'
const soFar = 73

test('a new migration comes after all that stores have had, and is counted here', () => {
  const names = Object.keys(migrationsOf(rooms.all))
  expect(names.toSorted().at(-1)).toBe(last)
  expect(names).toHaveLength(soFar)
  expect(names.filter(name => !/^\d{4}-[a-z0-9-]+$/.test(name))).toEqual([])
})
