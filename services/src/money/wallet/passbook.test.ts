import { type Compilable, CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statementsLookedUp } from '../../platform/store/sqlite/test-plans.ts'
import type { Store } from '../../platform/store/store.ts'
import { freshDatabase, type TestDatabase } from '../../platform/store/test-databases.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { walletOf } from '../ledger/accounts.ts'
import { holdsAt } from './passbook.ts'
import { bill, gift, someone, someoneWith, testWallet } from './test-wallet.ts'
import type { Wallet } from './wallet.ts'
import { pageQuery } from './wallet-lines.ts'

describeOnStoresInFullSuite('the passbook on %s', kind => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await freshDatabase(kind)
    store = await database.open()
  })
  afterAll(() => database?.drop())

  it('of a new customer is empty', async () => {
    const { wallet } = testWallet(store)
    const customer = someone()
    expect(await wallet.balance(customer)).toEqual({ balancePaise: 0, heldPaise: 0, availablePaise: 0 })
    expect(await wallet.entries(customer)).toEqual({ entries: [] })
    expect(await wallet.months(customer)).toEqual([])
  })

  it('shows the newest entry first, each with the balance after it', async () => {
    const { wallet, customer } = await someoneWith(store, 1_000)
    await wallet.debit(customer, bill({ amountPaise: 300, reference: 'ORD-7' }))
    expect((await wallet.entries(customer)).entries).toMatchObject([
      { kind: 'payment', amountPaise: -300, balancePaise: 700, reference: 'ORD-7' },
      { kind: 'cashback', amountPaise: 1_000, balancePaise: 1_000 },
    ])
  })

  it('shows an entry to its customer only', async () => {
    const { wallet, customer } = await someoneWith(store, 1_000)
    const { customer: other } = await someoneWith(store, 1)
    const { entryId } = await wallet.debit(customer, bill({}))
    const idsOf = async (id: string) => (await wallet.entries(id)).entries.map(entry => entry.id)
    expect(await idsOf(customer)).toContain(entryId)
    expect(await idsOf(other)).not.toContain(entryId)
  })

  it('pages without missing or repeating an entry, also while new ones arrive', async () => {
    const { wallet, customer } = await someoneWith(store, 10_000)
    for (let index = 0; index < 7; index++) {
      await wallet.debit(customer, bill({ amountPaise: index + 1, key: `bill-${index}` }))
    }
    const first = await wallet.entries(customer, { limit: 3 })
    await wallet.debit(customer, bill({ key: 'while reading' }))
    const second = await wallet.entries(customer, { limit: 3, before: first.next })
    const third = await wallet.entries(customer, { limit: 3, before: second.next })
    const amounts = [first, second, third].flatMap(({ entries }) =>
      entries.map(({ amountPaise }) => amountPaise),
    )
    expect(amounts).toEqual([-7, -6, -5, -4, -3, -2, -1, 10_000])
    expect(third.next).toBeUndefined()
  })

  it('has no next page when the last entry fills the page', async () => {
    const { wallet, customer } = await someoneWith(store, 100)
    await wallet.debit(customer, bill({}))
    expect((await wallet.entries(customer, { limit: 2 })).next).toBeUndefined()
  })

  it('filters by the month in India and lists the months there are', async () => {
    const customer = someone()
    const { wallet, clock } = testWallet(store)
    clock.set('2026-09-30T23:59:59+05:30')
    await wallet.credit(customer, gift({ amountPaise: 1, key: 'september' }))
    clock.set('2026-10-01T00:00:00+05:30')
    await wallet.credit(customer, gift({ amountPaise: 2, key: 'october' }))
    clock.set('2026-11-15T12:00:00+05:30')
    await wallet.credit(customer, gift({ amountPaise: 3, key: 'november' }))
    const amountsIn = async (month: string) =>
      (await wallet.entries(customer, { month })).entries.map(({ amountPaise }) => amountPaise)
    expect(await amountsIn('2026-09')).toEqual([1])
    expect(await amountsIn('2026-10')).toEqual([2])
    expect(await amountsIn('2026-08')).toEqual([])
    expect(await amountsIn('last month')).toEqual([])
    expect(await wallet.months(customer)).toEqual(['2026-11', '2026-10', '2026-09'])
  })

  it.each(['', '-1', 'abc', '1e3', "1' or '1'='1"])(
    'starts from the newest at a page called %j',
    async before => {
      const { wallet, customer } = await someoneWith(store, 100)
      expect((await wallet.entries(customer, { before })).entries).toHaveLength(1)
    },
  )

  describe('with 100,000 entries', () => {
    const entryCount = 100_000
    const customer = 'busy'
    let wallet: Wallet

    beforeAll(async () => {
      await fillPassbook(store, customer, entryCount)
      wallet = testWallet(store).wallet
    })

    it.each([
      [{}, 'ledger_line_passbook'],
      [{ before: '50000' }, 'ledger_line_passbook'],
      [{ month: '2026-03' }, 'ledger_line_passbook_month'],
      [{ month: '2026-03', before: '25000' }, 'ledger_line_passbook_month'],
    ])('finds the page %j by its index, without sorting or counting up to it', async (query, index) => {
      const plan = await planOf(
        store,
        pageQuery({ kind, query: store.db }, { customerId: customer, limit: 20, ...query }),
      )
      expect(plan).toMatch(new RegExp(`${index}\\b`))
      expect(plan).not.toMatch(/sort|temp b-tree|seq scan on ledger|scan line|scan entry/i)
    })

    it.runIf(kind === 'sqlite')(
      'finds what passes through by what is set aside, not by all lines',
      async () => {
        const statements = await statementsLookedUp(() => wallet.entries(customer))
        const pageStatement = statements.find(statement => statement.includes('"credit_line"')) ?? ''
        const plan = await planOf(store, { compile: () => CompiledQuery.raw(pageStatement) })
        expect(plan).toContain('SEARCH credit_line USING INDEX sqlite_autoindex_ledger_line')
      },
    )

    // PostgreSQL scans a table that is empty, as this one is.
    it.runIf(kind === 'sqlite')('finds held money by two indexes', async () => {
      const plan = await planOf(store, holdsAt(store.db, customer, 5))
      for (const index of ['ledger_hold_open', 'ledger_hold_ended']) expect(plan).toContain(index)
    })

    it('reads the whole statement of a month, in order', async () => {
      const month = await wallet.month(customer, '2026-03')
      const positions: number[] = []
      for await (const entry of month?.entries() ?? []) positions.push(entry.balancePaise)
      expect(positions).toHaveLength(entryCount / 10)
      expect(positions).toEqual(positions.toSorted((a, b) => a - b))
      expect(month?.openingPaise).toBe((entryCount / 10) * 2)
    })

    it('has the expected last page', async () => {
      const page = await wallet.entries(customer, { before: '4' })
      expect(page.entries.map(({ balancePaise }) => balancePaise)).toEqual([3, 2, 1])
      expect(page.next).toBeUndefined()
    })
  })
})

