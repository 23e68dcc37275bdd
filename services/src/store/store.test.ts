import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from './store.ts'
import { databaseTimeoutMs, freshDatabase, storeKinds, type TestDatabase } from './test-databases.ts'

describe.each(storeKinds)('the store on %s', { timeout: databaseTimeoutMs }, kind => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await freshDatabase(kind)
    store = await database.open()
  }, databaseTimeoutMs)
  afterAll(() => database?.drop())

  it('answers', async () => {
    await store.ping()
    expect(await store.db.selectFrom('idempotency_key').selectAll().execute()).toEqual([])
  })

  it('opens once more beside itself', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => database.open()))
    await Promise.all(others.map(other => other.ping()))
  })
})
