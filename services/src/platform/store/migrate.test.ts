import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { modules } from '../../modules.ts'
import { openStore, readStore } from '../../open-store.ts'
import { auditSchemaObjects } from './audit/audit-guards.ts'
import { backupStore, restoreStore } from './backup/backup.ts'
import type { Store } from './store.ts'
import { freshDatabase, type TestDatabase } from './test-databases.ts'
import { modules as nextRelease } from './test-next-release.ts'
import { describeOnBothStores } from './test-on-stores.ts'

describeOnBothStores('a store on %s and other versions', kind => {
  let database: TestDatabase
  const opened: Store[] = []

  beforeEach(async () => {
    database = await freshDatabase(kind)
  })
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close()
    await database?.drop()
  })

  async function open(release = modules): Promise<Store> {
    const store = await openStore(database.options, release)
    opened.push(store)
    return store
  }

  it('is migrated by the next release while servers of this release run and restart', async () => {
    const before = await open()
    const next = await open(nextRelease)
    await sql`insert into order_note (order_id, at) select id, 1 from customer_order`.execute(next.db)
    expect(await auditSchemaObjects(next)).toEqual([])
    await before.ping()
    await (await open()).ping()
    await (await readStore(database.options, modules)).close()
  })

  it('migrated by this release is refused by a read of the next, with what is missing', async () => {
    await open()
    await expect(readStore(database.options, nextRelease)).rejects.toThrow(
      'the store is older than this version, it lacks 9000-order-note-adds: open it with a portal first',
    )
  })

  it('that the next release changed, rather than only added to, is refused', async () => {
    const store = await open()
    await sql`insert into store_migration (name, timestamp) values ('9000-from-the-future', '2099-01-01')`.execute(
      store.db,
    )
    for (const openIt of [open, () => readStore(database.options, modules)])
      await expect(openIt()).rejects.toMatchObject({
        name: 'StoreUnavailable',
        message: expect.stringMatching(/^(CHOWK_DATA|DATABASE_URL): [^\n]*9000-from-the-future[^\n]*$/),
      })
  })

  it('that was made before the first release is refused with one line that says how to start over', async () => {
    const store = await open()
    await sql`delete from store_migration`.execute(store.db)
    await sql`insert into store_migration (name, timestamp) values ('0002-ledger', '2026-01-01')`.execute(
      store.db,
    )
    for (const openIt of [open, () => readStore(database.options, modules)])
      await expect(openIt()).rejects.toMatchObject({
        name: 'StoreUnavailable',
        message: expect.stringMatching(
          /^(CHOWK_DATA|DATABASE_URL): [^\n]*to start over, name an empty folder by CHOWK_DATA or an empty database by DATABASE_URL$/,
        ),
      })
  })

  it('that a development version made with another form of one domain is refused in the same line', async () => {
    const store = await open()
    await sql`update store_migration set name = '0003-identity' where name like '0003-%'`.execute(store.db)
    for (const openIt of [open, () => readStore(database.options, modules)])
      await expect(openIt()).rejects.toThrow(
        /^(CHOWK_DATA|DATABASE_URL): [^\n]*it was made by a development version, [^\n]*$/,
      )
  })

  it('is not replaced by a backup of a store that was made before the first release', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'chowk-old-backup-'))
    const old = await freshDatabase(kind)
    const oldStore = await old.open()
    await sql`delete from store_migration`.execute(oldStore.db)
    await sql`insert into store_migration (name, timestamp) values ('0002-ledger', '2026-01-01')`.execute(
      oldStore.db,
    )
    await backupStore(old.options, join(folder, 'backup'))
    await (await openStore(database.options, modules)).close()
    await expect(restoreStore(database.options, join(folder, 'backup'), modules.all)).rejects.toMatchObject({
      name: 'BackupFailed',
      message: expect.stringMatching(/^[^\n]*to start over, name an empty folder by CHOWK_DATA[^\n]*$/),
    })
    await (await open()).ping()
    await old.drop()
    await rm(folder, { recursive: true })
  })
})
