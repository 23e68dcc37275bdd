// @module-tag slow
// Someone who breaks into a portal gets its database role. These tests check on a real server what that role can do.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gift, testWallet } from '../../../money/wallet/test-wallet.ts'
import { openTestDesk } from '../../../operations/test-operators.ts'
import { sweep } from '../../upkeep/upkeep.ts'
import type { Store } from '../store.ts'
import { freshDatabase, openTestStore, type TestDatabase } from '../test-databases.ts'

const role = `chowk_portal_${randomBytes(4).toString('hex')}`
let database: TestDatabase
let owner: pg.Client
let store: Store
let runtimeUrl: string

const roles = (...words: string[]) =>
  promisify(execFile)(
    process.execPath,
    [new URL('../../../programs/roles.ts', import.meta.url).pathname, ...words],
    { env: { ...process.env, DATABASE_URL: database.options.databaseUrl } },
  )

beforeAll(async () => {
  database = await freshDatabase('postgres')
  const url = new URL(database.options.databaseUrl ?? '')
  owner = new pg.Client(url.href)
  await owner.connect()
  await owner.query(`create role ${role} login`)
  url.username = role
  runtimeUrl = url.href
})
afterAll(async () => {
  await store?.close()
  await owner.query(`drop owned by ${role}; drop role ${role}`)
  await owner.end()
  await database.drop()
})

test('a store with an outdated schema says which role must migrate it', async () => {
  const opening = openTestStore({ ...database.options, databaseUrl: runtimeUrl })
  await expect(opening).rejects.toThrow('may not change the schema: npm run store:roles')
})

test('a portal serves customers with its own role', async () => {
  expect((await roles(role)).stdout).toContain('may serve customers')
  store = await openTestStore({ ...database.options, databaseUrl: runtimeUrl })
  const { wallet } = testWallet(store)
  await wallet.credit('asha', gift({ amountPaise: 100 }))
  expect((await wallet.balance('asha')).balancePaise).toBe(100)
  await sweep(store, new Date())
})

test.each([
  "update ledger_entry set description = 'forged'",
  'delete from ledger_line',
  'truncate ledger_line',
  'alter table ledger_entry disable trigger all',
  'alter table ledger_line add column loot text',
  'drop table ledger_entry cascade',
  'create table loot (id text)',
  "insert into operator_log (hash, position, act_id, does, operator, statement, signature) values ('', 1, '', '', '', '', '')",
  "insert into operator (public_key, name, registered_at) values ('mine', 'thief', 0)",
  "update operator_act set state = 'done'",
  "insert into store_migration (name, timestamp) values ('9999-loot', '')",
  'delete from store_migration',
  'set session_replication_role = replica',
])('it may not: %s', async statement => {
  await expect(sql.raw(statement).execute(store.db)).rejects.toMatchObject({ code: '42501' })
})

test('the role of the operators’ desk can append to their log and not change it', async () => {
  const deskRole = `${role}_desk`
  await owner.query(`create role ${deskRole} login`)
  expect((await roles(deskRole, 'desk')).stdout).toContain('may serve operators')
  const url = new URL(runtimeUrl)
  url.username = deskRole
  const store = await openTestStore({ ...database.options, databaseUrl: url.href })
  await openTestDesk({ store, clock: { now: () => new Date() } })
  const rewriting = sql`update operator_log set signature = ''`.execute(store.db)
  await expect(rewriting).rejects.toMatchObject({ code: '42501' })
  await store.close()
  await owner.query(`drop owned by ${deskRole}; drop role ${deskRole}`)
})

test('a superuser, an owner or an unknown role is refused as the portal’s role', async () => {
  await expect(roles('postgres')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is a superuser or owns the tables'),
  })
  await expect(roles('nobody_at_all')).rejects.toMatchObject({
    stderr: expect.stringContaining('There is no role nobody_at_all'),
  })
})
