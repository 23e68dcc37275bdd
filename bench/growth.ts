/**
 * Whether a portal stays as fast after years: a page of the passbook, a posting and a payment in a store of
 * millions of rows, compared with a small one, on both databases. CHOWK_BENCH_GROWTH_LINES is the number of rows,
 * CHOWK_TEST_STORES selects one database.
 */

import { statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { modules } from '../services/src/modules.ts'
import { runLedgerAudit } from '../services/src/money/checks/audit-ledger.ts'
import { openStore, readStore } from '../services/src/open-store.ts'
import { backupStore, restoreStore } from '../services/src/platform/store/backup/backup.ts'
import type { StoreKind } from '../services/src/platform/store/database.ts'
import type { TestCluster } from '../services/src/platform/store/postgres/test-cluster.ts'
import { statementsSentBy, tablesReadThrough } from '../services/src/platform/store/postgres/test-plans.ts'
import type { Store } from '../services/src/platform/store/store.ts'
import {
  freshDatabase,
  storeKinds,
  type TestDatabase,
} from '../services/src/platform/store/test-databases.ts'
import { sweep } from '../services/src/platform/upkeep/upkeep.ts'
import type { Services } from '../services/src/services.ts'
import { durableCluster } from './durable-cluster.ts'
import { atMost, type Figure, median, none, plain, rounded, secondsOf } from './figure.ts'
import { type Grown, growStore } from './growth/grow-store.ts'
import { linesOfACustomer } from './growth/template.ts'
import { type Payer, payerOf, payingServices, post, prepare, startTopUps } from './payers.ts'
import { processorMs } from './processor-time.ts'

const lines = { small: 10_000, large: Number(process.env.CHOWK_BENCH_GROWTH_LINES || 20_000_000) }
const seed = 20_261_116
const rounds = 7
const pagesInARound = 400
const postingsInARound = 200
const paymentsInARound = 60
const payersOfAStore = 30
const goal = 1.3

export async function growth(): Promise<Figure[]> {
  const cluster = await durableCluster()
  try {
    const figures: Figure[] = []
    for (const kind of storeKinds) figures.push(...(await growthOn(kind, cluster)))
    return figures
  } finally {
    await cluster.remove()
  }
}

/** A part of the memory, as deploy/ recommends. */
const asDeployed = [`shared_buffers = '2GB'`, `max_wal_size = '8GB'`, `checkpoint_timeout = '30min'`]
/** Durability is off while filling, which is not measured. */
const whileFilling = ['fsync = off', 'full_page_writes = off', 'autovacuum = off']
const whileMeasured = ['fsync = on', 'full_page_writes = on', 'autovacuum = on']

async function startedWith(cluster: TestCluster, settings: readonly string[]): Promise<void> {
  const client = new pg.Client(cluster.url)
  await client.connect()
  for (const setting of settings) await client.query(`alter system set ${setting}`)
  await client.end()
  await cluster.stop('fast')
  await cluster.start()
}

async function growthOn(kind: StoreKind, cluster: TestCluster): Promise<Figure[]> {
  await using made = new AsyncDisposableStack()
  await startedWith(cluster, [...asDeployed, ...whileFilling])
  const grow = async (size: 'small' | 'large') => {
    const database = made.adopt(await freshDatabase(kind), each => each.drop())
    const from = performance.now()
    const grown = await growStore(database.options, Math.round(lines[size] / linesOfACustomer))
    return { database, grown, seconds: Math.round((performance.now() - from) / 1000) }
  }
  const small = await grow('small')
  const large = await grow('large')
  await startedWith(cluster, whileMeasured)
  const name = `${kind}, ${lines.large.toLocaleString('en-IN')} lines`
  // Each takes long: printed as they finish.
  const figures: Figure[] = []
  const add = (...more: Figure[]) => {
    figures.push(...more)
    for (const { name: what, value, unit } of more) console.log(`${what} ${value} ${unit}`)
  }
  add(plain(`${name}: filled in`, large.seconds, 's'))
  add(...(await compared(name, { small, large, cluster })))
  if (kind === 'postgres') add(await readThroughIn(name, large))
  add(...(await backupFigures(name, large.database)))
  add(...(await audited(name, large)))
  return figures
}

interface GrownDatabase {
  readonly database: TestDatabase
  readonly grown: Grown
}

/** Alternating, so that a busy moment of the machine affects both. The first round only warms up. */
async function compared(
  name: string,
  { small, large, cluster }: Record<'small' | 'large', GrownDatabase> & { readonly cluster: TestCluster },
): Promise<Figure[]> {
  await using one = await atWork(small)
  await using other = await atWork(large)
  const found = measures.map(measured => ({
    measured,
    ratios: [] as number[],
    largeMs: [] as number[],
    processorMs: { small: 0, large: 0 },
  }))
  for (let round = 0; round <= rounds; round++)
    for (const { measured, ratios, largeMs, processorMs: took } of found) {
      const from = processorMs(cluster.dataDir)
      const inSmallMs = await one.medianMs(measured, round)
      const between = processorMs(cluster.dataDir)
      const inLargeMs = await other.medianMs(measured, round)
      if (round === 0) continue
      took.small += between - from
      took.large += processorMs(cluster.dataDir) - between
      ratios.push(inLargeMs / inSmallMs)
      largeMs.push(inLargeMs)
    }
  return found.flatMap(({ measured, ratios, largeMs, processorMs: { small: less, large: more } }) => [
    plain(`${name}: a ${measured}`, rounded(median(largeMs)), 'ms'),
    atMost(goal, `${name}: a ${measured}, to 10 thousand lines`, rounded(median(ratios)), 'ratio'),
    plain(`${name}: a ${measured}, by processor time`, rounded(more / less), 'ratio'),
  ])
}

const measures = ['page', 'page again', 'posting', 'payment'] as const
type Measured = (typeof measures)[number]

interface AtWork extends AsyncDisposable {
  /** One after another: the latency of one, not the throughput of many. */
  medianMs(measured: Measured, round: number): Promise<number>
}

async function atWork({ database, grown }: GrownDatabase): Promise<AtWork> {
  const store = await openStore(database.options)
  const services = await payingServices(store)
  const payers: Payer[] = []
  for (const number of anyOf(grown, payersOfAStore, 0)) {
    const customer = { ...grown.customer(number), name: '', language: 'en' as const }
    payers.push(await payerOf(services, store, customer as Payer['session']['customer']))
  }
  const page = async (round: number) =>
    timesOf(anyOf(grown, pagesInARound, round + 1), number =>
      services.wallet.entries(grown.customer(number).id),
    )
  const work = {
    page,
    // For customers with a recent visit: nothing has to be read from disk.
    'page again': page,
    async posting(round: number) {
      const numbers = anyOf(grown, postingsInARound, 100 + round)
      return timesOf(numbers, number => postTo(store, grown.customer(number).id))
    },
    payment: async () => timesOf(await prepare(services, payers, paymentsInARound), pay => pay()),
  }
  return {
    medianMs: async (measured, round) => median(await work[measured](round)),
    async [Symbol.asyncDispose]() {
      await services.close()
      await store.close()
    },
  }
}

async function postTo(store: Store, id: string): Promise<void> {
  const [topUp] = await startTopUps(store, [{ id }], 1, 1_00)
  if (topUp) await post(store, topUp, 1_00)
}

/** Seeded: the same customers in every run. */
function anyOf({ customers }: Grown, count: number, run: number): number[] {
  return fc.sample(fc.integer({ min: 1, max: customers }), { seed: seed + run, numRuns: count })
}

async function timesOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<number[]> {
  const timesMs: number[] = []
  for (const item of items) {
    const from = performance.now()
    await work(item)
    timesMs.push(performance.now() - from)
  }
  return timesMs
}

/** PostgreSQL's query plans at this size, from its statistics. */
async function readThroughIn(name: string, { database, grown }: GrownDatabase): Promise<Figure> {
  const store = await openStore(database.options)
  const services = await payingServices(store)
  try {
    const statements = await statementsSentBy(() => aDay(store, services, grown))
    const found = await tablesReadThrough(database.options.databaseUrl ?? '', statements, { isSmall: false })
    const few = await tablesWithFewRows(store)
    const scans = found.filter(({ tables }) => !tables.every(table => few.has(table)))
    for (const { statement, tables } of scans)
      console.error(`${tables.join(', ')} fully scanned by ${statement}`)
    return none(`${name}: statements, of ${statements.length}, that read a table through`, scans.length, '')
  } finally {
    await services.close()
    await store.close()
  }
}

async function aDay(store: Store, services: Services, grown: Grown): Promise<void> {
  const customer = { ...grown.customer(1), name: '', language: 'en' } as Payer['session']['customer']
  const payer = await payerOf(services, store, customer)
  await postTo(store, customer.id)
  for (const pay of await prepare(services, [payer], 3)) await pay()
  const { id } = customer
  const { orders } = await services.orders.list(id)
  await Promise.all([
    services.wallet.entries(id),
    services.wallet.months(id),
    services.wallet.holds(id),
    services.limits.of(id),
    services.orders.byId(id, orders[0]?.id ?? ''),
    services.payments.byOrder(id, orders[0]?.id ?? ''),
    services.payments.unfinished(id),
    services.messages.list(id),
    services.disputes.list(id),
    services.closing.preview(id),
  ])
  await Promise.all(
    store.modules.flatMap(({ exports = [] }) => exports).map(({ rows }) => rows(store.db, id)),
  )
  await services.payments.runDueWork()
  await services.wallet.runDueWork()
  await services.returns.runDueWork()
  await services.storeMetrics.read()
  await sweep(store, new Date())
}

/** With almost no rows, PostgreSQL rightly reads them all. */
async function tablesWithFewRows({ db }: Store): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and reltuples < 1000`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

async function backupFigures(name: string, { options }: TestDatabase): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'chowk-growth-'))
  const file = join(folder, 'backup')
  try {
    const backupS = await secondsOf(() => backupStore(options, file))
    const bytes = statSync(file).size
    const restoreS = await secondsOf(() => restoreStore(options, file, modules.all))
    return [
      plain(`${name}: backup`, rounded(backupS), 's'),
      plain(`${name}: its file`, Math.round(bytes / 2 ** 20), 'MB'),
      plain(`${name}: restore`, rounded(restoreS), 's'),
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A full audit first, which seals the ledger, and then one of the rows since. */
async function audited(name: string, { database: { options }, grown }: GrownDatabase): Promise<Figure[]> {
  const audit = async () => {
    const ledgerStore = await readStore(options)
    const openAsIs = () => openStore({ ...options, skipMigrations: true })
    const { differences } = await runLedgerAudit({
      ledgerStore,
      openToRecord: openAsIs,
      at: Date.now(),
    }).finally(() => ledgerStore.close())
    for (const difference of differences.slice(0, 10)) console.error(difference)
  }
  const wholeS = await secondsOf(audit)
  const store = await openStore(options)
  for (const number of anyOf(grown, postingsInARound, 0)) await postTo(store, grown.customer(number).id)
  await store.close()
  return [
    plain(`${name}: the whole audit`, rounded(wholeS), 's'),
    plain(`${name}: an audit from the last seal on`, rounded(await secondsOf(audit)), 's'),
  ]
}
