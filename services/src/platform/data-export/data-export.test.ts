import { afterAll, beforeAll, expect, test } from 'vitest'
import { demonstrationCustomers } from '../../demo/demonstration-data.ts'
import { addPasskey, verificationOf } from '../../test-portal/test-passkey.ts'
import { type Browser, openTestPortal, signIn, type TestPortal } from '../../test-portal/test-portal.ts'
import { recordQueries, tablesByCustomer, tablesIn } from '../store/test-customer-tables.ts'
import { describeOnStoresInFullSuite } from '../store/test-on-stores.ts'
import { type ExportFile, exportRupees, exportTime } from './data-export.ts'

test('times are in Indian time, amounts in rupees', () => {
  expect(exportTime(Date.UTC(2026, 10, 15, 20, 0, 1))).toBe('2026-11-16T01:30:01+05:30')
  expect(exportTime(null)).toBe('')
  expect([exportRupees(5), exportRupees(-184200), exportRupees(null)]).toEqual(['0.05', '-1842.00', ''])
})

describeOnStoresInFullSuite('what a customer takes along on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true })
  })
  afterAll(() => portal?.close())

  async function dataOf(browser: Browser): Promise<Record<string, ExportFile['rows']>> {
    const verification = await verificationOf(browser, { action: 'export-data' })
    const files: Record<string, ExportFile['rows']> = {}
    for await (const { name, rows } of portal.services.exportData(verification)) files[name] = rows
    return files
  }

  test('contains all data of a customer with a history, one file per kind', async () => {
    const [first] = demonstrationCustomers
    const browser = await signIn(portal.browser(), first?.mobile ?? '')
    const data = await dataOf(browser)
    expect(data.profile).toMatchObject([{ mobile: first?.mobile, name: first?.name }])
    const { id } = (await browser.session()).customer
    const { orders } = await portal.services.orders.list(id, { limit: 1000 })
    expect(data.orders?.map(({ order }) => order).sort()).toEqual(orders.map(order => order.id).sort())
    const balance = await portal.services.wallet.balance(id)
    expect(data.passbook?.at(-1)).toMatchObject({ balance_rs: exportRupees(balance.balancePaise) })
    expect(data.consents?.map(({ text }) => text)).toEqual(['terms', 'privacy'])
    const declared = portal.store.modules.flatMap(({ exports = [] }) => exports.map(({ name }) => name))
    expect(Object.keys(data)).toEqual(declared)
    expect(declared.length).toBeGreaterThan(15)
  })

  test('reads every table about customers that is not excluded with a reason', async () => {
    const queries = await recordQueries(portal.store, async db => {
      for (const { rows } of portal.store.modules.flatMap(({ exports = [] }) => exports))
        await rows(db, 'nobody')
    })
    const read = new Set(queries.flatMap(tablesIn))
    const tables = await tablesByCustomer(portal.store, kind)
    expect(
      tables.filter(table => !read.has(table)).sort(),
      'read by no exports of a *.module.ts, against its notExported',
    ).toEqual(portal.store.modules.flatMap(({ notExported = {} }) => Object.keys(notExported)).sort())
  })

  test('has every column of the profile that is about the customer', async () => {
    const tables = await portal.store.db.introspection.getTables()
    const columns = tables.find(({ name }) => name === 'customer')?.columns.map(({ name }) => name) ?? []
    const queries = await recordQueries(portal.store, async db => {
      for (const { name, rows } of portal.store.modules.flatMap(({ exports = [] }) => exports))
        if (name === 'profile') await rows(db, 'nobody')
    })
    const notAbout = ['is_demonstration', 'mobile_changed_at', 'mobile_mac', 'closed_at']
    const missing = columns.filter(name => !notAbout.includes(name) && !queries.join().includes(`"${name}"`))
    expect(columns).toContain('mobile')
    expect(missing, 'not in the export of accounts.module.ts').toEqual([])
  })

  test('contains nothing of another customer', async () => {
    const [first, second] = demonstrationCustomers
    const theirs = await signIn(portal.browser(), first?.mobile ?? '')
    const mine = await signIn(portal.browser(), second?.mobile ?? '')
    const text = JSON.stringify(await dataOf(mine))
    const { id } = (await theirs.session()).customer
    const { orders } = await portal.services.orders.list(id, { limit: 1000 })
    for (const own of [id, first?.mobile, ...orders.map(order => order.id)]) expect(text).not.toContain(own)
  })

  test('contains no secret, hash or key', async () => {
    const browser = await signIn(portal.browser(), '9822200001')
    const { db } = portal.store
    await addPasskey(browser)
    const { id } = (await browser.session()).customer
    const sessions = await db.selectFrom('session').select(['id', 'token_hash']).execute()
    const passkeys = await db.selectFrom('passkey').select(['id', 'public_key']).execute()
    const other = await signIn(portal.browser(), '9822200002')
    await addPasskey(other)
    const files = portal.store.modules.flatMap(({ exports = [] }) => exports)
    const text = JSON.stringify(await Promise.all(files.map(({ rows }) => rows(db, id))))
    expect(passkeys).toHaveLength(1)
    for (const secret of [...sessions, ...passkeys].flatMap(row => Object.values(row)))
      expect(text).not.toContain(secret)
  })
})
