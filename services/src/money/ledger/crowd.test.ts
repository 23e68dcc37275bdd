import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRefusal, StoreUnavailable } from '../../platform/store/errors.ts'
import type { Store } from '../../platform/store/store.ts'
import { freshDatabase, type TestDatabase } from '../../platform/store/test-databases.ts'
import { describeOnBothStores } from '../../platform/store/test-on-stores.ts'
import { bill, someoneWith, testWallet } from '../wallet/test-wallet.ts'
import { walletOf } from './accounts.ts'
import { auditLedger } from './audit.ts'
import { postLines } from './test-ledger.ts'

describeOnBothStores('a crowd over two servers on %s', kind => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await freshDatabase(kind)
    store = await database.open()
  })
  afterAll(() => database?.drop())

  it('50 identical submits make one entry', async () => {
    const { customer } = await someoneWith(store, 100_000)
    const servers = [testWallet(store).wallet, testWallet(await database.open()).wallet]
    const submits = Array.from({ length: 50 }, (_, index) =>
      servers[index % 2]?.debit(customer, bill({ amountPaise: 400 })),
    )
    const outcomes = await Promise.allSettled(submits)
    const entryIds = outcomes.flatMap(outcome =>
      outcome.status === 'fulfilled' ? [outcome.value?.entryId] : [],
    )
    expect(new Set(entryIds).size).toBe(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(isRefusal(outcome.reason, 'idempotency-in-flight')).toBe(true)
    }
    const [wallet] = servers
    expect(await wallet?.balance(customer)).toMatchObject({ balancePaise: 99_600 })
    expect((await wallet?.entries(customer))?.entries).toHaveLength(2)
  })

  it('of 200 different payments on a wallet with money for one, one succeeds', async () => {
    const { customer } = await someoneWith(store, 999)
    const servers = [testWallet(store).wallet, testWallet(await database.open()).wallet]
    const payments = Array.from({ length: 200 }, (_, index) =>
      servers[index % 2]?.debit(customer, bill({ amountPaise: 500, key: `bill-${index}` })),
    )
    const outcomes = await Promise.allSettled(payments)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      // On a busy machine a server may be too slow for so many requests, and rejects them.
      if (outcome.status === 'rejected' && !(outcome.reason instanceof StoreUnavailable))
        expect(outcome.reason).toMatchObject({ code: 'insufficient-balance' })
    }
    expect(await servers[0]?.balance(customer)).toMatchObject({ balancePaise: 499 })
  })

  it('two customers who pay each other concurrently do not deadlock', async () => {
    const one = walletOf((await someoneWith(store, 10_000)).customer)
    const other = walletOf((await someoneWith(store, 10_000)).customer)
    const payments = Array.from({ length: 60 }, (_, index) =>
      postLines(store, [
        { account: index % 2 ? one : other, amountPaise: -10 },
        { account: index % 2 ? other : one, amountPaise: 10 },
      ]),
    )
    expect(await Promise.all(payments)).toHaveLength(60)
  })

  it('passes the audit afterwards', async () => {
    const audit = await store.snapshot(auditLedger)
    expect(audit.differences).toEqual([])
    expect(audit.entries).toBeGreaterThan(50)
  })
})
