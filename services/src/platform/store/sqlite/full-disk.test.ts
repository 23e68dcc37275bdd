// @module-tag slow
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '../../../money/ledger/audit.ts'
import { postLines } from '../../../money/ledger/test-ledger.ts'
import { StoreUnavailable } from '../errors.ts'
import type { Store } from '../store.ts'
import { freshDatabase, type TestDatabase } from '../test-databases.ts'

describe('the embedded database on a full disk', () => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await freshDatabase('sqlite')
    store = await database.open()
    await give('asha', 100)
  })
  afterAll(() => database?.drop())

  const give = (customer: string, amountPaise: number) =>
    postLines(store, [
      { account: `wallet:${customer}`, amountPaise },
      { account: 'system:promotions', amountPaise: -amountPaise },
    ])

  /** SQLite returns the same error (SQLITE_FULL) for this page limit as for a full disk. */
  const allowPages = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(store.db)

  async function entries(): Promise<number> {
    const { entries, differences } = await store.snapshot(db => auditLedger(db))
    expect(differences).toEqual([])
    return entries
  }

  it('refuses writes, still reads, loses nothing, and writes again when there is space', async () => {
    await allowPages(1)
    let acknowledged = 1
    let refused: unknown
    // Free space inside the file is used up first.
    while (refused === undefined) {
      await give('asha', 100).then(
        () => acknowledged++,
        error => {
          refused = error
        },
      )
    }
    expect(refused).toBeInstanceOf(StoreUnavailable)
    expect(refused).toMatchObject({ setting: 'CHOWK_DATA', message: expect.stringContaining('full') })

    // Commands that arrive together share a transaction: all are refused, none is half done.
    const together = await Promise.allSettled(Array.from({ length: 20 }, () => give('bilal', 100)))
    for (const outcome of together)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'StoreUnavailable' } })
    await expect(store.ping()).resolves.toBeUndefined()
    expect(await entries()).toBe(acknowledged)

    await allowPages(1_000_000)
    await give('bilal', 100)
    expect(await entries()).toBe(acknowledged + 1)
  })
})
