// No sum that is missing passes for a sum. Every column of money is emptied in a copy of a store that has been used, whatever
// the database says against it, and an overflow names the column.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReceivedPayment } from './bills/biller-sandbox/payment-book.ts'
import { storePaymentBook } from './bills/biller-sandbox/payment-book.ts'
import { endPayment } from './bills/payments/ending/end-payment.ts'
import { type EveryStage, payInEveryStage } from './bills/payments/test-every-stage.ts'
import { openPayingPortal, type PayingPortal } from './bills/payments/test-payments.ts'
import { openReceivables } from './bills/receivables/receivables.ts'
import { payCompensation } from './money/compensation/compensations.ts'
import { returnTopUp } from './money/returns/test-return-commands.ts'
import { openStore } from './open-store.ts'
import { createDesk } from './operations/desk/desk.ts'
import { actInEveryWay } from './operations/test-every-act.ts'
import { unguardedCopy } from './platform/store/sqlite/test-unguarded-copy.ts'
import type { Store } from './platform/store/store.ts'
import { createServices, type Services } from './services.ts'
import { testOrigin, testSecret } from './test-portal/test-portal.ts'

const sandboxReference = 'RECEIVED'

let paying: PayingPortal
let every: EveryStage
let topUps: { ended: string; pending: string }
let folder: string
/** The copy without constraints, as someone repairing a store by hand has it, and as a server opens it. */
let copy: DatabaseSync
let reader: Reader

beforeAll(async () => {
  paying = await openPayingPortal('sqlite')
  every = await payInEveryStage(paying)
  await actInEveryWay(paying)
  topUps = { ended: await addMoney('succeed'), pending: await addMoney('answer-later') }
  await returnTopUp(paying.portal.store, { customerId: every.asha.id, topUpId: topUps.ended, at: 1 })
  await services().returns.runDueWork()
  await paying.portal.store.db.insertInto('compensation').values(owed()).execute()
  await storePaymentBook(paying.portal.store).receive(received)
  const { asha, payments } = every
  for (const { reference } of payments.paid) {
    await services().savedAccounts.save(asha.id, { reference, name: '' })
  }
  folder = await mkdtemp(join(tmpdir(), 'chowk-money-columns-'))
  copy = unguardedCopy(paying.portal.database.options.dataDir, folder)
  takeMissingSums(copy)
  const store = await openStore({ dataDir: folder })
  reader = { ...(await servicesOver(store)), store, customerId: asha.id }
})
afterAll(async () => {
  await reader?.close()
  await reader?.store.close()
  copy?.close()
  await paying?.close()
  await rm(folder, { recursive: true })
})

const owed = () => ({
  order_id: 'ORD-LATE',
  customer_id: every.asha.id,
  source_reference: null,
  taken_at: 1,
  back_at: 2,
  late_days: 1,
  amount_paise: 100_00,
  owed_at: 2,
  paid_at: null,
})

const received: ReceivedPayment = {
  reference: sandboxReference,
  billerId: 'mobile-recharge/jio',
  account: '9811100001',
  billNumber: '',
  amountPaise: 199_00,
  fault: 'none',
  approvalNumber: 'SBX1',
  receivedAt: 1,
}

const services = () => paying.portal.services

async function addMoney(choice: 'succeed' | 'answer-later'): Promise<string> {
  const { topUp } = await services().wallet.addMoney(every.asha.id, { amountPaise: 100_00, key: choice })
  await services().paymentSandbox.choose(topUp.id, choice)
  return topUp.id
}

interface Reader extends Services {
  readonly store: Store
  readonly customerId: string
}

type Reading = (reader: Reader) => readonly Promise<unknown>[]

const everyPayment: Reading = ({ payments, customerId }) =>
  Object.values(every.payments)
    .flat()
    .flatMap(({ reference, orderId }) => [
      payments.byReference(customerId, reference),
      ...(orderId === undefined ? [] : [payments.byOrder(customerId, orderId)]),
    ])

const takeMoneyIn = ({ wallet }: Reader) => wallet.resolveTopUp(topUps.pending)

/** The biller says no, so that hold and limit are given back. */
const giveMoneyBack = ({ store }: Reader) => {
  const sent = every.payments.sent.find(({ money }) => money.source === 'wallet')
  const end = { from: 'sent', failure: 'refused-by-biller' } as const
  return store.run(endPayment, { reference: sent?.reference ?? '', ...end, at: 1 })
}

/** What a wallet pays in a day while its device is new. */
const newDeviceLimit = ({ payments }: Reader) =>
  payments.newDeviceLimit({ headers: {}, ip: '' }, { id: '', customer: every.asha.session.customer })

