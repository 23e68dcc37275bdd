// @module-tag full
// Somebody with the keys to the database changes one value of one row in a copy of a store that has been used. Whatever
// column it is, the audit names that row; or the column is listed below, with the reason why it holds no money.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PayingPortal } from './bills/payments/test-payments.ts'
import { auditCredentials } from './identity/accounts/audit-credentials.ts'
import { auditKycMacs } from './identity/kyc/kyc.module.ts'
import { derivedKeys } from './platform/keys/derived-key.ts'
import { auditStore } from './platform/store/audit/audit.ts'
import { unguardedCopy } from './platform/store/sqlite/test-unguarded-copy.ts'
import type { Store } from './platform/store/store.ts'
import { openTestStore } from './platform/store/test-databases.ts'
import { tenthUnlessSoak } from './platform/store/test-soak.ts'
import { testSecret } from './test-portal/test-portal.ts'
import { openUsedStore } from './test-used-store.ts'

const seed = 20_261_116
const rowsPerColumn = tenthUnlessSoak(10)

/** By what a row is known, in its table and in what the audit says. */
const moneyTables: Readonly<Record<string, string>> = {
  bill_payment: 'reference',
  biller_receivable: 'reference',
  closed_account: 'customer_id',
  closing_payout: 'id',
  compensation: 'order_id',
  customer_order: 'id',
  customer_order_event: 'order_id',
  dispute: 'id',
  dispute_event: 'dispute_id',
  kyc_declaration: 'id',
  ledger_account: 'id',
  ledger_entry: 'id',
  ledger_hold: 'id',
  ledger_line: 'entry_id',
  money_limit: 'measure',
  money_limit_use: 'customer_id',
  operator: 'name',
  operator_act: 'id',
  operator_log: 'act_id',
  source_return: 'id',
  wallet_top_up: 'id',
}

const saysNothingOfMoney: Readonly<Record<string, string>> = {
  'bill_payment.approval_number': 'the biller’s word: reconciliation compares it with the biller’s file',
  'bill_payment.arrived_at': 'the source’s word: reconciliation compares it with the source’s statement',
  'bill_payment.due_at': 'when the worker looks next',
  'bill_payment.late_due_at': 'when the source is asked next about one that failed',
  'bill_payment.passkey_binding': 'no longer written: the challenge itself is bound to the payment',
  'bill_payment.payer_reference': 'the source’s word: reconciliation compares it with the source’s statement',
  'bill_payment.times_asked': 'how often the worker looked',
  'closed_account.mobile': 'where to call if a payout is refused',
  'dispute.details': 'what the customer wrote',
  'dispute_event.at': 'of a step between the first and the last, whose times are the dispute’s own',
  'kyc_declaration.asked_at': 'when the verifier was last asked',
  'ledger_hold.id': 'a story of the demonstration knows its hold by the order; a payment’s own is compared',
  'source_return.attempt': 'how often the source was asked for it',
  'source_return.bank_at': 'the source’s word: reconciliation compares it with the source’s statement',
  'source_return.bank_reference': 'the source’s word: reconciliation compares it with the source’s statement',
  'source_return.due_at': 'when the worker looks next',
  'source_return.failure': 'what the source said when it refused',
  'source_return.sent_at': 'is compared with the times before and after it only',
  'source_return.times_asked': 'how often the worker looked',
  'wallet_top_up.arrived_at': 'the source’s word: reconciliation compares it with the source’s statement',
  'wallet_top_up.asked_at': 'when the payment source was last asked',
  'wallet_top_up.late_due_at': 'when the source is asked next about one that failed',
  'wallet_top_up.payer_reference':
    'the source’s word: reconciliation compares it with the source’s statement',
}

let paying: PayingPortal
let folder: string
let copy: DatabaseSync
let store: Store

beforeAll(async () => {
  ;({ paying } = await openUsedStore('sqlite'))
  folder = await mkdtemp(join(tmpdir(), 'chowk-mutations-'))
  copy = unguardedCopy(paying.portal.database.options.dataDir, folder)
  store = await openTestStore({ dataDir: folder })
})
afterAll(async () => {
  await store?.close()
  copy?.close()
  await paying?.close()
  await rm(folder, { recursive: true })
})

async function differences(): Promise<string[]> {
  const keyed = await auditKycMacs(store.db, derivedKeys([testSecret], 'kyc-seal'))
  const sealed = await auditCredentials(store.db, derivedKeys([testSecret], 'credential'))
  const at = paying.portal.clock.now().getTime()
  return [...keyed, ...sealed, ...(await auditStore(store, { at })).flatMap(audit => audit.differences)]
}

test('left alone, the copy is in order', async () => {
  expect(await differences()).toEqual([])
})

/** Simulated billers and banks are not part of the ledger; audit-ledger.test.ts covers seals. */
const notInLedger = ['sandbox_biller_payment', 'sandbox_payment', 'sandbox_return', 'ledger_seal_account']

test('every table with a sum in it is tried', () => {
  const withSums = copy
    .prepare(
      `select distinct tables.name from sqlite_schema as tables, pragma_table_info(tables.name) as columns
       where tables.type = 'table' and columns.name like '%paise%'`,
    )
    .all()
    .map(({ name }) => String(name))
  const isTried = (table: string) => table in moneyTables || notInLedger.includes(table)
  expect(withSums.filter(table => !isTried(table))).toEqual([])
})

