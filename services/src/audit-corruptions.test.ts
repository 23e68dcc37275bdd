// @module-tag slow
// What somebody with the keys to the database, but without CHOWK_SECRET, may try between two audits. Each must be named by the
// next audit and by the whole one; those that one of them does not name stand below, with the reason.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PayingPortal } from './bills/payments/test-payments.ts'
import { auditCredentials } from './identity/accounts/audit-credentials.ts'
import { auditKycMacs } from './identity/kyc/kyc.module.ts'
import { numberCredential } from './identity/pending-change-row/pending-change-row.ts'
import { runLedgerAudit } from './money/checks/audit-ledger.ts'
import { recordCheck } from './money/checks/checks.ts'
import { credentialMac } from './platform/keys/credential-mac.ts'
import { derivedKeys } from './platform/keys/derived-key.ts'
import { auditSchemaObjects } from './platform/store/audit/audit-guards.ts'
import { unguardedCopy } from './platform/store/sqlite/test-unguarded-copy.ts'
import type { Store } from './platform/store/store.ts'
import { openTestStore } from './platform/store/test-databases.ts'
import { addPasskey } from './test-portal/test-passkey.ts'
import { testSecret } from './test-portal/test-portal.ts'
import { openUsedStore } from './test-used-store.ts'

/** A change of the newest such row (what follows `set` in SQL), or 'delete'; and the column by which the audit names it. */
type Corruption = readonly [table: string, change: string, where?: string, named?: string]

const ofWallet = "account_id like 'wallet:%'"
const isWallet = "kind = 'wallet'"
const isHeld = "state = 'held'"
const isPaid = "stage = 'paid' and source = 'wallet'"
const noStory = 'customer_id not in (select id from customer where is_demonstration = 1)'
const paidOrder = `id in (select order_id from bill_payment where ${isPaid})`
const isOpen = 'closed_at is null and is_demonstration = 0'

