// @module-tag full
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Store } from '../../platform/store/store.ts'
import { freshDatabase, openTestStore, type TestDatabase } from '../../platform/store/test-databases.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { bundleProcess, type TestProcess } from '../../platform/store/test-process.ts'
import { isSoak, tenthUnlessSoak } from '../../platform/store/test-soak.ts'
import { auditLedger } from '../ledger/audit.ts'
import { customers, payment } from './test-kill-payment.ts'
import { testWallet } from './test-wallet.ts'
import { auditTopUps } from './wallet-audit.ts'

const seed = 20_261_115
const kills = tenthUnlessSoak(60)
/** Two servers on one database. */
const processesAtOnce = 2
const keysPerProcess = 200
/** A lost or doubled payment can be found later, and a check costs more than a kill. */
const killsBetweenLooks = isSoak ? 10 : kills
const startPaise = 100_000_000

/** The number of acknowledgements after which each process is killed. */
const killAfter = fc.sample(fc.integer({ min: 1, max: 60 }), {
  seed,
  numRuns: kills,
})

describeOnStoresInFullSuite('kill -9 in the middle of payments on %s', kind => {
  let database: TestDatabase
  let payer: TestProcess

  beforeAll(async () => {
    payer = await bundleProcess(new URL('./test-kill-process.ts', import.meta.url))
    database = await freshDatabase(kind)
    await withStore(async store => {
      const { wallet } = testWallet(store)
      for (const customer of customers) {
        await wallet.credit(customer, {
          amountPaise: startPaise,
          kind: 'adjustment',
          description: 'correction',
          counterpart: 'system:promotions',
          key: 'start',
        })
      }
    })
    // A process that ends normally fills V8's compile cache for those that are killed.
    await payUntilKilled([], Number.POSITIVE_INFINITY)
  })
  afterAll(async () => {
    await database?.drop()
    await payer?.remove()
  })

  it(`loses no acknowledged payment and doubles none, ${kills} times`, async () => {
    const acknowledged = new Set<string>()
    let unanswered: string[] = []
    let sent = 0

    for (let kill = 0; kill < kills; kill += processesAtOnce) {
      const round = killAfter.slice(kill, kill + processesAtOnce).map(acknowledgements => {
        // Unanswered requests are repeated, as a customer's browser would.
        const keys = unanswered.splice(0, keysPerProcess)
        while (keys.length < keysPerProcess) keys.push(String(sent++))
        return { acknowledgements, keys }
      })
      const answers = await Promise.all(
        round.map(({ keys, acknowledgements }) => payUntilKilled(keys, acknowledgements)),
      )
      for (const key of answers.flat()) acknowledged.add(key)
      unanswered = round.flatMap(({ keys }) => keys).filter(key => !acknowledged.has(key))
      expect(unanswered.length).toBeGreaterThan(0)
      if ((kill + processesAtOnce) % killsBetweenLooks === 0) await withStore(expectNothingLost)
    }

    async function expectNothingLost(store: Store): Promise<void> {
      const paid = await timesPaid(store)
      expect([...acknowledged].filter(key => paid.get(key) !== 1)).toEqual([])
      expect([...paid].filter(([, times]) => times !== 1)).toEqual([])
      expect(await differences(store)).toEqual([])
    }

    for (const key of await payUntilKilled(unanswered, Number.POSITIVE_INFINITY)) acknowledged.add(key)
    expect(acknowledged.size).toBe(sent)
    await withStore(async store => {
      await expectEachPaidOnce(store, sent)
      expect(await differences(store)).toEqual([])
    })
  }, 900_000)

  /**
   * Opens the store for a check and closes it again: with a connection still open the database would not have to
   * recover.
   */
  async function withStore(look: (store: Store) => Promise<void>): Promise<void> {
    const store = await openTestStore(database.options)
    try {
      await look(store)
    } finally {
      await store.close()
    }
  }

  async function payUntilKilled(keys: string[], acknowledgements: number): Promise<string[]> {
    const { databaseUrl, dataDir } = database.options
    const env = { ...process.env, CHOWK_DATA: dataDir, DATABASE_URL: databaseUrl ?? '' }
    const child = payer.start(keys, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const exit = once(child, 'exit')
    const acknowledged: string[] = []
    if (!child.stdout) throw new Error('The process has no standard output.')
    for await (const key of createInterface({ input: child.stdout })) {
      acknowledged.push(key)
      if (acknowledged.length === acknowledgements) child.kill('SIGKILL')
    }
    const [code, signal] = await exit
    expect({ code, signal }).toEqual(
      Number.isFinite(acknowledgements) ? { code: null, signal: 'SIGKILL' } : { code: 0, signal: null },
    )
    return acknowledged
  }
})

async function timesPaid(store: Store): Promise<Map<string, number>> {
  const entries = await store.db
    .selectFrom('ledger_entry')
    .select(({ fn }) => ['reference', fn.countAll<number>().as('times')])
    .where('reference', 'is not', null)
    .groupBy('reference')
    .execute()
  return new Map(entries.map(({ reference, times }) => [reference ?? '', times]))
}

async function differences(store: Store): Promise<string[]> {
  return store.snapshot(async db => [...(await auditLedger(db)).differences, ...(await auditTopUps(db))])
}

async function expectEachPaidOnce(store: Store, payments: number): Promise<void> {
  const { wallet } = testWallet(store)
  for (const customer of customers) {
    const own = Array.from({ length: payments }, (_, key) => payment(String(key))).filter(
      paid => paid.customer === customer,
    )
    const spentPaise = own.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    expect(await wallet.balance(customer)).toMatchObject({
      balancePaise: startPaise - spentPaise,
      heldPaise: 0,
    })
  }
}
