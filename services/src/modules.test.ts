import { expect, test } from 'vitest'
import { modules } from './modules.ts'
import { migrationsOf } from './platform/store/store-module.ts'

const baseline = [
  '0001-platform',
  '0002-messages-one-index',
  '0003-identity-browser-macs',
  '0004-money-partial',
  '0005-bills-labels',
  '0006-care',
  '0007-demo',
  '0008-operations',
]

/** Of later releases, in the order of their numbers. Who adds one appends it here, and so sees that none comes before the last. */
const since: string[] = []

/** Each that the release before does not work with, and why it had to be: who installs it stops all servers first. */
const stopsTheReleaseBefore: Readonly<Record<string, string>> = {}

test('a new migration comes after all that stores have had', () => {
  const names = Object.keys(migrationsOf(modules.all))
  expect(names.toSorted()).toEqual([...baseline, ...since])
  expect(names.filter(name => !/^\d{4}-[a-z0-9-]+$/.test(name))).toEqual([])
})

test('a migration only adds, so that servers can be replaced one by one, or says why not', () => {
  expect(since.filter(name => !name.endsWith('-adds'))).toEqual(Object.keys(stopsTheReleaseBefore))
})