test('every change of one value is named', async () => {
  const unseen = new Set<string>()
  let changes = 0
  for (const { table, column } of columns()) {
    for (const { rowid, key, value } of someRows(table, column)) {
      const put = copy.prepare(`update ${table} set ${column} = ? where rowid = ?`)
      put.run(changed(value), rowid)
      const reported = await differences()
      put.run(value, rowid)
      changes++
      if (!reported.some(line => line.includes(key))) unseen.add(`${table}.${column}`)
    }
  }
  expect([...unseen].filter(column => !Object.hasOwn(saysNothingOfMoney, column))).toEqual([])
  process.stdout.write(`The audit was tried with ${changes} changes of single values.\n`)
}, 3_600_000)

const days = (count: number) => count * 24 * 60 * 60_000

const isNoStory = 'customer_id not in (select id from customer where is_demonstration = 1)'

/** Each value is valid by itself, but contradicts other rows. */
const validChanges: readonly [column: string, value: string, where: string][] = [
  ['wallet_top_up.payer_reference', "''", `state = 'succeeded' and ${isNoStory}`],
  ['wallet_top_up.arrived_at', `arrived_at - ${days(30)}`, "state = 'succeeded'"],
  ['wallet_top_up.late_due_at', `${days(40_000)}`, 'late_due_at is not null'],
  ['bill_payment.payer_reference', "''", 'arrived_paise is not null'],
  ['bill_payment.arrived_at', `arrived_at - ${days(30)}`, 'arrived_paise is not null'],
  ['bill_payment.fees', 'null', "stage = 'paid'"],
  ['bill_payment.parameters', "replace(parameters, account, '9899999999')", "stage = 'paid'"],
  ['bill_payment.late_due_at', `${days(40_000)}`, 'late_due_at is not null'],
  ['source_return.bank_at', `bank_at - ${days(30)}`, "state = 'returned'"],
  ['source_return.bank_at', `bank_at + ${days(30)}`, "state = 'returned'"],
  ['customer.closed_at', 'created_at + 1', 'closed_at is null'],
]

test.each(validChanges)('a %s of %s is named', async (place, to, where) => {
  const [table = '', column = ''] = place.split('.')
  const key = table === 'customer' ? 'id' : moneyTables[table]
  const row = copy
    .prepare(`select rowid, ${key} as key, ${column} as value from ${table} where ${where}`)
    .get()
  copy.exec(`update ${table} set ${column} = ${to} where rowid = ${row?.rowid}`)
  const reported = await differences()
  copy.prepare(`update ${table} set ${column} = ? where rowid = ?`).run(row?.value ?? null, row?.rowid ?? 0)
  expect(reported.join('\n')).toContain(String(row?.key))
})

/** Rows that belong to nothing, made from one that does. */
const strays: readonly [table: string, columns: Readonly<Record<string, string>>, where?: string][] = [
  ['customer_order', { id: 'ORD-STRAY' }, 'id in (select order_id from bill_payment)'],
  ['customer_order_event', { order_id: 'ORD-STRAY' }],
  ['bill_payment_guard', { key: 'stray', reference: 'STRAY' }],
  ['session', { id: 'stray', token_hash: 'stray', customer_id: 'CUS-STRAY' }],
  ['payment_pin', { customer_id: 'CUS-STRAY' }],
  ['message', { id: 'stray', customer_id: 'CUS-STRAY', not_me_hash: 'stray' }, 'customer_id is not null'],
]

test.each(strays)('a %s of nothing is named', async (table, columns, where = 'true') => {
  const row = { ...copy.prepare(`select * from ${table} where ${where}`).get(), ...columns }
  const names = Object.keys(row)
  const { lastInsertRowid } = copy
    .prepare(`insert into ${table} (${names.join()}) values (${names.map(() => '?').join()})`)
    .run(...Object.values(row))
  const reported = await differences()
  copy.prepare(`delete from ${table} where rowid = ?`).run(lastInsertRowid)
  expect(reported.join('\n')).toMatch(/STRAY/)
})

function columns(): { table: string; column: string }[] {
  return Object.keys(moneyTables).flatMap(table =>
    copy
      .prepare(`select name from pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => ({ table, column: String(name) })),
  )
}

/** A draft has moved nothing yet, nor has a top-up whose money has not come: limits count it by its customer. */
const whatMoved: Readonly<Record<string, string>> = {
  bill_payment: "where stage <> 'draft'",
  wallet_top_up: "where state = 'succeeded' or arrived_paise is not null",
  // The demonstration's stories have steps of their own, which no money followed.
  'customer_order_event.at': 'where order_id in (select order_id from bill_payment)',
  // Of one that failed it is what was asked for: what came and goes back is another column, and compared.
  'wallet_top_up.amount_paise': "where state = 'succeeded'",
}

/** Picked by a seed: the same every time, and not only the first. */
function someRows(table: string, column: string) {
  const settled = whatMoved[`${table}.${column}`] ?? whatMoved[table] ?? ''
  const all = copy
    .prepare(`select rowid, ${moneyTables[table]} as key, ${column} as value from ${table} ${settled}`)
    .all()
  const step = Math.max(1, seed % all.length)
  return Array.from({ length: Math.min(rowsPerColumn, all.length) }, (_, nth) => {
    const { rowid = 0, key, value = null } = all[(nth * step + seed) % all.length] ?? {}
    return { rowid, key: String(key), value }
  })
}

function changed(value: SQLOutputValue): SQLOutputValue {
  if (typeof value === 'number') return value + 7919
  return value === null ? 1 : `${value}1`
}
