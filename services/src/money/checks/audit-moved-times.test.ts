// Someone with full database access moves several times consistently, so that old rows are excused from checks or
// delays earn compensation. What an earlier audit saw and wrote to the witness contradicts them.

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayingPortal, type Payer, type PayingPortal } from '../../bills/payments/test-payments.ts'
import { dayMs } from '../../platform/calendar/durations.ts'
import type { Store } from '../../platform/store/store.ts'
import { withoutGuards } from '../../platform/store/test-guards.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { latenessOf } from '../compensation/turnaround.ts'
import { runLedgerAudit } from './audit-ledger.ts'
import { witnessAt } from './witness.ts'

describeOnStoresInFullSuite('times that were moved on %s', kind => {
  let paying: PayingPortal
  let asha: Payer
  let store: Store
  let file: string
  /** A payment that the biller refused at once. */
  let refused: string

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
    store = paying.portal.store
    file = join(paying.portal.database.options.dataDir, 'witness.jsonl')
    asha = await paying.customer()
    refused = (await asha.recharge('9811100022')).reference
    await paying.pass(5)
    await withoutGuards(store)
    await dated("name like '%'", '2026-01-15T00:00:00.000Z')
    paying.portal.clock.pass(20 * dayMs)
    expect((await audit({ isRestart: true })).differences).toEqual([])
    paying.portal.clock.pass(dayMs)
    expect((await audit()).differences).toEqual([])
  })
  afterAll(async () => {
    await paying?.close()
    await rm(file, { force: true })
  })

  function audit(options: { isWhole?: boolean; isRestart?: boolean } = {}) {
    const at = paying.portal.clock.now().getTime()
    const openAsIs = async () => ({ ...store, close: async () => {} })
    return runLedgerAudit({
      ledgerStore: store,
      openToRecord: openAsIs,
      witness: witnessAt(file),
      at,
      ...options,
    })
  }

  const dated = (where: string, timestamp: string) =>
    sql`update store_migration set timestamp = ${timestamp} where ${sql.raw(where)}`.execute(store.db)

  test('of a migration, out of order: the audit says that the store does not open', async () => {
    await dated("name like '0003-%'", '2026-02-01T00:00:00.000Z')
    for (const isWhole of [false, true])
      expect((await audit({ isWhole })).differences).toEqual([
        'migrations: the last audit saw something else there',
        expect.stringMatching(/^migration 0004-.*: it is of 2026-01-15.*, so no portal opens the store$/),
      ])
    await dated("name like '0003-%'", '2026-01-15T00:00:00.000Z')
    expect((await audit()).differences).toEqual([])
  })

  test.each([
    ['into what an audit has seen', 6, /^compensations owed: .* saw 0, the rows say 1: compensation ORD-/],
    ['to today', 21, /^holds open: .* saw 1, the rows say 2: .*hold/],
  ])('those of a payment that failed at once, %s, so that it was late', async (_, days, reported) => {
    const { db } = store
    const payment = await db
      .selectFrom('bill_payment')
      .selectAll()
      .where('reference', '=', refused)
      .executeTakeFirstOrThrow()
    const { order_id = '', held_at, ended_at, hold_id } = payment
    const [taken, back] = [held_at ?? 0, (ended_at ?? 0) + days * dayMs]
    const moveTo = async (at: number | null) => {
      await db.updateTable('bill_payment').set({ ended_at: at }).where('reference', '=', refused).execute()
      await db.updateTable('ledger_hold').set({ ended_at: at }).where('id', '=', hold_id).execute()
      await db
        .updateTable('customer_order_event')
        .set({ at: at ?? 0 })
        .where('order_id', '=', order_id)
        .where('number', '=', 2)
        .execute()
    }
    const late = latenessOf('wallet', taken, back)
    await moveTo(back)
    await db
      .insertInto('compensation')
      .values({
        ...{ order_id: order_id ?? '', customer_id: asha.id, source_reference: null, paid_at: null },
        ...{ taken_at: taken, back_at: back, owed_at: back },
        ...{ late_days: late?.days ?? 0, amount_paise: late?.paise ?? 0 },
      })
      .execute()
    for (const isWhole of [false, true])
      expect((await audit({ isWhole })).differences).toEqual([expect.stringMatching(reported)])
    await db.deleteFrom('compensation').execute()
    await moveTo(ended_at)
    expect((await audit({ isWhole: true })).differences).toEqual([])
  })

  test('of a payment that really was late are accepted', async () => {
    const { orderId } = await asha.recharge('9812345604')
    const { compensations } = paying.portal.services
    for (const stage of ['held', 'held', 'held', 'late', 'over']) {
      paying.portal.clock.pass(dayMs)
      if (stage !== 'held') await paying.pass(1)
      expect((await audit()).differences).toEqual([])
      await compensations.runDueWork()
      expect((await audit()).differences).toEqual([])
    }
    expect(await compensations.ofOrder(asha.id, orderId)).toMatchObject({ paidAt: expect.any(Date) })
  })

  test('of the demonstration, so that it seems to have created a real customer', async () => {
    const put = (mark: 0 | 1, at: number) =>
      store.db
        .updateTable('customer')
        .set({ is_demonstration: mark, created_at: at, mobile_changed_at: mark ? at : null })
        .where('id', '=', asha.id)
        .execute()
    const { created_at } = await store.db
      .selectFrom('customer')
      .select('created_at')
      .where('id', '=', asha.id)
      .executeTakeFirstOrThrow()
    await put(1, paying.portal.clock.now().getTime())
    expect((await audit()).differences).toContain(
      `customer ${asha.id}: they are marked as the demonstration’s, but it made nobody like them`,
    )
    await put(0, created_at)
    await sql`update demonstration set since = since - 1`.execute(store.db)
    expect((await audit()).differences).toEqual(['demonstration: the last audit saw something else there'])
    await sql`update demonstration set since = since + 1`.execute(store.db)
    expect((await audit()).differences).toEqual([])
  })

  test('a top-up without a payer, which is dated before a seal', async () => {
    const { wallet, paymentSandbox } = paying.portal.services
    paying.portal.clock.pass(-24 * dayMs)
    const { topUp } = await wallet.addMoney(asha.id, { amountPaise: 1_000_00, key: 'forged' })
    await paymentSandbox.choose(topUp.id, 'succeed')
    await wallet.runDueWork()
    paying.portal.clock.pass(24 * dayMs)
    await store.db
      .updateTable('wallet_top_up')
      .set({ payer_reference: '' })
      .where('id', '=', topUp.id)
      .execute()
    for (const isWhole of [false, true])
      expect((await audit({ isWhole })).differences).toEqual([
        expect.stringMatching(/^entry .*: it is of 2026-01-17.*, but was posted after a later seal$/),
        expect.stringMatching(/^top-up .*: it is succeeded, but it is not true that its payer is known$/),
      ])
  })
})
