// Compares a month's statement with a simple model of the same wallet, in Indian time.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Store } from '../../platform/store/store.ts'
import { freshDatabase, type TestDatabase } from '../../platform/store/test-databases.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { bill, gift, someone, testWallet } from './test-wallet.ts'
import type { Wallet } from './wallet.ts'
import type { WalletEntry } from './wallet-lines.ts'

const fixedSeed = 14

/** The same numbers in every run (mulberry32). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

async function read(wallet: Wallet, customer: string, month: string) {
  const found = await wallet.month(customer, month)
  if (!found) throw new Error(`There is no ${month}.`)
  const entries: WalletEntry[] = []
  for await (const entry of found.entries()) entries.push(entry)
  return { ...found, entries }
}

describeOnStoresInFullSuite('a month of a wallet on %s', kind => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await freshDatabase(kind)
    store = await database.open()
  })
  afterAll(() => database?.drop())

  it('adds up like the model in every month', async () => {
    const { wallet, clock } = testWallet(store)
    const customer = someone()
    const below = numbersFrom(fixedSeed)
    const model = new Map<string, number[]>()
    clock.set('2026-05-31T23:30:00+05:30')
    let balance = 0
    for (let step = 0; step < 120; step++) {
      // The month by the platform's time zone data, independent of our own calculation.
      const month = clock.now().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' }).slice(0, 7)
      const amountPaise = 1 + below(50_000)
      const goesOut = balance >= amountPaise && below(2) === 0
      const key = `step-${step}`
      if (goesOut) await wallet.debit(customer, bill({ amountPaise, key }))
      else await wallet.credit(customer, gift({ amountPaise, key }))
      balance += goesOut ? -amountPaise : amountPaise
      model.set(month, [...(model.get(month) ?? []), goesOut ? -amountPaise : amountPaise])
      clock.pass(1 + below(2 * 24 * 60 * 60_000))
    }
    let before = 0
    for (const month of (await wallet.months(customer)).toReversed()) {
      const { openingPaise, entries } = await read(wallet, customer, month)
      expect(openingPaise, month).toBe(before)
      expect(entries.map(({ amountPaise }) => amountPaise)).toEqual(model.get(month) ?? [])
      for (const { amountPaise, balancePaise } of entries) {
        before += amountPaise
        expect(balancePaise).toBe(before)
      }
    }
    expect((await wallet.balance(customer)).balancePaise).toBe(before)
    expect(model.size).toBeGreaterThan(3)
  })

  it('without entries keeps the balance of the months before', async () => {
    const { wallet, clock } = testWallet(store)
    const customer = someone()
    clock.set('2026-08-31T23:59:59.999+05:30')
    await wallet.credit(customer, gift({ amountPaise: 700 }))
    clock.set('2026-10-01T00:00:00+05:30')
    await wallet.debit(customer, bill({ amountPaise: 300 }))
    expect(await read(wallet, customer, '2026-08')).toMatchObject({ openingPaise: 0, entries: [{}] })
    expect(await read(wallet, customer, '2026-09')).toMatchObject({ openingPaise: 700, entries: [] })
    expect(await read(wallet, customer, '2026-10')).toMatchObject({ openingPaise: 700, entries: [{}] })
  })

  it('does not exist before the first entry, after today, or for another customer', async () => {
    const { wallet } = testWallet(store)
    const customer = someone()
    expect(await wallet.month(customer, '2026-11')).toBeUndefined()
    await wallet.credit(customer, gift({}))
    expect(await wallet.month(customer, '2026-11')).toBeDefined()
    for (const month of ['2026-10', '2026-12', '2026-13', '', "2026-11' or '1'='1"])
      expect(await wallet.month(customer, month)).toBeUndefined()
    expect(await wallet.month(someone(), '2026-11')).toBeUndefined()
  })

  it('shows what was on hold when it ended, whatever happened to it later', async () => {
    const { wallet, clock } = testWallet(store)
    const customer = someone()
    clock.set('2026-09-30T23:00:00+05:30')
    await wallet.credit(customer, gift({ amountPaise: 1_000 }))
    const hold = (amountPaise: number, expiresAt?: Date) =>
      wallet.hold(customer, { amountPaise, description: 'bill:gas', key: `${amountPaise}`, expiresAt })
    const posted = await hold(1)
    const voided = await hold(2)
    await hold(4)
    await hold(8, new Date('2026-09-30T23:30:00+05:30'))
    const early = await hold(16)
    await wallet.void({ holdId: early.holdId, key: 'early' })
    clock.set('2026-10-01T00:00:00+05:30')
    await hold(32)
    const to = [{ account: 'system:billers' as const, amountPaise: 1 }]
    await wallet.post({ holdId: posted.holdId, kind: 'payment', description: 'bill:gas', to, key: 'posted' })
    await wallet.void({ holdId: voided.holdId, key: 'voided' })
    const heldIn = async (month: string) =>
      (await read(wallet, customer, month)).holds.reduce((sum, each) => sum + each.amountPaise, 0)
    expect(await heldIn('2026-09')).toBe(1 + 2 + 4)
    expect(await heldIn('2026-10')).toBe(4 + 32)
  })
})
