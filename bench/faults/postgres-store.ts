/** Faults of a portal on PostgreSQL: the store stopped and started, and too slow to be usable. */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { makeCluster, type TestCluster } from '../../services/src/platform/store/postgres/test-cluster.ts'
import { freePort } from '../../tools/free-port.ts'
import { ensurePostgres } from '../../tools/postgres.ts'
import type { Figure } from '../figure.ts'
import { Drill } from './drill.ts'
import { startPortal } from './portal-process.ts'

const outageMs = 2_000
/** Longer than the store's statement timeout, so that customers get an error. */
const slowMs = 6_000

export function storeStopped(): Promise<Figure[]> {
  return onOneCluster('store stopped and started', async (cluster, drill) => {
    await drill.strike(() => cluster.stop('immediate'))
    await wait(outageMs)
    await cluster.start()
    return drill.untilNormal()
  })
}

export function slowStore(): Promise<Figure[]> {
  return onOneCluster('slow store', async (cluster, drill) => {
    const other = new pg.Client(cluster.url)
    await other.connect()
    await drill.strike(() => other.query('begin; lock table ledger_entry, session in access exclusive mode'))
    await wait(slowMs)
    await other.query('rollback')
    await other.end()
    return drill.untilNormal()
  })
}

async function onOneCluster(
  name: string,
  fault: (cluster: TestCluster, drill: Drill) => Promise<number>,
): Promise<Figure[]> {
  ensurePostgres()
  await using started = new AsyncDisposableStack()
  const cluster = started.adopt(await makeCluster(), each => each.remove())
  await cluster.start()
  await using portal = await startPortal({
    PORT: await freePort(),
    CHOWK_SECRET: 'a secret that every start shares',
    DATABASE_URL: cluster.url,
  })
  const drill = await Drill.begin(portal.origin)
  const normalAfterMs = await fault(cluster, drill)
  const store = { databaseUrl: cluster.url, dataDir: '' }
  return [...(await drill.end(name, store, { normalAfterMs })), drill.unnoticedByVisitors(name)]
}