const groups: Readonly<Record<string, readonly Corruption[]>> = {
  'the ledger': [
    ['ledger_entry', "kind = 'cashback'", "kind = 'payment'"],
    ['ledger_entry', "description = 'x'"],
    ['ledger_entry', "reference = 'ORD-OTHER'"],
    ['ledger_entry', 'posted_at = posted_at + 1000'],
    ['ledger_entry', 'previous_hash = hash'],
    ['ledger_entry', 'hash = previous_hash'],
    ['ledger_entry', "hold_id = 'other'"],
    ['ledger_entry', 'delete', undefined, 'chain_account_id'],
    ['ledger_line', 'amount_paise = amount_paise + 1', ofWallet, 'entry_id'],
    ['ledger_line', "month = '2020-01'", ofWallet, 'entry_id'],
    ['ledger_line', 'balance_after_paise = balance_after_paise + 1', ofWallet, 'entry_id'],
    ['ledger_line', 'account_position = account_position + 1', ofWallet, 'entry_id'],
    ['ledger_line', "account_id = 'system:fees'", ofWallet, 'entry_id'],
    ['ledger_line', 'delete', ofWallet, 'entry_id'],
    ['ledger_account', 'balance_paise = balance_paise + 100', isWallet],
    ['ledger_account', 'held_paise = held_paise + 100', isWallet],
    ['ledger_account', 'line_count = line_count + 1', isWallet],
    ['ledger_account', 'entry_count = entry_count - 1', `${isWallet} and entry_count > 1`],
    ['ledger_account', "kind = 'system'", isWallet],
    ['ledger_account', 'created_at = created_at + 90000000', isWallet],
    ['ledger_account', 'delete', isWallet],
    ['ledger_hold', "state = 'released'", isHeld, 'account_id'],
    ['ledger_hold', 'amount_paise = amount_paise + 1', isHeld, 'account_id'],
    ['ledger_hold', 'delete', isHeld, 'account_id'],
    ['ledger_seal', "fingerprint = 'x'", undefined, 'number'],
    ['ledger_seal_account', 'balance_paise = balance_paise + 1', ofWallet, 'seal_number'],
  ],
  payments: [
    ['bill_payment', `collect = replace(collect, 'upi:', 'upi:evil')`, "stage = 'awaiting-money'"],
    ['bill_payment', 'collect = null', "stage = 'awaiting-money' and collect is not null"],
    ['bill_payment', "bill = '{}'", isPaid],
    ['bill_payment', "transaction_id = 'T1'", isPaid],
    ['bill_payment', "customer_id = 'CUS-OTHER'", isPaid],
    ['bill_payment', "biller_id = 'mobile-recharge/airtel'", isPaid],
    ['bill_payment', "account = '9899999999'", isPaid],
    ['bill_payment', "parameters = '{}'", isPaid],
    ['bill_payment', 'amount_paise = amount_paise - 1', isPaid],
    ['bill_payment', 'fee_paise = fee_paise + 1', isPaid],
    ['bill_payment', "source = 'upi'", isPaid],
    ['bill_payment', "stage = 'failed'", isPaid],
    ['bill_payment', "approval_number = 'X'", isPaid],
    ['bill_payment', 'approved_at = approved_at - 1000', isPaid],
    ['bill_payment', 'sent_at = sent_at - 1000', isPaid],
    ['bill_payment', 'ended_at = ended_at + 1000', isPaid],
    ['bill_payment', "limit_month = '2020-01'", isPaid],
    ['bill_payment', 'delete', isPaid],
    ['customer_order', 'amount_paise = amount_paise + 1', paidOrder],
    ['customer_order', "state = 'failed'", paidOrder],
    ['customer_order', "customer_id = 'CUS-OTHER'", paidOrder],
    ['customer_order', "account = '9899999999'", paidOrder],
    ['customer_order', 'delete', paidOrder],
    [
      'customer_order_event',
      'at = at - 1000',
      noStory.replace('customer_id', '(select customer_id from customer_order where id = order_id)'),
      'order_id',
    ],
    ['customer_order_event', 'delete', undefined, 'order_id'],
  ],
  'money that comes and goes back': [
    ['wallet_top_up', 'delete', "state = 'failed'"],
    ['wallet_top_up', 'amount_paise = amount_paise + 1', "state = 'succeeded'"],
    ['wallet_top_up', "state = 'succeeded'", "state = 'failed' and late_at is null"],
    ['wallet_top_up', 'arrived_paise = arrived_paise + 1', "state = 'succeeded'"],
    ['wallet_top_up', "payer_reference = '1'", "state = 'succeeded'"],
    ['wallet_top_up', "customer_id = 'CUS-OTHER'", "state = 'succeeded'"],
    ['wallet_top_up', "failure = 'expired'", "state = 'succeeded'"],
    ['source_return', 'amount_paise = amount_paise + 1'],
    ['source_return', "source_reference = 'other'"],
    ['source_return', "bank_reference = 'other'", "state = 'returned'"],
    ['source_return', 'delete'],
    ['compensation', 'amount_paise = amount_paise + 1', undefined, 'order_id'],
    ['compensation', 'delete', undefined, 'order_id'],
    ['biller_receivable', "evidence = 'other'", 'evidence is not null', 'reference'],
    ['closed_account', 'paid_out_paise = paid_out_paise + 1', undefined, 'customer_id'],
    ['closing_payout', 'delete'],
  ],
  limits: [
    ['money_limit', 'amount_paise = amount_paise * 10', undefined, 'measure'],
    ['money_limit', 'delete', undefined, 'measure'],
    ['money_limit_use', 'used_paise = 1', undefined, 'customer_id'],
    ['money_limit_use', 'delete', undefined, 'customer_id'],
    ['holder_mark', 'delete', 'until is null', 'customer_id'],
    ['holder_mark', "mark = 'id.other.mark'", 'until is null', 'customer_id'],
    ['holder_mark', 'delete', 'until is not null', 'customer_id'],
    ['holder_mark', 'until = until - 86400000', 'until is not null', 'customer_id'],
    ['holder_mark', 'until = until + 86400000', 'until is not null', 'customer_id'],
    ['holder_mark', 'until = 1', 'until is null', 'customer_id'],
  ],
  disputes: [
    ['dispute', 'delete'],
    ['dispute', "decision = 'no-refund', refunded_paise = null", "decision = 'refund'"],
    ['dispute', "decision = 'reject', state = 'rejected'", "decision = 'no-refund'"],
    ['dispute', "details = 'other'"],
    ['dispute', "type = 'wrong-amount'"],
    ['dispute', 'raised_at = raised_at - 1000'],
    ['dispute', 'refunded_paise = refunded_paise + 1', 'refunded_paise is not null'],
    ['dispute_event', "note = 'other'", undefined, 'dispute_id'],
    ['dispute_event', "actor = 'customer'", "actor <> 'customer'", 'dispute_id'],
    ['dispute_event', 'delete', undefined, 'dispute_id'],
  ],
  'who customers are': [
    ['customer', 'created_at = created_at - 90000000', isOpen],
    ['customer', "mobile = '9899999999'", isOpen],
    ['customer', "mobile = '9899999999', mobile_changed_at = created_at + 1", isOpen],
    ['customer', 'mobile_mac = null', isOpen],
    ['customer', "name = 'Other'", isOpen],
    ['customer', "language = 'hi'", isOpen],
    ['customer', 'is_demonstration = 1', isOpen],
    ['customer', 'delete', isOpen],
    ['consent', 'delete', undefined, 'customer_id'],
    ['consent', 'given_at = given_at - 90000000', undefined, 'customer_id'],
    ['consent', "version = '2020-01-01'", undefined, 'customer_id'],
    ['kyc_declaration', "name = 'Other'", "state = 'verified'"],
    ['kyc_declaration', "state = 'refused'", "state = 'mismatch'"],
    ['kyc_declaration', "customer_id = 'CUS-OTHER'", "state = 'verified'"],
    ['kyc_declaration', 'delete', "state = 'mismatch'"],
    ['payment_pin', "hash = hash || 'x'", undefined, 'customer_id'],
    ['payment_pin', 'set_at = set_at - 90000000', undefined, 'customer_id'],
    ['payment_pin', 'reset_at = 1', undefined, 'customer_id'],
    ['payment_pin', 'delete', undefined, 'customer_id'],
    ['payment_pin', 'locked_until = null, wrong_in_row = 0', 'wrong_in_row > 0', 'customer_id'],
    ['passkey', "customer_id = 'CUS-OTHER'"],
    ['passkey', "public_key = 'other'"],
    ['passkey', "device = 'Other'"],
    ['session', "customer_id = 'CUS-OTHER'"],
    ['session', "device = 'Other'"],
    ['session', 'expires_at = expires_at + 90000000'],
    ['bound_device', "public_key = 'other'", undefined, 'session_id'],
    ['known_browser', 'first_proven_at = 1', undefined, 'browser_hash'],
    ['known_browser', "mobile = '9899999999'", undefined, 'browser_hash'],
    ['pending_change', "details = '{}'"],
    ['pending_change', 'due_at = 1'],
    ['pending_change', 'delete'],
    ['account_lock', 'delete', undefined, 'customer_id'],
    ['account_lock', "opens_in = 'any'", undefined, 'customer_id'],
    ['saved_account', "account = '9899999999'"],
    ['saved_account', 'delete'],
  ],
  'what was said': [
    ['message', "parameters = '{}'"],
    ['message', "mobile = '9899999999'"],
    ['message', "kind = 'refund'"],
    ['message', 'delivered_at = delivered_at - 1000', 'delivered_at is not null'],
    ['message', 'delete'],
    ['care_ticket', "subject = 'other'"],
    ['care_ticket', 'delete'],
    ['care_ticket_message', "text = 'other'", undefined, 'ticket_id'],
    ['care_ticket_message', "author = 'customer'", "author <> 'customer'", 'ticket_id'],
    ['care_ticket_message', 'delete', undefined, 'ticket_id'],
    ['idempotency_key', 'delete', undefined, 'key'],
    ['idempotency_key', "result = '{}'", undefined, 'key'],
    ['idempotency_key', "request_hash = 'other'", undefined, 'key'],
  ],
  'what operators and audits say': [
    ['operator_log', "statement = statement || ' '", undefined, 'act_id'],
    ['operator_log', 'delete', undefined, 'act_id'],
    ['operator_act', "state = 'done'", "state = 'waiting'"],
    ['operator_act', 'amount_paise = amount_paise + 1'],
    ['operator', 'revoked_at = null', 'revoked_at is not null', 'name'],
    ['money_check', 'differences = 5', "name = 'audit'", 'name'],
    ['money_check', 'ended_at = ended_at + 3600000', "name = 'audit'", 'name'],
    ['money_check', 'delete', "name = 'audit'", 'name'],
    ['money_check', 'differences = 0', "name = 'reconciliation'", 'name'],
    ['money_check', 'ended_at = ended_at - 1000', "name = 'reconciliation'", 'name'],
    ['money_check', 'ended_at = ended_at + 3600000', "name = 'reconciliation'", 'name'],
    ['money_check', 'delete', "name = 'reconciliation'", 'name'],
    ['row_seal', 'delete', "table_name = 'message'", 'row_key'],
    ['row_seal', "columns = '{}'", "table_name = 'dispute'", 'row_key'],
    ['row_seal', 'delete', "table_name = ''", 'row_key'],
  ],
}

