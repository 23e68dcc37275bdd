import { expect, test } from 'vitest'
import { migrationsOf } from './platform/store/room.ts'
import { rooms } from './rooms.ts'

/** The last that stores out there have had. Whoever adds one moves both on, and so sees that none stands in between. */
const last = '0123-unverified-tickets-adds'
const soFar = 90

/** The last from before names said whether the release before works with it. */
const lastWithoutAWord = '0114-return-source'

/** Each that the release before does not work with, and why it had to be: whoever installs it stops all servers first. */
const stopsTheReleaseBefore: Readonly<Record<string, string>> = {}

test('a migration only adds, so that servers can be replaced one by one, or says why not', () => {
  const since = Object.keys(migrationsOf(rooms.all)).filter(name => name > lastWithoutAWord)
  expect(since.filter(name => !name.endsWith('-adds'))).toEqual(Object.keys(stopsTheReleaseBefore))
})

test('a new migration comes after all that stores have had, and is counted here', () => {
  const names = Object.keys(migrationsOf(rooms.all))
  expect(names.toSorted().at(-1)).toBe(last)
  expect(names).toHaveLength(soFar)
  expect(names.filter(name => !/^\d{4}-[a-z0-9-]+$/.test(name))).toEqual([])
})
