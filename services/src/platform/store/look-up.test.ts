import { afterAll, beforeAll, expect, it } from 'vitest'
import { walletOf } from '../../money/ledger/accounts.ts'
import { balanceQuery } from '../../money/ledger/balance.ts'
import { postLines } from '../../money/ledger/test-ledger.ts'
import type { Store } from './store.ts'
import { databaseWithTables, type TestDatabase } from './test-databases.ts'
import { describeOnBothStores } from './test-on-stores.ts'

describeOnBothStores('what is looked up on %s', kind => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await databaseWithTables(kind)
    store = await database.open()
  })
  afterAll(() => database?.drop())

  const give = (to: string, amountPaise: number, server = store) =>
    postLines(server, [
      { account: walletOf(to), amountPaise },
      { account: 'system:promotions', amountPaise: -amountPaise },
    ])

  async function balanceOf(customer: string, server = store): Promise<number | null | undefined> {
    const [found] = await server.lookUp(balanceQuery, { account: walletOf(customer) })
    return found?.balance_paise
  }

  it('sees what a command wrote as soon as the command is done', async () => {
    expect(await balanceOf('asha')).toBeUndefined()
    for (let given = 1; given <= 50; given++) {
      await give('asha', 1)
      expect(await balanceOf('asha')).toBe(given)
    }
  })

  it('sees what a single query wrote as soon as it is answered', async () => {
    await give('bilal', 5)
    await store.db
      .updateTable('ledger_account')
      .set({ balance_paise: 7 })
      .where('id', '=', walletOf('bilal'))
      .execute()
    expect(await balanceOf('bilal')).toBe(7)
  })

  it('sees what another server wrote as soon as that server is answered', async () => {
    const other = await database.open()
    for (let given = 1; given <= 20; given++) {
      await give('chitra', 1, other)
      expect(await balanceOf('chitra')).toBe(given)
    }
  })

  it('sees nothing of a command that was rolled back', async () => {
    const refused = postLines(store, [
      { account: walletOf('anil'), amountPaise: 100 },
      { account: walletOf('zoya'), amountPaise: -100 },
    ])
    await expect(refused).rejects.toMatchObject({ code: 'insufficient-balance' })
    expect(await balanceOf('anil')).toBeUndefined()
  })

  it('rejects as unavailable once the store is closed', async () => {
    const other = await database.open()
    expect(await balanceOf('nobody', other)).toBeUndefined()
    await other.close()
    await expect(balanceOf('nobody', other)).rejects.toThrow()
  })
})
