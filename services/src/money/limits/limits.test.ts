import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../platform/store/store.ts'
import {
  databaseTimeoutMs,
  freshDatabase,
  storeKinds,
  type TestDatabase,
} from '../../platform/store/test-databases.ts'
import { someone, testWallet } from '../wallet/test-wallet.ts'
import { createLimits } from './limits.ts'

describe.each(storeKinds)('the limit on loading a wallet on %s', { timeout: databaseTimeoutMs }, kind => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await freshDatabase(kind)
    store = await database.open()
    await store.db
      .insertInto('money_limit')
      .values({ name: 'wallet-load', effective_from: '2027-02-10', month_paise: 2_000_000 })
      .execute()
  }, databaseTimeoutMs)
  afterAll(() => database?.drop())

  function at(time: string) {
    const { wallet, clock } = testWallet(store)
    clock.set(time)
    return { wallet, limits: createLimits({ store, now: clock.now }), clock }
  }

  it('is Rs. 10,000 a month, and says what is left', async () => {
    const customer = someone()
    const { wallet, limits } = at('2026-11-15T12:00:00+05:30')
    await wallet.addMoney(customer, { amountPaise: 770_000, key: '1' })
    expect(await limits.left(customer, 'wallet-load')).toEqual({
      limitPaise: 1_000_000,
      usedPaise: 770_000,
      leftPaise: 230_000,
      month: '2026-11',
    })
  })

  it('begins anew with the month in India, not in Greenwich', async () => {
    const customer = someone()
    const { wallet, clock } = at('2026-11-30T23:59:59+05:30')
    await wallet.addMoney(customer, { amountPaise: 1_000_000, key: '1' })
    await expect(wallet.addMoney(customer, { amountPaise: 100, key: '2' })).rejects.toMatchObject({
      code: 'limit-exceeded',
    })
    clock.set('2026-12-01T00:00:00+05:30')
    await expect(wallet.addMoney(customer, { amountPaise: 1_000_000, key: '3' })).resolves.toBeDefined()
  })

  it('follows a new rule from its day on, and not before', async () => {
    const customer = someone()
    const { wallet, limits, clock } = at('2027-02-09T23:59:59+05:30')
    expect((await limits.left(customer, 'wallet-load')).limitPaise).toBe(1_000_000)
    await wallet.addMoney(customer, { amountPaise: 1_000_000, key: '1' })
    clock.set('2027-02-10T00:00:00+05:30')
    expect(await limits.left(customer, 'wallet-load')).toMatchObject({
      limitPaise: 2_000_000,
      leftPaise: 1_000_000,
    })
    await expect(wallet.addMoney(customer, { amountPaise: 1_000_000, key: '2' })).resolves.toBeDefined()
  })

  it('is given back to the month it was taken from', async () => {
    const customer = someone()
    const { wallet, limits, clock } = at('2026-11-30T23:50:00+05:30')
    await wallet.addMoney(customer, { amountPaise: 400_000, key: '1' })
    clock.set('2026-12-01T00:10:00+05:30')
    await wallet.addMoney(customer, { amountPaise: 300_000, key: '2' })
    await wallet.catchUp()
    expect((await limits.left(customer, 'wallet-load')).usedPaise).toBe(300_000)
    clock.set('2026-11-30T23:59:00+05:30')
    expect((await limits.left(customer, 'wallet-load')).usedPaise).toBe(0)
  })
})
