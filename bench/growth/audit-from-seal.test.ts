// @module-tag full
// The rows that an audit from the last seal reads must not grow with the tables. PostgreSQL's plans
// depend on the size, so rows are counted; SQLite's plans are tested in services/src/audit-from-seal.test.ts.
import pg from 'pg'
import { expect, test } from 'vitest'
import { runLedgerAudit } from '../../services/src/money/checks/audit-ledger.ts'
import { openStore, readStore } from '../../services/src/open-store.ts'
import type { StoreOptions } from '../../services/src/platform/store/store.ts'
import { freshDatabase } from '../../services/src/platform/store/test-databases.ts'
import { type Payer, payerOf, payingServices, post, prepare, startTopUps } from '../payers.ts'
import { type Grown, growStore } from './grow-store.ts'

const customerCount = 500
/** How many of these pay once more, and add money. */
const paying = [1, 2]

const growingTables = [
  'bill_payment',
  'customer_order',
  'customer_order_event',
  'ledger_entry',
  'ledger_hold',
  'ledger_line',
  'money_limit_use',
  'wallet_top_up',
]

test('an audit from the last seal reads only a part of a growing table', async () => {
  const database = await freshDatabase('postgres')
  try {
    const grown = await growStore(database.options, customerCount)
    // In a small store PostgreSQL prefers a table scan to an index; this setting makes a page as expensive as fifty.
    const url = new URL(database.options.databaseUrl ?? '')
    url.searchParams.set('options', '-c seq_page_cost=50')
    const options = { ...database.options, databaseUrl: url.href }
    expect(await audit(options)).toMatchObject({ differences: [] })
    await payAndAdd(options, grown)
    const before = await rowsRead(options)
    expect(await audit(options)).toMatchObject({
      differences: [],
      audited: expect.stringMatching(/^4 new/),
    })
    const after = await rowsRead(options)
    const read = growingTables.map(table => ({
      table,
      rows: Number(after.get(table)?.rows),
      read: Number(after.get(table)?.read) - Number(before.get(table)?.read),
    }))
    expect(read.filter(table => table.rows < customerCount)).toEqual([])
    expect(read.filter(table => table.read >= table.rows)).toEqual([])
  } finally {
    await database.drop()
  }
})

async function audit(options: StoreOptions) {
  const ledgerStore = await readStore(options)
  const openAsIs = () => openStore({ ...options, skipMigrations: true })
  return runLedgerAudit({ ledgerStore, openToRecord: openAsIs, at: Date.now() }).finally(() =>
    ledgerStore.close(),
  )
}

async function payAndAdd(options: StoreOptions, { customer }: Grown): Promise<void> {
  const store = await openStore(options)
  const services = await payingServices(store)
  const customers = paying.map(number => ({ ...customer(number), name: '', language: 'en' as const }))
  const payers: Payer[] = []
  for (const each of customers)
    payers.push(await payerOf(services, store, each as Payer['session']['customer']))
  for (const pay of await prepare(services, payers, payers.length)) await pay()
  for (const topUp of await startTopUps(store, customers, customers.length, 1_00))
    await post(store, topUp, 1_00)
  await services.close()
  await store.close()
}

/** By table, the rows read and the rows it has. A connection reports its statistics when it closes. */
async function rowsRead({ databaseUrl }: StoreOptions) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await expect.poll(async () => (await client.query(othersConnected)).rows, { timeout: 60_000 }).toEqual([])
    const { rows } = await client.query<{ name: string; rows: string; read: string }>(tablesRead)
    return new Map(rows.map(row => [row.name, row]))
  } finally {
    await client.end()
  }
}

const othersConnected =
  "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'"

const tablesRead = `select relname as name, n_live_tup as rows, seq_tup_read + coalesce((select sum(idx_tup_read)
    from pg_stat_user_indexes as by where by.relid = stat.relid), 0) as read
  from pg_stat_user_tables as stat`