/** `next`: the audit that begins from the last seal; `both`: the whole one as well. */
const unnamed: Readonly<Record<string, { readonly by: 'next' | 'both'; readonly why: string }>> = {
  "ledger_account: created_at = created_at + 90000000, where kind = 'wallet'": {
    by: 'next',
    why: 'nothing is decided by it: the whole audit compares it with the first entry',
  },
  'payment_pin: locked_until = null, wrong_in_row = 0, where wrong_in_row > 0': {
    by: 'both',
    why: 'they change with every try; without the PIN they give five tries more',
  },
  "money_check: ended_at = ended_at + 3600000, where name = 'reconciliation'": {
    by: 'both',
    why: 'the reconciliation writes it whenever it runs; later than now it counts for nothing',
  },
}

let paying: PayingPortal
let folder: string
let database: DatabaseSync
let store: Store
let known: ReadonlySet<string> = new Set()

beforeAll(async () => {
  ;({ paying } = await openUsedStore('sqlite'))
  await useMore()
  expect((await auditIt(paying.portal.store, true, true)).differences).toEqual([])
  folder = await mkdtemp(join(tmpdir(), 'chowk-corruptions-'))
  database = unguardedCopy(paying.portal.database.options.dataDir, folder)
  store = await openTestStore({ dataDir: folder })
  known = new Set(await found(true))
}, 600_000)
afterAll(async () => {
  await store?.close()
  database?.close()
  await paying?.close()
  if (folder) await rm(folder, { recursive: true })
})

