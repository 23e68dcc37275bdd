import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Store } from '../../platform/store/store.ts'
import { freshDatabase, type TestDatabase } from '../../platform/store/test-databases.ts'
import { describeOnBothStores } from '../../platform/store/test-on-stores.ts'
import { bill, someoneWith, testWallet } from '../wallet/test-wallet.ts'

describeOnBothStores('a hold on %s', kind => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await freshDatabase(kind)
    store = await database.open()
  })
  afterAll(() => database?.drop())

  const toBiller = (amountPaise: number) => ({
    kind: 'payment' as const,
    description: 'bill:electricity' as const,
    to: [{ account: 'system:billers' as const, amountPaise }],
  })

  it('prevents its money from being spent or held again, and does not change the balance', async () => {
    const { wallet, customer } = await someoneWith(store, 1_000)
    await wallet.hold(customer, { amountPaise: 800, description: 'bill:electricity' as const, key: 'a' })
    expect(await wallet.balance(customer)).toEqual({
      balancePaise: 1_000,
      heldPaise: 800,
      availablePaise: 200,
    })
    await expect(
      wallet.hold(customer, { amountPaise: 201, description: 'bill:gas' as const, key: 'b' }),
    ).rejects.toMatchObject({
      code: 'insufficient-balance',
    })
    expect(await wallet.holds(customer)).toMatchObject([
      { description: 'bill:electricity' as const, amountPaise: 800 },
    ])
  })

  it('becomes an entry when posted, with our fee separate from the bill', async () => {
    const { wallet, customer } = await someoneWith(store, 1_000)
    const { holdId } = await wallet.hold(customer, {
      amountPaise: 800,
      description: 'bill:electricity' as const,
      key: 'hold',
    })
    await wallet.post({
      holdId,
      kind: 'payment',
      description: 'bill:electricity' as const,
      reference: 'ORD-1',
      to: [
        { account: 'system:billers', amountPaise: 780 },
        { account: 'system:fees', amountPaise: 20 },
      ],
      key: 'post',
    })
    expect(await wallet.balance(customer)).toEqual({ balancePaise: 200, heldPaise: 0, availablePaise: 200 })
    expect((await wallet.entries(customer)).entries[0]).toMatchObject({
      kind: 'payment',
      reference: 'ORD-1',
      amountPaise: -800,
      balancePaise: 200,
    })
    expect(await wallet.holds(customer)).toEqual([])
  })

  it('posted with less than it holds is refused and stays on hold', async () => {
    const { wallet, customer } = await someoneWith(store, 1_000)
    const { holdId } = await wallet.hold(customer, {
      amountPaise: 800,
      description: 'bill:electricity' as const,
      key: 'hold',
    })
    await expect(wallet.post({ holdId, ...toBiller(799), key: 'post' })).rejects.toThrow('sum to zero')
    expect((await wallet.balance(customer)).heldPaise).toBe(800)
  })

  it.each(['post', 'void', 'expire'] as const)('that ended by %s cannot end again', async end => {
    const { wallet, clock, customer } = await someoneWith(store, 1_000)
    const expiresAt = new Date(clock.now().getTime() + 60_000)
    const { holdId } = await wallet.hold(customer, {
      amountPaise: 800,
      description: 'bill:gas' as const,
      expiresAt,
      key: 'hold',
    })
    if (end === 'post') await wallet.post({ holdId, ...toBiller(800), key: '1' })
    if (end === 'void') await wallet.void({ holdId, key: '1' })
    if (end === 'expire') {
      clock.pass(60_000)
      await wallet.runDueWork()
    }
    const after = await wallet.balance(customer)
    expect(after).toMatchObject({ balancePaise: end === 'post' ? 200 : 1_000, heldPaise: 0 })
    const state = { post: 'posted', void: 'voided', expire: 'expired' }[end]
    const refusal = { code: 'hold-ended', details: { state } }
    await expect(wallet.post({ holdId, ...toBiller(800), key: '2' })).rejects.toMatchObject(refusal)
    await expect(wallet.void({ holdId, key: '3' })).rejects.toMatchObject(refusal)
    await wallet.runDueWork()
    expect(await wallet.balance(customer)).toEqual(after)
    const reopen = store.db
      .updateTable('ledger_hold')
      .set({ state: 'held', ended_at: null })
      .where('id', '=', holdId)
    await expect(reopen.execute()).rejects.toThrow('ends once')
  })

  it('that has expired cannot be posted, even before it was swept', async () => {
    const { wallet, clock, customer } = await someoneWith(store, 1_000)
    const expiresAt = new Date(clock.now().getTime() + 60_000)
    const { holdId } = await wallet.hold(customer, {
      amountPaise: 800,
      description: 'bill:gas' as const,
      expiresAt,
      key: 'hold',
    })
    clock.pass(60_000)
    await expect(wallet.post({ holdId, ...toBiller(800), key: 'post' })).rejects.toMatchObject({
      code: 'hold-ended',
      details: { state: 'expired' },
    })
  })

  it('that has expired is released as soon as its money is needed', async () => {
    const { wallet, clock, customer } = await someoneWith(store, 1_000)
    const expiresAt = new Date(clock.now().getTime() + 60_000)
    await wallet.hold(customer, {
      amountPaise: 800,
      description: 'bill:gas' as const,
      expiresAt,
      key: 'hold',
    })
    clock.pass(60_000)
    await wallet.debit(customer, bill({ amountPaise: 900 }))
    expect(await wallet.balance(customer)).toEqual({ balancePaise: 100, heldPaise: 0, availablePaise: 100 })
  })

  it('that does not exist is unknown', async () => {
    const { wallet } = testWallet(store)
    await expect(wallet.void({ holdId: 'none', key: '1' })).rejects.toMatchObject({ code: 'hold-unknown' })
  })
})
