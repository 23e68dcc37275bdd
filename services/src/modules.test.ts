import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { modules } from './modules.ts'
import { postgresQueryBuilder } from './platform/store/postgres/query-builder.ts'
import { migrationsOf } from './platform/store/store-module.ts'

/** Each with a digest of its SQL. Before the first release rename the one that changes, so that older stores are refused. */
const baseline: Readonly<Record<string, string>> = {
  '0001-platform': 'e43cde10d93a',
  '0002-messages-one-index': '4a88bb6ff58e',
  '0003-identity-code-indexes': '553c44e561bf',
  '0004-money-partial': '13549c5d8c6d',
  '0005-bills-labels': '134853fd1fbc',
  '0006-care': '533cea09cd1c',
  '0007-demo': 'ba3165a5a95d',
  '0008-operations': '1fa3f7ebf827',
}

/** Of later releases, in the order of their numbers. Append a new one here: none may come before the last. */
const since: string[] = []

/** Each that the release before does not work with, and why it had to be: who installs it stops all servers first. */
const stopsTheReleaseBefore: Readonly<Record<string, string>> = {}

test('a new migration comes after all that stores have had', () => {
  const names = Object.keys(migrationsOf(modules.all))
  expect(names.toSorted()).toEqual([...Object.keys(baseline), ...since])
  expect(names.filter(name => !/^\d{4}-[a-z0-9-]+$/.test(name))).toEqual([])
})

test('a migration only adds, so that servers can be replaced one by one, or says why not', () => {
  expect(since.filter(name => !name.endsWith('-adds'))).toEqual(Object.keys(stopsTheReleaseBefore))
})

test('a baseline that changes has a new name', async () => {
  const migrations = migrationsOf(modules.all)
  const digests: Record<string, string> = {}
  for (const name of Object.keys(baseline)) {
    const digest = createHash('sha256')
    const run = async (sql: string) => void digest.update(sql)
    const db = postgresQueryBuilder(({ query }) => void digest.update(JSON.stringify(query.parameters)))
    await migrations[name]?.({ kind: 'postgres', db, run })
    digests[name] = digest.digest('hex').slice(0, 12)
  }
  expect(digests).toEqual(baseline)
})