/** Writes directly to the tables, one paisa per entry over ten months: posting the entries would take minutes. */
async function fillPassbook(store: Store, customer: string, entries: number): Promise<void> {
  const { db } = store
  const account = walletOf(customer)
  await sql`insert into ledger_account (id, kind, balance_paise, held_paise, line_count, entry_count, created_at)
    values (${account}, 'wallet', ${sql.lit(entries)}, 0, ${sql.lit(entries)}, ${sql.lit(entries)}, 0)`.execute(
    db,
  )
  const month = sql`'2026-' || substr(cast(101 + (number - 1) * 10 / ${sql.lit(entries)} as text), 2)`
  // In parts, because the store limits the time of a statement.
  const part = entries / 10
  for (let first = 1; first <= entries; first += part) {
    const numbers = numbersFrom(store, first, first + part - 1)
    await sql`insert into ledger_entry (id, kind, description, chain_account_id, chain_position, previous_hash, hash, posted_at)
      select 'busy-' || number, 'cashback', 'Test', ${account}, number, '', '', number from ${numbers} as numbers`.execute(
      db,
    )
    await sql`insert into ledger_line
        (entry_id, position, account_id, amount_paise, account_position, balance_after_paise, month)
      select 'busy-' || number, 1, ${account}, 1, number, number, ${month} from ${numbers} as numbers`.execute(
      db,
    )
  }
  await sql`analyze`.execute(db)
}

function numbersFrom({ kind }: Store, first: number, last: number) {
  return kind === 'sqlite'
    ? sql`(with recursive n(number) as
        (select ${sql.lit(first)} union all select number + 1 from n where number < ${sql.lit(last)})
        select number from n)`
    : sql`(select generate_series(${sql.lit(first)}::int, ${sql.lit(last)}) as number)`
}

/** The database's query plan. */
async function planOf({ kind, db }: Store, query: Compilable): Promise<string> {
  const { sql, parameters } = query.compile()
  const explain = kind === 'sqlite' ? 'explain query plan' : 'explain'
  const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]))
  return rows.map(row => JSON.stringify(row)).join('\n')
}
