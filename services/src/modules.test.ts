import { createHash } from 'node:crypto'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import { modules } from './modules.ts'
import { migrationsOf } from './platform/store/store-module.ts'

/** Each with a digest of its SQL. Before the first release rename the one that changes, so that older stores are refused. */
const baseline: Readonly<Record<string, string>> = {
  '0001-platform': 'e44f10ae6d3a',
  '0002-messages-one-index': 'cb6eea614786',
  '0003-identity-code-indexes': 'a518470f0948',
  '0004-money-partial': '32f95e3d3453',
  '0005-bills-labels': 'd33a89b9b35b',
  '0006-care': 'f31f47441006',
  '0007-demo': '6dd521bbd541',
  '0008-operations': '636800a56824',
}

/** Of later releases, in the order of their numbers. Who adds one appends it here, and so sees that none comes before the last. */
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
    const db = new Kysely<unknown>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: of => new PostgresIntrospector(of),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
      log: ({ query }) => void digest.update(JSON.stringify(query.parameters)),
    })
    await migrations[name]?.({ kind: 'postgres', db, run })
    digests[name] = digest.digest('hex').slice(0, 12)
  }
  expect(digests).toEqual(baseline)
})