/** What the days before have not left, and what an hour before the audit happened. */
async function useMore(): Promise<void> {
  const { store, services, clock } = paying.portal
  const asha = await paying.customer()
  const { reference } = await asha.recharge('9812345611')
  await asha.recharge('9812345621', 199_00, 'upi')
  await asha.recharge('9812345622')
  for (const choice of ['succeed', 'fail'] as const) {
    const { topUp } = await services.wallet.addMoney(asha.id, { amountPaise: 50_00, key: `more-${choice}` })
    await services.paymentSandbox.choose(topUp.id, choice)
  }
  await services.savedAccounts.save(asha.id, { reference, name: 'Home' })
  await asha.setPin({ deviceKey: asha.device.publicKey })
  await addPasskey(asha.browser)
  const at = clock.now().getTime()
  const [id, mobile, due_at] = ['pending', '9811199999', at + 86_400_000]
  const [macKey] = derivedKeys([testSecret], 'credential')
  const mac = credentialMac(macKey, numberCredential(id, asha.id, mobile, due_at))
  await store.db
    .insertInto('pending_change')
    .values({
      ...{ id, customer_id: asha.id, kind: 'change-mobile', session_id: asha.session.id },
      ...{ details: JSON.stringify({ mobile, mac }), asked_at: at, due_at },
    })
    .execute()
  await store.db
    .updateTable('payment_pin')
    .set({ wrong_in_row: 3 })
    .where('customer_id', '=', asha.id)
    .execute()
  await store.db
    .insertInto('holder_mark')
    .values({ customer_id: asha.id, mark: 'id.key.hash', until: null })
    .execute()
  await services.locks.lock((await paying.customer()).id)
  await recordCheck(store, { name: 'reconciliation', ended_at: at, differences: 2 })
  clock.pass(60 * 60_000)
}

type AuditedStore = Pick<Store, 'kind' | 'modules' | 'snapshot' | 'db' | 'run' | 'close'>

function auditIt(store: AuditedStore, isWhole: boolean, isNoted = false) {
  return runLedgerAudit({
    ledgerStore: store,
    isWhole,
    rowKeys: derivedKeys([testSecret], 'row-seal'),
    openToRecord: async () => {
      if (!isNoted) throw new Error('Nothing is noted.')
      return { ...store, close: async () => {} }
    },
    alsoAudit: async () => [
      ...(await auditSchemaObjects(store)),
      ...(await store.snapshot(db => auditKycMacs(db, derivedKeys([testSecret], 'kyc-seal')))),
      ...(await store.snapshot(db => auditCredentials(db, derivedKeys([testSecret], 'credential')))),
    ],
    at: paying.portal.clock.now().getTime(),
  })
}

/** What is found now and was not before: the copy lacks the triggers that would have refused some of it. */
async function found(isWhole: boolean): Promise<string[]> {
  const { differences } = await auditIt(store, isWhole)
  return differences.filter(line => !known.has(line))
}

