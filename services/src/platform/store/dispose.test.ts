import { expect } from 'vitest'
import type { Mobile } from '../../identity/mobile/mobile.ts'
// For the types of its tables.
import type {} from '../../identity/one-time-code/one-time-code.module.ts'
import { disposeFrom } from './dispose.ts'
import { databaseWithTables } from './test-databases.ts'
import { testOnStoresInFullSuite } from './test-on-stores.ts'

testOnStoresInFullSuite('disposal on %s deletes all expired rows in batches, and no others', async kind => {
  const database = await databaseWithTables(kind)
  try {
    const store = await database.open()
    const guesses = Array.from({ length: 10 }, (_, at) => ({
      mobile: '9800000001' as Mobile,
      allowance: 'known' as const,
      address_hash: '',
      at,
    }))
    await store.db.insertInto('code_guess').values(guesses).execute()
    const dispose = disposeFrom(store, 3)
    await dispose('code_guess', row => row('at', '<', 6))
    const left = await store.db.selectFrom('code_guess').select('at').orderBy('at').execute()
    expect(left.map(({ at }) => at)).toEqual([6, 7, 8, 9])
  } finally {
    await database.drop()
  }
})
