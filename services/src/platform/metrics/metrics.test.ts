import { afterAll, beforeAll, expect, test } from 'vitest'
import { payInEveryStage } from '../../bills/payments/test-every-stage.ts'
import { openPayingPortal, type PayingPortal } from '../../bills/payments/test-payments.ts'
import { recordCheck } from '../../money/checks/checks.ts'
import { describeOnStoresInFullSuite } from '../store/test-on-stores.ts'
import { createStoreMetrics } from './metrics.ts'

describeOnStoresInFullSuite('what operators watch on %s', kind => {
  let paying: PayingPortal
  let startedAt: number

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
    startedAt = paying.portal.clock.now().getTime()
    const { asha } = await payInEveryStage(paying)
    await paying.portal.services.wallet.addMoney(asha.id, { amountPaise: 100_00, key: 'open' })
    paying.portal.clock.pass(90_000)
  })
  afterAll(() => paying?.close())

  async function read(): Promise<Record<string, number>> {
    const { measured, failed } = await paying.portal.services.storeMetrics.read()
    expect(failed).toBe(0)
    return Object.fromEntries(
      measured.flatMap(({ name, readings }) =>
        readings.map(({ labels = {}, value }) => [[name, ...Object.values(labels)].join(' '), value]),
      ),
    )
  }

  test('counts pending items, the age of the oldest, and held money', async () => {
    const ageSeconds = (paying.portal.clock.now().getTime() - startedAt) / 1000
    const reported = await read()
    expect(reported).toMatchObject({
      'chowk_payments_open awaiting-money': 1,
      'chowk_payments_open held': 1,
      'chowk_payments_open sent': 2,
      'chowk_payments_ended_last_hour paid': 2,
      'chowk_payments_ended_last_hour refunded': 1,
      // One of each belongs to the demonstration's own data.
      chowk_holds_open: 4,
      chowk_disputes_open: 1,
      chowk_tickets_open: 1,
      chowk_top_ups_open: 1,
      chowk_codes_refused_last_hour: 0,
      'chowk_ledger_account_paise suspense': 200_00 + 750_00,
    })
    expect(reported.chowk_messages_open).toBeGreaterThan(0)
    expect(reported.chowk_holds_paise).toBeGreaterThan(3 * 100_00)
    for (const name of ['chowk_payments_oldest_age_seconds sent', 'chowk_top_ups_oldest_age_seconds']) {
      expect(reported[name]).toBeGreaterThanOrEqual(90)
      expect(reported[name]).toBeLessThanOrEqual(ageSeconds)
    }
  })

  test('is read from the store at most once every ten seconds', async () => {
    const before = await read()
    const at = paying.portal.clock.now().getTime()
    await recordCheck(paying.portal.store, { name: 'audit', ended_at: at, differences: 3 })
    expect(await read()).toEqual(before)
    paying.portal.clock.pass(10_000)
    expect(await read()).toMatchObject({
      'chowk_check_differences audit': 3,
      'chowk_check_age_seconds audit': 10,
    })
  })

  test('reports only the last run of a check', async () => {
    paying.portal.clock.pass(10_000)
    const at = paying.portal.clock.now().getTime()
    await recordCheck(paying.portal.store, { name: 'audit', ended_at: at, differences: 0 })
    const reported = await read()
    expect(reported['chowk_check_differences audit']).toBe(0)
    expect(reported['chowk_check_age_seconds reconciliation']).toBeGreaterThan(1e9)
  })

  test('treats a check that ends in the future as one that never ran', async () => {
    paying.portal.clock.pass(10_000)
    const ended_at = paying.portal.clock.now().getTime() + 366 * 24 * 60 * 60_000
    await recordCheck(paying.portal.store, { name: 'whole-audit', ended_at, differences: 0 })
    expect((await read())['chowk_check_age_seconds whole-audit']).toBeGreaterThan(1e9)
  })

  test('a metric that fails does not affect the others', async () => {
    const { store, services } = paying.portal
    const broken = { name: 'chowk_broken', help: '', read: () => Promise.reject(new Error('no')) } as const
    const log = { warn() {}, error() {}, info() {} } as never
    const withBroken = { ...store, modules: [{ metrics: [broken] }, ...store.modules] }
    const { measured, failed } = await createStoreMetrics({
      store: withBroken,
      log,
      now: paying.portal.clock.now,
    }).read()
    expect(failed).toBe(1)
    expect(measured).toHaveLength(services.storeMetrics.all.length)
  })
})
