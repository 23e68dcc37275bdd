// @module-tag slow
// An audit from the last seal on costs what came since. What is older it believes where the seal holds it, or leaves to the
// whole audit: these tests list which, and that each is found by the audit that is documented to find it.

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payInEveryStage } from './bills/payments/test-every-stage.ts'
import { openPayingPortal, type Payer, type PayingPortal } from './bills/payments/test-payments.ts'
import { runLedgerAudit } from './money/checks/audit-ledger.ts'
import { actInEveryWay } from './operations/test-every-act.ts'
import { dayMs } from './platform/calendar/durations.ts'
import { derivedKeys } from './platform/keys/derived-key.ts'
import { sqliteFile } from './platform/store/sqlite/sqlite-store.ts'
import { statementsOf, tablesReadThroughIn } from './platform/store/sqlite/test-plans.ts'
import { withoutGuards } from './platform/store/test-guards.ts'
import { describeOnStoresInFullSuite } from './platform/store/test-on-stores.ts'
import { verificationOf } from './test-portal/test-passkey.ts'
import { testSecret } from './test-portal/test-portal.ts'

function audit({ portal: { store, clock } }: PayingPortal, isWhole = false) {
  const openAsIs = async () => ({ ...store, close: async () => {} })
  const rowKeys = derivedKeys([testSecret], 'row-seal')
  return runLedgerAudit({
    ledgerStore: store,
    openToRecord: openAsIs,
    at: clock.now().getTime(),
    isWhole,
    rowKeys,
  })
}

describe('an audit from the last seal on sqlite', () => {
  let paying: PayingPortal

  beforeAll(async () => {
    paying = await openPayingPortal('sqlite')
    await payInEveryStage(paying)
    await actInEveryWay(paying)
  })
  afterAll(() => paying?.close())

  test('reads nothing through that grows with every payment', async () => {
    expect((await audit(paying)).differences).toEqual([])
    const statements = await statementsOf(() => audit(paying))
    expect(statements.length).toBeGreaterThan(80)
    const found = tablesReadThroughIn(sqliteFile(paying.portal.database.options.dataDir), statements)
    // The rows that PostgreSQL reads are counted in bench/growth.
    const named = paying.portal.store.modules.flatMap(({ fullyReadTables = {} }) =>
      Object.keys(fullyReadTables),
    )
    const tables = found.flatMap(({ tables: some }) => some)
    const few = paying.portal.store.modules.flatMap(({ sealed = {} }) =>
      Object.entries(sealed).flatMap(([table, { madeAt, isFew }]) => (!madeAt || isFew ? table : [])),
    )
    const unnamed = found.filter(
      ({ tables: some }) => !some.every(table => [...named, ...few].includes(table)),
    )
    expect(
      unnamed,
      'read through: look only since `since`, or say in fullyReadTables of the *.module.ts why it may be',
    ).toEqual([])
    expect(
      named.filter(table => !tables.includes(table)),
      'in fullyReadTables, but not read through',
    ).toEqual([])
  })
})

