// @module-tag slow
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mobile } from '../../../identity/mobile/mobile.ts'
import { modules } from '../../../modules.ts'
import { auditLedger } from '../../../money/ledger/audit.ts'
import { asDemonstration, bill, gift, testWallet } from '../../../money/wallet/test-wallet.ts'
import { audit } from '../../../programs/audit.ts'
import { backup } from '../../../programs/backup.ts'
import type { Program } from '../../../programs/program.ts'
import { ended } from '../../../programs/test-program.ts'
import type { Store } from '../store.ts'
import { freshDatabase, type TestDatabase } from '../test-databases.ts'
import { describeOnStoresInFullSuite } from '../test-on-stores.ts'
import { backupStore, restoreStore } from './backup.ts'

describeOnStoresInFullSuite('a backup on %s', kind => {
  let database: TestDatabase
  let folder: string
  let file: string

  beforeEach(async () => {
    database = await freshDatabase(kind)
    folder = await mkdtemp(join(tmpdir(), 'chowk-backup-'))
    file = join(folder, 'backup')
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await database?.drop()
    await rm(folder, { recursive: true })
  })

  const run = (program: Program, ...words: string[]) => ended(program, words, database.options)

  /** Adds money that the audit can explain, unlike the gifts of tests. */
  async function addMoneyAsACustomer(store: Store): Promise<void> {
    const asha = { id: 'CUS-1', mobile: '9811100001' as Mobile, name: 'Asha', language: 'en' } as const
    await store.db
      .insertInto('customer')
      .values({ ...asha, is_demonstration: 0, created_at: 1 })
      .execute()
    await asDemonstration(store)
    const { wallet, sandbox } = testWallet(store)
    const { topUp } = await wallet.addMoney(asha.id, { amountPaise: 100_00, key: 'top-up' })
    await sandbox.choose(topUp.id, 'succeed')
  }

  const pay = (store: Store, key: string) =>
    testWallet(store).wallet.debit('asha', bill({ amountPaise: 1, key }))

  it('taken during payments holds all that were acknowledged before it, and audits clean when restored', async () => {
    const store = await database.open()
    await testWallet(store).wallet.credit('asha', gift({ amountPaise: 1_000_000 }))
    for (let index = 0; index < 50; index++) await pay(store, `before-${index}`)

    let going = true
    const payments = (async () => {
      for (let index = 0; going; index++) await pay(store, `during-${index}`)
    })()
    await run(backup, 'backup', file)
    going = false
    await payments

    const other = await freshDatabase(kind)
    await restoreStore(other.options, file, modules.all)
    const restored = await other.open()
    const { entries, differences } = await restored.snapshot(auditLedger)
    expect(differences).toEqual([])
    expect(entries).toBeGreaterThanOrEqual(51)
    const { balancePaise } = await testWallet(restored).wallet.balance('asha')
    expect(balancePaise).toBe(1_000_000 - (entries - 1))
    // The restored store accepts payments.
    await pay(restored, 'after')
    await other.drop()
  })

  it('brings back the very same ledger, and what came after the backup is gone', async () => {
    const store = await database.open()
    await testWallet(store).wallet.credit('asha', gift({ amountPaise: 100 }))
    const { fingerprint } = await store.snapshot(auditLedger)
    await backupStore(database.options, file)
    await pay(store, 'after the backup')
    await store.close()

    await restoreStore(database.options, file, modules.all)
    const restored = await database.open()
    expect((await restored.snapshot(auditLedger)).fingerprint).toBe(fingerprint)
    expect((await testWallet(restored).wallet.balance('asha')).balancePaise).toBe(100)
  })

  it('is restored into a store with a newer schema', async () => {
    const store = await database.open()
    await backupStore(database.options, file)
    await sql`create table loyalty_point (id text)`.execute(store.db)
    await sql`insert into store_migration (name, timestamp) values ('9999-loyalty', '2030-01-01')`.execute(
      store.db,
    )
    await store.close()
    await restoreStore(database.options, file, modules.all)
    const restored = await database.open()
    await expect(sql`select * from loyalty_point`.execute(restored.db)).rejects.toThrow()
  })

  it('is not restored into a store in use', async () => {
    const store = await database.open()
    await testWallet(store).wallet.credit('asha', gift({ amountPaise: 100 }))
    await backupStore(database.options, file)
    await pay(store, 'after the backup')
    await expect(restoreStore(database.options, file, modules.all)).rejects.toThrow('stop every server first')
    expect((await testWallet(store).wallet.balance('asha')).balancePaise).toBe(99)
  })

  it('never overwrites a file', async () => {
    await database.open()
    await writeFile(file, 'precious')
    await expect(backupStore(database.options, file)).rejects.toThrow('exists already')
  })

  it('is required: another file is refused and leaves the store unchanged', async () => {
    const store = await database.open()
    await testWallet(store).wallet.credit('asha', gift({ amountPaise: 100 }))
    await store.close()
    await writeFile(file, 'This is a shopping list, not a backup. '.repeat(100))
    await expect(restoreStore(database.options, file, modules.all)).rejects.toMatchObject({
      name: 'BackupFailed',
    })
    const again = await database.open()
    expect((await testWallet(again).wallet.balance('asha')).balancePaise).toBe(100)
  })

  it('can be made and restored from the command line', async () => {
    const store = await database.open()
    await addMoneyAsACustomer(store)
    expect((await run(backup, 'backup', file)).says).toBe(`The store is backed up to ${file}\n`)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await store.close()
    expect((await run(backup, 'restore', file)).says).toBe(`The store is restored from ${file}\n`)
    expect((await run(audit)).says).toMatch(/^Audited 1 entries on 9 accounts, .*: all is well\./)
    expect(await run(backup, 'backup')).toMatchObject({
      code: 1,
      complains: 'Say what to do and with which file: backup <file>, restore <file>, or restored.\n',
    })
  })
})

describe('a backup', () => {
  it('on sqlite keeps what a restore replaces', async () => {
    const database = await freshDatabase('sqlite')
    const store = await database.open()
    const file = join(database.options.dataDir, 'backup')
    await backupStore(database.options, file)
    await store.close()
    await restoreStore(database.options, file, modules.all)
    const kept = (await readdir(database.options.dataDir)).filter(name =>
      name.startsWith('chowk.sqlite.replaced_'),
    )
    expect(kept).toHaveLength(1)
    await database.drop()
  })

  it("on postgres says what to install when PostgreSQL's tools are missing", async () => {
    const database = await freshDatabase('postgres')
    vi.stubEnv('PATH', '/nowhere')
    await expect(backupStore(database.options, join(database.options.dataDir, 'backup'))).rejects.toThrow(
      'pg_dump is not installed: apt-get install postgresql-client',
    )
    vi.unstubAllEnvs()
    await database.drop()
  })
})
