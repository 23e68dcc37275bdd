// @module-tag full
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '../../../money/ledger/audit.ts'
import { postLines } from '../../../money/ledger/test-ledger.ts'
import type { Store } from '../store.ts'
import { openTestStore } from '../test-databases.ts'
import { makeCluster, type TestCluster } from './test-cluster.ts'

const away = { name: 'StoreUnavailable', setting: 'DATABASE_URL' }

describe('PostgreSQL that goes away under an open store', { timeout: 120_000 }, () => {
  let cluster: TestCluster
  let store: Store
  let acknowledged = 0

  beforeAll(async () => {
    cluster = await makeCluster()
    await cluster.start()
    store = await openTestStore({ databaseUrl: cluster.url, dataDir: '/nowhere' })
  }, 120_000)
  afterAll(async () => {
    await store?.close()
    await cluster?.remove()
  })

  async function give(): Promise<void> {
    await postLines(store, [
      { account: 'wallet:asha', amountPaise: 100 },
      { account: 'system:promotions', amountPaise: -100 },
    ])
    acknowledged++
  }

  /** Every posting either succeeds or rejects with StoreUnavailable; nothing is thrown outside the caller's promise. */
  async function giveUntilUnavailable(): Promise<void> {
    const givers = Array.from({ length: 8 }, async () => {
      for (;;) await give()
    })
    const outcomes = await Promise.allSettled(givers)
    for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'rejected', reason: away })
  }

  async function expectNothingLost(): Promise<void> {
    const { entries, differences } = await store.snapshot(db => auditLedger(db))
    expect(differences).toEqual([])
    // A commit whose answer was lost may have succeeded without being acknowledged.
    expect(entries).toBeGreaterThanOrEqual(acknowledged)
  }

  it('ends an idle transaction within a minute, but not that of an audit', async () => {
    const allowed = sql<{ is_short: boolean }>`
      select current_setting('idle_in_transaction_session_timeout')::interval <= '1 min' as is_short`
    const isShort = async (db: Store['db']) => (await allowed.execute(db)).rows[0]?.is_short
    expect(await isShort(store.db)).toBe(true)
    expect(await store.snapshot(isShort)).toBe(false)
  })

  it.each(['fast', 'immediate'] as const)('stopped (%s) and started again', async mode => {
    const giving = giveUntilUnavailable()
    await expect.poll(() => acknowledged, { timeout: 30_000 }).toBeGreaterThan(20)
    await cluster.stop(mode)
    await giving
    await expect(store.ping()).rejects.toMatchObject(away)
    await expect(store.db.selectFrom('customer').select('id').execute()).rejects.toMatchObject(away)
    await expect(store.snapshot(db => auditLedger(db))).rejects.toMatchObject(away)

    await cluster.start()
    await give()
    await expectNothingLost()
  })

  it('too slow: a statement that takes too long is cancelled, and its connection stays usable', async () => {
    const other = new pg.Client(cluster.url)
    await other.connect()
    await other.query('begin; lock table ledger_entry in access exclusive mode')
    await expect(give()).rejects.toMatchObject({ ...away, message: expect.stringContaining('timeout') })
    await other.query('rollback')
    await other.end()
    await give()
    await expectNothingLost()
  })

  // PostgreSQL acknowledges a commit whose wait for a replica is cancelled, so the statement timeout must not cancel
  // it.
  it('without the replica that commits wait for: nothing is acknowledged, however long it takes', async () => {
    const other = new pg.Client(cluster.url)
    await other.connect()
    const waitFor = async (replica: string) => {
      await other.query(`alter system set synchronous_standby_names = '${replica}'`)
      await other.query('select pg_reload_conf()')
      const seen = () => other.query('show synchronous_standby_names').then(({ rows: [row] }) => row)
      await expect.poll(seen).toEqual({ synchronous_standby_names: replica })
    }
    await waitFor('nobody')
    await expect(give()).rejects.toMatchObject(away)
    await waitFor('')
    await other.end()
    await give()
    await expectNothingLost()
  })

  it('frozen: callers get StoreUnavailable, and connections from that time are not reused', async () => {
    cluster.freeze()
    const queries = Array.from({ length: 15 }, () => sql`select 1`.execute(store.db))
    for (const outcome of await Promise.allSettled(queries))
      expect(outcome).toMatchObject({ status: 'rejected', reason: away })
    cluster.thaw()
    await give()
    await expectNothingLost()
  })
})
