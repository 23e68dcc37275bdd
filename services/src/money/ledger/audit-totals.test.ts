import { expect, test } from 'vitest'
import { freshDatabase } from '../../platform/store/test-databases.ts'
import { walletOf } from './accounts.ts'
import { type Account, auditTotalsSince } from './audit.ts'
import type { SealedAccounts } from './seal.ts'

test('a wallet whose seal lacks a balance is not treated as one that started with zero', async () => {
  const database = await freshDatabase('sqlite')
  const { db } = await database.open()
  const id = walletOf('asha')
  const sums = { balance_paise: 0, held_paise: 0, entry_count: 0, line_count: 0 }
  const account: Account = { id, kind: 'wallet', ...sums, created_at: 0, beyond: null }
  const before = { chain_position: 0, chain_hash: '', line_count: 0, balance_paise: null }
  const found = (sealed: SealedAccounts) => auditTotalsSince(db, [account], { sealed, heads: new Map() })
  expect(await found(new Map([[id, before]]))).toEqual([`account ${id}: the seal before says no balance`])
  expect(await found(new Map())).toEqual([])
  await database.drop()
})
