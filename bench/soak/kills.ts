/**
 * Two portals killed again and again for an hour while customers add money: CHOWK_BENCH_SOAK_KILLS times in CHOWK_BENCH_SOAK_SECONDS, half
 * of them on each database, each at a seeded moment. On PostgreSQL one in five takes the database with it.
 */

import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import type { StoreKind } from '../../services/src/platform/store/database.ts'
import { makeCluster } from '../../services/src/platform/store/postgres/test-cluster.ts'
import { freshDatabase, storeKinds } from '../../services/src/platform/store/test-databases.ts'
import { freePort } from '../../tools/free-port.ts'
import { ensurePostgres } from '../../tools/postgres.ts'
import { Customer } from '../faults/customer.ts'
import { startPortal } from '../faults/portal-process.ts'
import { Postings } from '../faults/postings.ts'
import { type Figure, none, percentile, plain } from '../figure.ts'

const seed = 20_261_116
const kills = Number(process.env.CHOWK_BENCH_SOAK_KILLS || 500)
const seconds = Number(process.env.CHOWK_BENCH_SOAK_SECONDS || 3_600)
const lookAfterEvery = 50
const reportAfterEvery = 10
const inFlight = 8
/** So many that none of them adds more than a small wallet may in a month. */
const customersOfASoak = 64

interface Kill {
  /** The moment of the kill, as a share of this portal's time. */
  readonly share: number
  readonly takesDatabase: boolean
}

const seededKills: readonly Kill[] = fc.sample(
  fc.record({
    // Uniform over the time from listening on, or most kills would come right after the start.
    share: fc.noBias(fc.integer({ min: 1, max: 1_000 })).map(thousandths => thousandths / 1_000),
    takesDatabase: fc.integer({ min: 1, max: 5 }).map(number => number === 5),
  }),
  { seed, numRuns: Math.ceil(kills / storeKinds.length) },
)

export async function killsUnderLoad(): Promise<Figure[]> {
  return (await Promise.all(storeKinds.map(killsOn))).flat()
}

async function killsOn(kind: StoreKind): Promise<Figure[]> {
  await using started = new AsyncDisposableStack()
  const { options, crash } = await databaseOf(kind, started)
  const settings = {
    PORT: await freePort(),
    CHOWK_SECRET: 'a secret that every start shares',
    CHOWK_DATA: options.dataDir,
    ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
  }
  const first = await startPortal(settings)
  const mobiles = Array.from({ length: customersOfASoak }, (_, index) => String(9_876_700_001 + index))
  const customers: Customer[] = []
  for (const mobile of mobiles) customers.push(await new Customer(first.origin, mobile).signIn())
  await first.end('SIGTERM')

  const postings = new Postings(customers)
  const underWay: number[] = []
  const found = { lost: 0, doubled: 0, differences: 0 }
  async function look(): Promise<void> {
    const { lost, doubled, differences } = await postings.losses(options)
    for (const difference of differences) console.error(difference)
    Object.assign(found, { lost, doubled, differences: found.differences + differences.length })
    console.log(`${kind}: lost ${lost}, doubled ${doubled}, differences ${differences.length}`)
  }

  const eachMs = (seconds * 1000) / seededKills.length
  const from = performance.now()
  for (const [index, { share, takesDatabase }] of seededKills.entries()) {
    const portal = await startPortal(settings)
    let isKilled = false
    const posting = postUntil(postings, () => isKilled)
    // At least this long, if the start alone has used up its time.
    const leftMs = Math.max(3_000, from + (index + 1) * eachMs - performance.now())
    await wait(leftMs * share)
    underWay.push(postings.underWay)
    await Promise.all([portal.end('SIGKILL'), takesDatabase ? crash() : undefined])
    isKilled = true
    await posting
    await wait(leftMs * (1 - share))
    const done = index + 1
    if (done % reportAfterEvery === 0)
      console.log(`${kind}: ${done} of ${seededKills.length} kills, ${postings.acknowledged} acknowledged`)
    if (done % lookAfterEvery === 0) await look()
  }
  const last = await startPortal(settings)
  await postings.finish()
  await last.end('SIGTERM')
  await look()
  return [
    plain(`${kind}: kills`, seededKills.length, 'kills'),
    plain(`${kind}: time`, Math.round((performance.now() - from) / 1000), 's'),
    plain(`${kind}: postings acknowledged`, postings.acknowledged, 'postings'),
    plain(`${kind}: under way at a kill, median`, percentile(underWay, 0.5), 'postings'),
    none(`${kind}: acknowledged and lost`, found.lost, 'postings'),
    none(`${kind}: posted twice`, found.doubled, 'postings'),
    none(`${kind}: differences in the audits`, found.differences, 'lines'),
  ]
}

async function postUntil(postings: Postings, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await postings.post(isOver, inFlight)
    await wait(20)
  }
}

async function databaseOf(kind: StoreKind, started: AsyncDisposableStack) {
  if (kind === 'sqlite') {
    const database = started.adopt(await freshDatabase(kind), each => each.drop())
    return { options: database.options, crash: async () => {} }
  }
  ensurePostgres()
  const cluster = started.adopt(await makeCluster(), each => each.remove())
  await cluster.start()
  return {
    options: { dataDir: '', databaseUrl: cluster.url },
    async crash() {
      await cluster.stop('immediate')
      await cluster.start()
    },
  }
}
