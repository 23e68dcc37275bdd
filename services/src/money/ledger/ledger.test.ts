import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../platform/store/store.ts'
import { freshDatabase, type TestDatabase } from '../../platform/store/test-databases.ts'
import { describeOnBothStores } from '../../platform/store/test-on-stores.ts'
import { bill, gift, someone, someoneWith, testWallet } from '../wallet/test-wallet.ts'
import { type AccountId, walletOf } from './accounts.ts'
import { postLines } from './test-ledger.ts'

describeOnBothStores('the ledger on %s', kind => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await freshDatabase(kind)
    store = await database.open()
  })
  afterAll(() => database?.drop())

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
      await expect(postLines(store, lines)).rejects.toThrow(/whole paise|without lines/)
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
      await expect(postLines(store, lines)).rejects.toThrow()
    })

    it('between system accounts is chained as well', async () => {
      const lines = [
        { account: 'system:billers' as const, amountPaise: -500 },
        { account: 'system:payment-source' as const, amountPaise: 500 },
      ]
      const first = await postLines(store, lines)
      await postLines(store, lines)
      const follower = await store.db
        .selectFrom('ledger_entry as follower')
        .innerJoin('ledger_entry as first', 'first.hash', 'follower.previous_hash')
        .select(['follower.chain_account_id', 'follower.chain_position'])
        .where('first.id', '=', first.entryId)
        .execute()
      expect(follower).toEqual([{ chain_account_id: 'system:billers', chain_position: 2 }])
    })

    it('can be neither changed nor deleted, nor can its lines', async () => {
      await someoneWith(store, 100)
      for (const table of ['ledger_entry', 'ledger_line']) {
        const change = sql`update ${sql.table(table)} set ${sql.ref(table === 'ledger_entry' ? 'kind' : 'month')} = 'x'`
        await expect(change.execute(store.db)).rejects.toThrow('append-only')
        await expect(sql`delete from ${sql.table(table)}`.execute(store.db)).rejects.toThrow('append-only')
      }
    })
  })

  describe('a balance', () => {
    it('never goes below zero: the store itself refuses it', async () => {
      const { wallet, customer } = await someoneWith(store, 100)
      const overdraw = store.db
        .updateTable('ledger_account')
        .set({ balance_paise: -1 })
        .where('id', '=', walletOf(customer))
      await expect(overdraw.execute()).rejects.toThrow(/ledger_account_never_negative/)
      expect((await wallet.balance(customer)).balancePaise).toBe(100)
    })

    it('refuses a payment it cannot afford, and says what is available', async () => {
      const { wallet, customer } = await someoneWith(store, 100)
      await wallet.hold(customer, { amountPaise: 30, description: 'bill:electricity', key: 'hold' })
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
      const { wallet, customer } = await someoneWith(store, 1_000)
      const first = await wallet.debit(customer, bill({ amountPaise: 400 }))
      const again = await wallet.debit(customer, bill({ amountPaise: 400 }))
      expect(again).toEqual(first)
      expect((await wallet.balance(customer)).balancePaise).toBe(600)
    })

    it('sent again with another request is a conflict', async () => {
      const { wallet, customer } = await someoneWith(store, 1_000)
      await wallet.debit(customer, bill({ amountPaise: 400 }))
      await expect(wallet.debit(customer, bill({ amountPaise: 401 }))).rejects.toMatchObject({
        code: 'idempotency-conflict',
      })
      expect((await wallet.balance(customer)).balancePaise).toBe(600)
    })

    it('may be tried again after a refusal', async () => {
      const { wallet, customer } = await someoneWith(store, 100)
      await expect(wallet.debit(customer, bill({ amountPaise: 150 }))).rejects.toMatchObject({
        code: 'insufficient-balance',
      })
      await wallet.credit(customer, gift({ amountPaise: 100, key: 'more' }))
      await wallet.debit(customer, bill({ amountPaise: 150 }))
      expect((await wallet.balance(customer)).balancePaise).toBe(50)
    })

    it('of one customer is not the key of another', async () => {
      const one = await someoneWith(store, 100)
      const other = await someoneWith(store, 100)
      const first = await one.wallet.debit(one.customer, bill({ amountPaise: 10 }))
      const second = await other.wallet.debit(other.customer, bill({ amountPaise: 20 }))
      expect(second.entryId).not.toBe(first.entryId)
    })
  })
})
