import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRefusal } from '../store/errors.ts'
import type { Store } from '../store/store.ts'
import { databaseTimeoutMs, freshDatabase, storeKinds, type TestDatabase } from '../store/test-databases.ts'
import type { WalletPosting } from '../wallet/payments.ts'
import { testClock, testWallet } from '../wallet/test-wallet.ts'
import { type AccountId, walletOf } from './accounts.ts'
import { auditLedger } from './audit.ts'
import { postEntryOnce } from './ledger.commands.ts'

describe.each(storeKinds)('the ledger on %s', { timeout: databaseTimeoutMs }, kind => {
  let database: TestDatabase
  let store: Store
  let people = 0

  beforeAll(async () => {
    database = await freshDatabase(kind)
    store = await database.open()
  }, databaseTimeoutMs)
  afterAll(() => database?.drop())

  const someone = () => `customer-${++people}`

  async function someoneWith(amountPaise: number) {
    const { wallet, clock } = testWallet(store)
    const customer = someone()
    await wallet.credit(customer, gift({ amountPaise }))
    return { wallet, clock, customer }
  }

  function post(lines: { account: AccountId; amountPaise: number }[]) {
    const id = `entry-${Math.random()}`
    const work = {
      id,
      kind: 'adjustment' as const,
      description: 'Test',
      lines,
      at: testClock().now().getTime(),
    }
    return store.run(postEntryOnce, { scope: 'test', key: id, body: id, work })
  }

  describe('an entry', () => {
    it.each([
      ['does not sum to zero', [100, -99]],
      ['has a single line', [100]],
      ['has no line', []],
      ['has a fraction of a paisa', [0.5, -0.5]],
      ['has a line of nothing', [0, 0]],
    ])('that %s is refused and leaves nothing', async (_, amounts) => {
      const accounts = [walletOf(someone()), 'system:promotions'] as const
      const lines = amounts.map((amountPaise, index) => ({
        account: accounts[index] ?? accounts[0],
        amountPaise,
      }))
      await expect(post(lines)).rejects.toThrow(/whole paise|without lines/)
      const opened = await store.db
        .selectFrom('ledger_account')
        .select('id')
        .where('id', '=', accounts[0])
        .execute()
      expect(opened).toEqual([])
    })

    it('on an account that does not exist is refused', async () => {
      const unknown = 'system:nowhere' as AccountId
      const lines = [
        { account: unknown, amountPaise: 1 },
        { account: 'system:fees' as const, amountPaise: -1 },
      ]
      await expect(post(lines)).rejects.toThrow()
    })

    it('between system accounts is chained as well', async () => {
      const lines = [
        { account: 'system:billers' as const, amountPaise: -500 },
        { account: 'system:payment-source' as const, amountPaise: 500 },
      ]
      const first = await post(lines)
      await post(lines)
      const follower = await store.db
        .selectFrom('ledger_entry')
        .select(['chain_account_id', 'chain_position'])
        .where('previous_hash', '=', first.hash)
        .execute()
      expect(follower).toEqual([{ chain_account_id: 'system:billers', chain_position: 2 }])
    })

    it('can be neither changed nor deleted, nor can its lines', async () => {
      await someoneWith(100)
      for (const table of ['ledger_entry', 'ledger_line']) {
        const change = sql`update ${sql.table(table)} set ${sql.ref(table === 'ledger_entry' ? 'kind' : 'month')} = 'x'`
        await expect(change.execute(store.db)).rejects.toThrow('append-only')
        await expect(sql`delete from ${sql.table(table)}`.execute(store.db)).rejects.toThrow('append-only')
      }
    })
  })

  describe('a balance', () => {
    it('never goes below zero: the store itself refuses it', async () => {
      const { wallet, customer } = await someoneWith(100)
      const overdraw = store.db
        .updateTable('ledger_account')
        .set({ balance_paise: -1 })
        .where('id', '=', walletOf(customer))
      await expect(overdraw.execute()).rejects.toThrow(/ledger_account_never_negative/)
      expect((await wallet.balance(customer)).balancePaise).toBe(100)
    })

    it('refuses a payment it cannot afford, and says what is available', async () => {
      const { wallet, customer } = await someoneWith(100)
      await wallet.hold(customer, { amountPaise: 30, description: 'Electricity', key: 'hold' })
      await expect(wallet.debit(customer, bill({ amountPaise: 71 }))).rejects.toMatchObject({
        code: 'insufficient-balance',
        details: { availablePaise: 70, neededPaise: 71 },
      })
      expect(await wallet.balance(customer)).toEqual({ balancePaise: 100, heldPaise: 30, availablePaise: 70 })
    })

    it('refuses a payment from a wallet that was never opened', async () => {
      const { wallet } = testWallet(store)
      await expect(wallet.debit(someone(), bill({ amountPaise: 1 }))).rejects.toMatchObject({
        code: 'insufficient-balance',
        details: { availablePaise: 0 },
      })
    })
  })

  describe('a key', () => {
    it('sent again with the same request is answered with the same entry', async () => {
      const { wallet, customer } = await someoneWith(1_000)
      const first = await wallet.debit(customer, bill({ amountPaise: 400 }))
      const again = await wallet.debit(customer, bill({ amountPaise: 400 }))
      expect(again).toEqual(first)
      expect((await wallet.balance(customer)).balancePaise).toBe(600)
    })

    it('sent again with another request is a conflict', async () => {
      const { wallet, customer } = await someoneWith(1_000)
      await wallet.debit(customer, bill({ amountPaise: 400 }))
      await expect(wallet.debit(customer, bill({ amountPaise: 401 }))).rejects.toMatchObject({
        code: 'idempotency-conflict',
      })
      expect((await wallet.balance(customer)).balancePaise).toBe(600)
    })

    it('may be tried again after a refusal', async () => {
      const { wallet, customer } = await someoneWith(100)
      await expect(wallet.debit(customer, bill({ amountPaise: 150 }))).rejects.toMatchObject({
        code: 'insufficient-balance',
      })
      await wallet.credit(customer, gift({ amountPaise: 100, key: 'more' }))
      await wallet.debit(customer, bill({ amountPaise: 150 }))
      expect((await wallet.balance(customer)).balancePaise).toBe(50)
    })

    it('of one customer is not the key of another', async () => {
      const one = await someoneWith(100)
      const other = await someoneWith(100)
      const first = await one.wallet.debit(one.customer, bill({ amountPaise: 10 }))
      const second = await other.wallet.debit(other.customer, bill({ amountPaise: 20 }))
      expect(second.entryId).not.toBe(first.entryId)
    })
  })

  describe('a hold', () => {
    const toBiller = (amountPaise: number) => ({
      kind: 'payment' as const,
      description: 'Electricity bill',
      to: [{ account: 'system:billers' as const, amountPaise }],
    })

    it('keeps its money from being spent or held again, without leaving the balance', async () => {
      const { wallet, customer } = await someoneWith(1_000)
      await wallet.hold(customer, { amountPaise: 800, description: 'Electricity', key: 'a' })
      expect(await wallet.balance(customer)).toEqual({
        balancePaise: 1_000,
        heldPaise: 800,
        availablePaise: 200,
      })
      await expect(
        wallet.hold(customer, { amountPaise: 201, description: 'Gas', key: 'b' }),
      ).rejects.toMatchObject({
        code: 'insufficient-balance',
      })
      expect(await wallet.holds(customer)).toMatchObject([{ description: 'Electricity', amountPaise: 800 }])
    })

    it('becomes an entry when posted, with our fee told apart from the bill', async () => {
      const { wallet, customer } = await someoneWith(1_000)
      const { holdId } = await wallet.hold(customer, {
        amountPaise: 800,
        description: 'Electricity',
        key: 'hold',
      })
      await wallet.post({
        holdId,
        kind: 'payment',
        description: 'Electricity bill',
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

    it('posted to less than it holds is refused and stays held', async () => {
      const { wallet, customer } = await someoneWith(1_000)
      const { holdId } = await wallet.hold(customer, {
        amountPaise: 800,
        description: 'Electricity',
        key: 'hold',
      })
      await expect(wallet.post({ holdId, ...toBiller(799), key: 'post' })).rejects.toThrow('sum to zero')
      expect((await wallet.balance(customer)).heldPaise).toBe(800)
    })

    it.each(['post', 'void', 'expire'] as const)('that ended by %s cannot end again', async end => {
      const { wallet, clock, customer } = await someoneWith(1_000)
      const expiresAt = new Date(clock.now().getTime() + 60_000)
      const { holdId } = await wallet.hold(customer, {
        amountPaise: 800,
        description: 'Gas',
        expiresAt,
        key: 'hold',
      })
      if (end === 'post') await wallet.post({ holdId, ...toBiller(800), key: '1' })
      if (end === 'void') await wallet.void({ holdId, key: '1' })
      if (end === 'expire') {
        clock.pass(60_000)
        await wallet.catchUp()
      }
      const after = await wallet.balance(customer)
      expect(after).toMatchObject({ balancePaise: end === 'post' ? 200 : 1_000, heldPaise: 0 })
      const state = { post: 'posted', void: 'voided', expire: 'expired' }[end]
      const refusal = { code: 'hold-ended', details: { state } }
      await expect(wallet.post({ holdId, ...toBiller(800), key: '2' })).rejects.toMatchObject(refusal)
      await expect(wallet.void({ holdId, key: '3' })).rejects.toMatchObject(refusal)
      await wallet.catchUp()
      expect(await wallet.balance(customer)).toEqual(after)
      const reopen = store.db
        .updateTable('ledger_hold')
        .set({ state: 'held', ended_at: null })
        .where('id', '=', holdId)
      await expect(reopen.execute()).rejects.toThrow('ends once')
    })

    it('whose time has passed cannot be posted, even before it was swept', async () => {
      const { wallet, clock, customer } = await someoneWith(1_000)
      const expiresAt = new Date(clock.now().getTime() + 60_000)
      const { holdId } = await wallet.hold(customer, {
        amountPaise: 800,
        description: 'Gas',
        expiresAt,
        key: 'hold',
      })
      clock.pass(60_000)
      await expect(wallet.post({ holdId, ...toBiller(800), key: 'post' })).rejects.toMatchObject({
        code: 'hold-ended',
        details: { state: 'expired' },
      })
    })

    it('whose time has passed makes room as soon as its money is wanted', async () => {
      const { wallet, clock, customer } = await someoneWith(1_000)
      const expiresAt = new Date(clock.now().getTime() + 60_000)
      await wallet.hold(customer, { amountPaise: 800, description: 'Gas', expiresAt, key: 'hold' })
      clock.pass(60_000)
      await wallet.debit(customer, bill({ amountPaise: 900 }))
      expect(await wallet.balance(customer)).toEqual({ balancePaise: 100, heldPaise: 0, availablePaise: 100 })
    })

    it('that nobody placed is unknown', async () => {
      const { wallet } = testWallet(store)
      await expect(wallet.void({ holdId: 'none', key: '1' })).rejects.toMatchObject({ code: 'hold-unknown' })
    })
  })

  describe('in a crowd, over two servers', () => {
    it('50 identical submits make one entry', async () => {
      const { customer } = await someoneWith(100_000)
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
        if (outcome.status === 'rejected')
          expect(isRefusal(outcome.reason, 'idempotency-in-flight')).toBe(true)
      }
      const [wallet] = servers
      expect(await wallet?.balance(customer)).toMatchObject({ balancePaise: 99_600 })
      expect((await wallet?.entries(customer))?.entries).toHaveLength(2)
    })

    it('of 200 different payments on a wallet that affords one, one succeeds', async () => {
      const { customer } = await someoneWith(999)
      const servers = [testWallet(store).wallet, testWallet(await database.open()).wallet]
      const payments = Array.from({ length: 200 }, (_, index) =>
        servers[index % 2]?.debit(customer, bill({ amountPaise: 500, key: `bill-${index}` })),
      )
      const outcomes = await Promise.allSettled(payments)
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected')
          expect(outcome.reason).toMatchObject({ code: 'insufficient-balance' })
      }
      expect(await servers[0]?.balance(customer)).toMatchObject({ balancePaise: 499 })
    })

    it('two customers paying each other at once do not block each other for ever', async () => {
      const one = walletOf((await someoneWith(10_000)).customer)
      const other = walletOf((await someoneWith(10_000)).customer)
      const payments = Array.from({ length: 60 }, (_, index) =>
        post([
          { account: index % 2 ? one : other, amountPaise: -10 },
          { account: index % 2 ? other : one, amountPaise: 10 },
        ]),
      )
      expect(await Promise.all(payments)).toHaveLength(60)
    })
  })

  it('is clean when audited after all of this', async () => {
    const audit = await store.snapshot(auditLedger)
    expect(audit.differences).toEqual([])
    expect(audit.entries).toBeGreaterThan(50)
  })
})

function bill(posting: Partial<WalletPosting>): WalletPosting {
  return {
    amountPaise: 100,
    kind: 'payment',
    description: 'Electricity bill',
    counterpart: 'system:billers',
    key: 'bill',
    ...posting,
  }
}

function gift(posting: Partial<WalletPosting>): WalletPosting {
  return {
    amountPaise: 100,
    kind: 'cashback',
    description: 'Welcome',
    counterpart: 'system:promotions',
    key: 'gift',
    ...posting,
  }
}
