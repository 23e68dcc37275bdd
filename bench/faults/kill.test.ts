// @module-tag full
// The whole portal, killed with signal 9 while customers add money through HTTP.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshDatabase, storeKinds } from '../../services/src/platform/store/test-databases.ts'
import { isSoak, tenthUnlessSoak } from '../../services/src/platform/store/test-soak.ts'
import { freePort } from '../../tools/free-port.ts'
import { Customer } from './customer.ts'
import { startPortal } from './portal-process.ts'
import { Postings } from './postings.ts'

const seed = 20_261_115
const kills = tenthUnlessSoak(50)
/** Checked with no server running, so that most starts find the store exactly as the kill left it. */
const lookAfterEvery = isSoak ? 10 : kills

/** After how many acknowledged postings each server is killed. */
const killAfter = fc.sample(fc.integer({ min: 1, max: 12 }), { seed, numRuns: kills })

const nothing = { lost: 0, reportedFailed: 0, doubled: 0, differences: [] }

describe('kill -9 of the server in the middle of postings', () => {
  // Both at once: most of the time is spent in starting a server, on one core.
  it.concurrent.for(storeKinds)(
    `loses no acknowledged posting and doubles none, ${kills} times, on %s`,
    { timeout: 900_000 },
    async kind => {
      await using started = new AsyncDisposableStack()
      const database = started.adopt(await freshDatabase(kind), each => each.drop())
      const { dataDir, databaseUrl } = database.options
      const settings = {
        PORT: await freePort(),
        CHOWK_SECRET: 'a secret that every start shares',
        CHOWK_DATA: dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      }
      // A start that ended in order leaves compiled code for all that follow.
      await using first = await startPortal(settings)
      const customers = await Promise.all(
        ['9876500001', '9876500002', '9876500003'].map(mobile => new Customer(first.origin, mobile).signIn()),
      )
      expect(await first.end('SIGTERM')).toBe(0)

      const postings = new Postings(customers)
      for (const [round, acknowledgements] of killAfter.entries()) {
        await using portal = await startPortal(settings)
        const goal = postings.acknowledged + acknowledgements
        let killed: Promise<number | string> | undefined
        await postings.post(() => {
          if (postings.acknowledged >= goal) killed ??= portal.end('SIGKILL')
          return killed !== undefined
        })
        expect(await killed).toBe('SIGKILL')
        if ((round + 1) % lookAfterEvery === 0)
          expect(await postings.losses(database.options)).toEqual(nothing)
      }
      expect(postings.unanswered).toBeGreaterThan(0)

      await using last = await startPortal(settings)
      await postings.finish()
      for (const customer of customers)
        expect(await customer.balancePaise()).toBe(postings.expectedPaise(customer))
      expect(await last.end('SIGTERM')).toBe(0)
      expect(await postings.losses(database.options)).toEqual(nothing)
    },
  )
})