describeOnStoresInFullSuite('after the last seal on %s', kind => {
  let paying: PayingPortal
  let asha: Payer
  let ravi: Payer
  let bela: Payer

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
    asha = await paying.customer()
    ravi = await paying.customer()
    bela = await paying.customer({ balancePaise: 0 })
    await addMoney(bela)
    for (const customer of [asha, ravi]) {
      await addMoney(customer)
      await customer.recharge('9811100001')
    }
    await withoutGuards(paying.portal.store)
    paying.portal.clock.pass(3 * dayMs)
    expect((await audit(paying)).differences).toEqual([])
    paying.portal.clock.pass(2 * dayMs)
  })
  afterAll(() => paying?.close())

  async function addMoney({ id }: Payer) {
    const { wallet, paymentSandbox, clock } = { ...paying.portal.services, clock: paying.portal.clock }
    const { topUp } = await wallet.addMoney(id, { amountPaise: 100_00, key: String(clock.now().getTime()) })
    await paymentSandbox.choose(topUp.id, 'succeed')
  }

  /** So much more than there was, of what is asha's. */
  async function put([table, column]: readonly [string, string], more: number, payer = asha) {
    const of = {
      ledger_account: sql`id = ${`wallet:${payer.id}`}`,
      ledger_hold: sql`account_id = ${`wallet:${payer.id}`}`,
    }[table]
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + ${sql.lit(more)}
      where ${of ?? sql`customer_id = ${payer.id}`}`.execute(paying.portal.store.db)
  }

  test.each([
    ['ledger_account', 'balance_paise', 1],
    ['ledger_account', 'held_paise', 1],
    ['ledger_account', 'entry_count', -1],
    ['ledger_account', 'line_count', -1],
  ] as const)('an old %s.%s that was changed is found by the next audit', async (table, column, more) => {
    await put([table, column], more)
    expect((await audit(paying)).differences.join('\n')).toContain(asha.id)
    await put([table, column], -more)
    expect((await audit(paying)).differences).toEqual([])
  })

  test.each([
    ['bill_payment', 'amount_paise', /^payment /m],
    ['customer_order', 'amount_paise', /^payment .* the sum of its order/m],
    ['ledger_hold', 'amount_paise', /^hold /m],
    ['money_limit_use', 'used_paise', /^limit /m],
    ['wallet_top_up', 'arrived_paise', /^top-up /m],
  ] as const)(
    'an old %s.%s that was changed is found by the whole audit alone',
    async (table, column, reported) => {
      await put([table, column], 1)
      expect((await audit(paying)).differences).toEqual([])
      expect((await audit(paying, true)).differences.join('\n')).toMatch(reported)
      await put([table, column], -1)
      expect((await audit(paying, true)).differences).toEqual([])
    },
  )

  test('counts against limits are audited again as soon as the customer uses them', async () => {
    await put(['money_limit_use', 'used_paise'], -1, ravi)
    expect((await audit(paying)).differences).toEqual([])
    await addMoney(ravi)
    const loads = (await audit(paying)).differences
    expect(loads.map(line => line.split(':')[0]?.replace(/ in .*/, ''))).toEqual([
      `limit load-month of ${ravi.id}`,
      `limit load-year of ${ravi.id}`,
    ])
    await ravi.recharge('9811100011')
    expect((await audit(paying)).differences.join('\n')).toContain(`limit spend-month of ${ravi.id}`)
    await put(['money_limit_use', 'used_paise'], 1, ravi)
    expect((await audit(paying)).differences).toEqual([])
  })

  test('an old top-up is looked at again when its money goes back', async () => {
    await put(['wallet_top_up', 'arrived_paise'], 1, bela)
    expect((await audit(paying)).differences).toEqual([])
    const verification = await verificationOf(bela.browser, { action: 'close-account' })
    await paying.portal.services.closing.close(verification, { paidOutPaise: 100_00, givenUpPaise: 0 })
    expect((await audit(paying)).differences).toEqual([
      expect.stringMatching(/^top-up .*: no return gives its 1 paise back/),
    ])
    await put(['wallet_top_up', 'arrived_paise'], -1, bela)
    expect((await audit(paying)).differences).toEqual([])
  })

  test('an entry that is dated back is looked at with all that is as old', async () => {
    paying.portal.clock.pass(-4 * dayMs)
    await addMoney(asha)
    paying.portal.clock.pass(4 * dayMs)
    await put(['money_limit_use', 'used_paise'], -1)
    expect((await audit(paying)).differences.join('\n')).toContain(`limit load-month of ${asha.id}`)
    await put(['money_limit_use', 'used_paise'], 1)
    expect((await audit(paying)).differences).toEqual([
      expect.stringMatching(/^entry .*: it is of 2026-.*, but was posted after a later seal$/),
    ])
  })
})
