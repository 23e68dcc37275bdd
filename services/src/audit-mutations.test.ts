// Somebody with the keys to the database changes one value of one row in a copy of a store that has been used. Whatever
// column it is, the audit names that row; or the column stands below, with why it says nothing of money.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payInEveryStage } from './bills/payments/test-every-stage.ts'
import { openPayingPortal, type PayingPortal } from './bills/payments/test-payments.ts'
import { returnTopUp } from './money/returns/test-return-commands.ts'
import { openStore } from './open-store.ts'
import { auditStore } from './platform/store/audit.ts'
import type { Store } from './platform/store/store.ts'
import { tenthUnlessSoak } from './platform/store/test-soak.ts'
import { rooms } from './test-rooms.ts'

const SEED = 20_261_116
const ROWS_PER_COLUMN = tenthUnlessSoak(10)

/** By what a row is known, in its table and in what the audit says. */
const moneyTables: Readonly<Record<string, string>> = {
  bill_payment: 'reference',
  compensation: 'order_id',
  customer_order: 'id',
  ledger_account: 'id',
  ledger_entry: 'id',
  ledger_hold: 'id',
  ledger_line: 'entry_id',
  money_limit_use: 'customer_id',
  source_return: 'id',
  wallet_top_up: 'id',
}

const saysNothingOfMoney: Readonly<Record<string, string>> = {
  'bill_payment.approval_number': 'the biller’s word: reconciliation compares it with the biller’s file',
  'bill_payment.collect_before': 'until when the payment source takes money for it',
  'bill_payment.due_at': 'when the worker looks next',
  'bill_payment.passkey_binding': 'is asked before approval and never after',
  'bill_payment.pay_before': 'until when the biller takes it',
  'bill_payment.reference': 'what the biller knows it by: reconciliation misses it in the biller’s file',
  'bill_payment.sent_at': 'is compared with the times before and after it only',
  'bill_payment.times_asked': 'how often the worker looked',
  'customer_order.category': 'under which page it is shown; a payment’s own is compared with its biller’s',
  'ledger_hold.id': 'a story of the demonstration knows its hold by the order; a payment’s own is compared',
  'source_return.attempt': 'how often the source was asked for it',
  'source_return.bank_reference': 'the source’s word: reconciliation compares it with the source’s statement',
  'source_return.cause_id': 'whose audit it is that started it',
  'source_return.cause_kind': 'whose audit it is that started it',
  'source_return.due_at': 'when the worker looks next',
  'source_return.failure': 'what the source said when it refused',
  'source_return.sent_at': 'is compared with the times before and after it only',
  'source_return.source_reference': 'reconciliation compares it with the source’s statement',
  'source_return.times_asked': 'how often the worker looked',
  'wallet_top_up.asked_at': 'when the payment source was last asked',
}

let paying: PayingPortal
let folder: string
let copy: DatabaseSync
let store: Store

beforeAll(async () => {
  paying = await openPayingPortal('sqlite')
  const { asha } = await payInEveryStage(paying)
  const { wallet, paymentSandbox, returns } = paying.portal.services
  const now = () => paying.portal.clock.now().getTime()
  for (const choice of ['succeed', 'fail', 'answer-later'] as const) {
    const { topUp } = await wallet.addMoney(asha.id, { amountPaise: 100_00, key: choice })
    await paymentSandbox.choose(topUp.id, choice)
    await returnTopUp(paying.portal.store, { customerId: asha.id, topUpId: topUp.id, at: now() })
    if (choice === 'succeed') await returns.catchUp()
  }
  await asha.recharge('9812345604')
  paying.portal.clock.pass(3 * 24 * 60 * 60_000)
  await paying.pass(1)
  await paying.portal.services.compensations.catchUp()
  folder = await mkdtemp(join(tmpdir(), 'chowk-mutations-'))
  copy = unguardedCopy(join(paying.portal.database.options.dataDir, 'chowk.sqlite'))
  store = await openStore({ dataDir: folder }, rooms)
})
afterAll(async () => {
  await store?.close()
  copy?.close()
  await paying?.close()
  await rm(folder, { recursive: true })
})

async function differences(): Promise<string[]> {
  return (await auditStore(store)).flatMap(audit => audit.differences)
}

test('left alone, the copy is in order', async () => {
  expect(await differences()).toEqual([])
})

test('every change of one value is named', async () => {
  const unseen = new Set<string>()
  let changes = 0
  for (const { table, column } of columns()) {
    for (const { rowid, key, value } of someRows(table, column)) {
      const put = copy.prepare(`update ${table} set ${column} = ? where rowid = ?`)
      put.run(changed(value), rowid)
      const said = await differences()
      put.run(value, rowid)
      changes++
      if (!said.some(line => line.includes(key))) unseen.add(`${table}.${column}`)
    }
  }
  expect([...unseen].filter(column => !Object.hasOwn(saysNothingOfMoney, column))).toEqual([])
  process.stdout.write(`The audit was tried with ${changes} changes of single values.\n`)
}, 900_000)

function columns(): { table: string; column: string }[] {
  return Object.keys(moneyTables).flatMap(table =>
    copy
      .prepare(`select name from pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => ({ table, column: String(name) })),
  )
}

/** Picked by a seed: the same every time, and not only the first. */
function someRows(table: string, column: string) {
  // A draft has moved nothing yet, and may still be changed.
  const settled = table === 'bill_payment' ? "where stage <> 'draft'" : ''
  const all = copy
    .prepare(`select rowid, ${moneyTables[table]} as key, ${column} as value from ${table} ${settled}`)
    .all()
  const step = Math.max(1, SEED % all.length)
  return Array.from({ length: Math.min(ROWS_PER_COLUMN, all.length) }, (_, nth) => {
    const { rowid = 0, key, value = null } = all[(nth * step + SEED) % all.length] ?? {}
    return { rowid, key: String(key), value }
  })
}

function changed(value: SQLOutputValue): SQLOutputValue {
  if (typeof value === 'number') return value + 7919
  return value === null ? 1 : `${value}1`
}

function unguardedCopy(file: string): DatabaseSync {
  const original = new DatabaseSync(file)
  const copied = join(folder, 'chowk.sqlite')
  original.prepare('vacuum into ?').run(copied)
  original.close()
  const database = new DatabaseSync(copied, { enableForeignKeyConstraints: false })
  database.exec('pragma ignore_check_constraints = on')
  const guards = database.prepare("select name from sqlite_master where type = 'trigger'").all()
  for (const { name } of guards) database.exec(`drop trigger "${name}"`)
  return database
}
