import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore } from '../../open-store.ts'
import { sweep } from '../upkeep/upkeep.ts'
import { auditStore } from './audit/audit.ts'
import { defineCommand } from './command.ts'
import type { Store } from './store.ts'
import { commandsOf, migrationsOf } from './store-module.ts'
import { freshDatabase, type TestDatabase } from './test-databases.ts'
import { modules, notesIn, writeNote } from './test-note-modules.ts'
import { describeOnBothStores } from './test-on-stores.ts'

describeOnBothStores('a store on %s with other modules', kind => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await freshDatabase(kind)
    store = await openStore(database.options, modules)
  })
  afterAll(async () => {
    await store?.close()
    await database?.drop()
  })

  it('migrates them in the order of the names, runs their commands, sweeps and audits them', async () => {
    for (const note of ['2025 old', '2027 new', '2027 wrong']) await store.run(writeNote, note)
    await sweep(store, new Date('2026-01-01'))
    expect(await notesIn(store.db)).toEqual(['2027 new', '2027 wrong'])
    expect(await auditStore(store)).toEqual([{ differences: ['2027 wrong'], audited: '2 notes' }])
  })

  it('has no tables but theirs', async () => {
    const tables = await store.db.introspection.getTables()
    expect(tables.map(({ name }) => name).filter(name => !name.startsWith('store_'))).toEqual(['test_note'])
  })
})

it('refuses two modules that call different things by one name', () => {
  const migration = async () => {}
  const command = defineCommand('pay', function* () {})
  const module = { migrations: { '0001-first': migration }, commands: [command] }
  expect(() => migrationsOf([module, module])).toThrow('Two modules bring a migration "0001-first"')
  expect(() => commandsOf([module, module])).toThrow('Two modules bring a command "pay"')
})