const titleOf = ([table, change, where]: Corruption) =>
  `${table}: ${change}${where === undefined ? '' : `, where ${where}`}`

const every = Object.entries(groups).flatMap(([group, corruptions]) =>
  corruptions.map(corruption => ({ group, corruption, title: titleOf(corruption) })),
)

test('left alone, nothing is found', async () => {
  expect([...(await found(false)), ...(await found(true))]).toEqual([])
})

test.each(every)('$title, of $group', async ({ corruption, title }) => {
  const { key, undo } = corrupt(corruption)
  const [next, whole] = [await found(false), await found(true)]
  undo()
  const isNamed = (lines: readonly string[]) => lines.some(line => line.includes(key))
  const by = unnamed[title]?.by
  expect({ next: isNamed(next), whole: isNamed(whole) }).toEqual({
    next: by === undefined,
    whole: by !== 'both',
  })
})

test('at least 118 of them are named by the whole audit, and 110 by the next', () => {
  const without = (by: readonly string[]) =>
    Object.values(unnamed).filter(each => by.includes(each.by)).length
  expect(every.length - without(['both'])).toBeGreaterThanOrEqual(118)
  expect(every.length - without(['next', 'both'])).toBeGreaterThanOrEqual(110)
})

function corrupt([table, change, where = 'true', named]: Corruption): { key: string; undo(): void } {
  const row = database
    .prepare(`select rowid as place, * from ${table} where ${where} order by rowid desc limit 1`)
    .get()
  if (!row) throw new Error(`There is no ${table} where ${where}.`)
  const { place: rowid = 0, ...columns } = row
  database
    .prepare(
      change === 'delete'
        ? `delete from ${table} where rowid = ?`
        : `update ${table} set ${change} where rowid = ?`,
    )
    .run(rowid)
  const names = Object.keys(columns)
  const changed = database.prepare(`select * from ${table} where rowid = ?`).get(rowid)
  if (changed && names.every(name => changed[name] === columns[name]))
    throw new Error(`${change} changes nothing.`)
  return {
    key: String(columns[named ?? names[0] ?? '']),
    undo() {
      database.prepare(`delete from ${table} where rowid = ?`).run(rowid)
      database
        .prepare(`insert into ${table} (rowid, ${names.join()}) values (?, ${names.map(() => '?').join()})`)
        .run(rowid, ...(Object.values(columns) as SQLInputValue[]))
    },
  }
}

describe('what is no row', () => {
  test.each([
    ['view wallet', 'create view wallet as select 1', 'drop view wallet'],
    ['index extra', 'create index extra on message (kind, created_at)', 'drop index extra'],
    ['table extra', 'create table extra (id text)', 'drop table extra'],
    [
      'trigger extra',
      'create trigger extra after insert on message begin delete from message where id = new.id; end',
      'drop trigger extra',
    ],
  ])('a %s that no migration made is named', async (name, make, undo) => {
    database.exec(make)
    const [next, whole] = [await found(false), await found(true)]
    database.exec(undo)
    for (const lines of [next, whole]) expect(lines.join('\n')).toContain(name)
  })
})

test.each([
  [
    'a mark of one who has closed their account',
    "insert into holder_mark (customer_id, mark) select customer_id, 'mobile.x.y' from closed_account limit 1",
    "delete from holder_mark where mark = 'mobile.x.y'",
    'it was added after the account was closed',
  ],
  [
    'a gap that freezes payments',
    'insert into restored_gap (restored_at, gap_from) values (1, 1)',
    'delete from restored_gap where restored_at = 1',
    'restored gap 1: no restore made it',
  ],
])('%s, which is invented, is named', async (_, make, undo, says) => {
  database.exec(make)
  const lines = await found(false)
  database.exec(undo)
  expect(lines.join('\n')).toContain(says)
})

test('a row that was slipped in among older ones is named', async () => {
  const row = database.prepare('select * from consent limit 1').get()
  const names = Object.keys(row ?? {})
  const values = { ...row, purpose: 'advertising', given_at: 1 }
  const { lastInsertRowid } = database
    .prepare(`insert into consent (${names.join()}) values (${names.map(() => '?').join()})`)
    .run(...(Object.values(values) as SQLInputValue[]))
  const lines = await found(false)
  database.prepare('delete from consent where rowid = ?').run(lastInsertRowid)
  expect(lines.join('\n')).toContain('advertising')
})