/** All ways in which each column is read or decided by. A new column fails the first test until it is here. */
const readings: Readonly<Record<string, Reading>> = {
  'bill_payment.amount_paise': reader => [
    ...everyPayment(reader),
    reader.savedAccounts.list(reader.customerId),
    newDeviceLimit(reader),
  ],
  'bill_payment.arrived_paise': ({ payments, customerId }) =>
    [...every.payments.held, ...every.payments.sent, ...every.payments.paid]
      .filter(({ money }) => money.source === 'upi')
      .map(({ reference }) => payments.byReference(customerId, reference)),
  'bill_payment.fee_paise': reader => [...everyPayment(reader), newDeviceLimit(reader)],
  'biller_receivable.amount_paise': ({ store }) => [openReceivables(store.db)],
  'compensation.amount_paise': ({ compensations, store, customerId }) => [
    compensations.ofOrder(customerId, 'ORD-LATE'),
    store.run(payCompensation, { orderId: 'ORD-LATE', entryId: 'E', at: Date.UTC(2026, 10, 16) }),
  ],
  'customer_order.amount_paise': ({ orders, disputes, customerId }) => [
    orders.list(customerId),
    disputes.byId(customerId, every.disputeId),
  ],
  'dispute.refunded_paise': ({ disputes, customerId }) => [
    disputes.list(customerId),
    disputes.byId(customerId, every.disputeId),
  ],
  'ledger_account.balance_paise': reader => [reader.wallet.balance(reader.customerId), takeMoneyIn(reader)],
  'ledger_account.held_paise': reader => [reader.wallet.balance(reader.customerId), takeMoneyIn(reader)],
  'ledger_hold.amount_paise': reader => [reader.wallet.holds(reader.customerId), giveMoneyBack(reader)],
  'ledger_line.amount_paise': ({ wallet, customerId }) => [wallet.entries(customerId)],
  'ledger_line.balance_after_paise': ({ wallet, customerId }) => [wallet.entries(customerId)],
  'money_limit.amount_paise': reader => [reader.limits.of(reader.customerId), newDeviceLimit(reader)],
  'money_limit_use.used_paise': reader => [reader.limits.of(reader.customerId), giveMoneyBack(reader)],
  'operator_act.amount_paise': ({ store }) => [createDesk({ store, now: () => new Date() }).stuck()],
  'sandbox_biller_payment.amount_paise': ({ store }) => [storePaymentBook(store).find(sandboxReference)],
  'sandbox_payment.amount_paise': ({ paymentSandbox }) => [paymentSandbox.payment(topUps.ended)],
  'sandbox_return.amount_paise': ({ paymentSandbox }) => [
    paymentSandbox.returnMoney({ reference: 'another', sourceReference: topUps.ended, amountPaise: 1 }),
  ],
  'source_return.amount_paise': ({ returns, customerId }) => [
    returns.of(customerId, { kind: 'adjustment', id: `act-${topUps.ended}` }),
  ],
  'wallet_top_up.arrived_paise': reader => [reader.wallet.topUp(reader.customerId, topUps.ended)],
  'wallet_top_up.amount_paise': reader => [
    reader.wallet.topUp(reader.customerId, topUps.ended),
    takeMoneyIn(reader),
  ],
}

/** Read by the audit alone, which names whatever differs. */
const forTheAudit = [
  'closed_account.given_up_paise',
  'closed_account.paid_out_paise',
  'closing_payout.amount_paise',
  'ledger_seal_account.balance_paise',
]

test('every column that holds money is among them', () => {
  const columns = copy
    .prepare(
      `select tables.name || '.' || columns.name as name
       from sqlite_master as tables, pragma_table_info(tables.name) as columns
       where tables.type = 'table' and columns.name like '%paise%' order by 1`,
    )
    .all()
  expect(columns.map(({ name }) => name)).toEqual([...Object.keys(readings), ...forTheAudit].sort())
})

test.each(Object.entries(readings))(
  'without %s nothing that needs it is answered, and the error names it',
  async (column, reading) => {
    const putBack = empty(column)
    const answers = await Promise.allSettled(reading(reader))
    putBack()
    expect(answers).not.toEqual([])
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 'rejected' })
      expect(String('reason' in answer && answer.reason)).toContain(`${column} of `)
    }
  },
)

test('with all of them the same questions are answered', async () => {
  // One after the other: giving money back is asked for twice, and done once.
  for (const reading of Object.values(readings)) await Promise.all(reading(reader))
})

/** Some seconds later, when the answer that came late has come. */
function servicesOver(store: Store): Promise<Services> {
  const later = new Date(paying.portal.clock.now().getTime() + 20_000)
  const quiet = () => {}
  return createServices({
    store,
    secret: testSecret,
    brand: 'Chowk',
    origin: testOrigin,
    verticals: [],
    demo: true,
    otp: { perMobile: 5, perAddress: 300 },
    billsPerAddress: 300,
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    now: () => later,
  })
}

/** Rebuilds every table with money without its constraints against missing amounts. */
function takeMissingSums(database: DatabaseSync): void {
  for (const table of new Set(Object.keys(readings).map(tableOf))) {
    const parts = database
      .prepare('select type, sql from sqlite_master where tbl_name = ? and sql is not null')
      .all(table)
    const sqlOf = (kind: string) => parts.filter(({ type }) => type === kind).map(({ sql }) => String(sql))
    const [made = ''] = sqlOf('table')
    database.exec(
      made
        .replace(/^create table \w+/i, `create table ${table}_anew`)
        .replaceAll(/(_paise integer) not null/g, '$1'),
    )
    database.exec(`insert into ${table}_anew select * from ${table}`)
    database.exec(`drop table ${table}; alter table ${table}_anew rename to ${table}`)
    for (const index of sqlOf('index')) database.exec(index)
  }
}

const tableOf = (name: string) => name.slice(0, name.indexOf('.'))

/** Takes every value out of a column, and gives what puts them back. */
function empty(name: string): () => void {
  const table = tableOf(name)
  const column = name.slice(table.length + 1)
  const kept = copy
    .prepare(`select rowid, ${column} as value from ${table} where ${column} is not null`)
    .all()
  expect(kept, `rows that have ${name}`).not.toEqual([])
  copy.exec(`update ${table} set ${column} = null`)
  return () => {
    const put = copy.prepare(`update ${table} set ${column} = ? where rowid = ?`)
    for (const { rowid = null, value = null } of kept) put.run(value, rowid)
  }
}
