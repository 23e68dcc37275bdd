import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { freshDatabase, type TestDatabase } from '../test-databases.ts'
import { describeOnBothStores } from '../test-on-stores.ts'
import { auditSchemaObjects } from './audit-guards.ts'

describeOnBothStores('the guards of a store on %s', kind => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await freshDatabase(kind)
    store = await database.open()
  })
  afterAll(() => database?.drop())

  test('are complete in an untouched store', async () => {
    expect(await auditSchemaObjects(store)).toEqual([])
  })

  test('that are missing are named, and so is one that no migration made', async () => {
    const trigger = kind === 'sqlite' ? 'ledger_entry_no_update' : 'ledger_entry_append_only'
    const body = kind === 'sqlite' ? sql`begin select 1; end` : sql`execute function ledger_refuse('x')`
    await sql`drop trigger ${sql.ref(trigger)} ${kind === 'sqlite' ? sql`` : sql`on ledger_entry`}`.execute(
      store.db,
    )
    await sql`drop index ledger_line_passbook`.execute(store.db)
    await sql`create unique index one_state on ledger_hold (lower(state))`.execute(store.db)
    await sql`create trigger mine before delete on ledger_hold ${body}`.execute(store.db)
    expect((await auditSchemaObjects(store)).sort()).toEqual([
      'index ledger_line_passbook: it is not there as a migration made it',
      'index one_state: no migration made it',
      `trigger ${trigger}: it is not there as a migration made it`,
      'trigger mine: no migration made it',
    ])
  })

  test.runIf(kind === 'postgres')('that do nothing any more under their own names are named', async () => {
    await sql`create or replace function ledger_refuse() returns trigger language plpgsql as
      $$ begin return new; end $$`.execute(store.db)
    await sql`create or replace trigger ledger_line_append_only before truncate on ledger_line
      execute function ledger_refuse('the ledger is append-only')`.execute(store.db)
    expect(await auditSchemaObjects(store)).toEqual(
      expect.arrayContaining([
        'function ledger_refuse: it is not there as a migration made it',
        'trigger ledger_line_append_only: it is not there as a migration made it',
      ]),
    )
  })
})
