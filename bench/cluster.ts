/**
 * The cluster of deploy/ with paying customers, one fault after another, without an operator:
 * what was lost, how long customers waited, and whether two nodes ever accepted payments at once.
 */
import { rmSync } from 'node:fs'
import pg from 'pg'
import { freePort } from '../tools/free-port.ts'
import { type Machine, mayMakeMachines } from './cluster/machines.ts'
import { type PatroniCluster, startPatroniCluster } from './cluster/patroni-cluster.ts'
import { watchForTwoPrimaries } from './cluster/two-primaries.ts'
import { Drill } from './faults/drill.ts'
import { fill } from './faults/embedded-store.ts'
import { type PortalProcess, startPortal } from './faults/portal-process.ts'
import { type Figure, none, plain } from './figure.ts'

interface Nodes {
  readonly cluster: PatroniCluster
  readonly primary: Machine
  readonly synchronous: Machine
}

interface Fault {
  readonly name: string
  /** How long customers may be unable to pay. */
  readonly pauseGoalMs?: number
  strike(nodes: Nodes): unknown
  /** The operator's work afterwards, while customers pay again. */
  mend?(nodes: Nodes): void
}

/** Part of a fault's name, to run only that one. */
const only = process.env.CHOWK_BENCH_FAULT ?? ''

const diesMs = 15_000
const vanishesMs = 35_000

const faults: readonly Fault[] = [
  {
    name: 'PostgreSQL killed',
    pauseGoalMs: diesMs,
    strike: ({ primary }) => primary.signal('SIGKILL', 'postgres'),
  },
  {
    name: 'primary’s node gone',
    pauseGoalMs: vanishesMs,
    strike: ({ primary }) => primary.signal('SIGKILL'),
    mend: ({ cluster, primary }) => cluster.startAll(primary),
  },
  {
    name: 'primary’s node frozen',
    pauseGoalMs: vanishesMs,
    strike: ({ primary }) => primary.signal('SIGSTOP'),
    mend: ({ primary }) => primary.signal('SIGCONT'),
  },
  {
    name: 'PostgreSQL frozen',
    pauseGoalMs: vanishesMs,
    strike: ({ primary }) => primary.signal('SIGSTOP', 'postgres'),
    mend: ({ primary }) => primary.signal('SIGCONT', 'postgres'),
  },
  {
    name: 'primary cut off from everybody',
    pauseGoalMs: vanishesMs,
    strike({ primary }) {
      primary.cut('nodes')
      primary.cut('portals')
    },
    mend({ primary }) {
      primary.join('nodes')
      primary.join('portals')
    },
  },
  {
    name: 'primary cut off from the other nodes',
    pauseGoalMs: vanishesMs,
    strike: ({ primary }) => primary.cut('nodes'),
    mend: ({ primary }) => primary.join('nodes'),
  },
  {
    name: 'replica that commits wait for frozen',
    pauseGoalMs: vanishesMs,
    strike: ({ synchronous }) => synchronous.signal('SIGSTOP'),
    mend: ({ synchronous }) => synchronous.signal('SIGCONT'),
  },
  {
    name: 'primary’s disk full',
    pauseGoalMs: vanishesMs,
    strike: ({ cluster, primary }) => useUpDisk(primary, cluster.urlOf(primary)),
    mend: ({ primary }) => rmSync(primary.file('ballast')),
  },
  {
    name: 'one etcd lost',
    strike: ({ primary }) => primary.signal('SIGKILL', 'etcd'),
    mend: ({ cluster, primary }) => cluster.startEtcd(primary),
  },
  {
    name: 'all of etcd lost',
    strike: ({ cluster }) => cluster.machines.map(machine => machine.signal('SIGKILL', 'etcd')),
    mend({ cluster }) {
      for (const machine of cluster.machines) cluster.startEtcd(machine)
    },
  },
  {
    name: 'switchover',
    strike: ({ cluster, primary, synchronous }) => cluster.switchover(primary, synchronous),
  },
]

export async function cluster(): Promise<Figure[]> {
  if (!mayMakeMachines()) {
    console.log(
      'Skipped: the cluster. Its simulated machines need the permission to create namespaces (run as root).',
    )
    return []
  }
  await using nodes = await startPatroniCluster()
  await using portal = await startPortal({
    PORT: await freePort(),
    CHOWK_SECRET: 'a secret that every start shares',
    DATABASE_URL: nodes.url,
  })
  const figures: Figure[] = []
  for (const [number, fault] of faults.entries())
    if (fault.name.includes(only)) figures.push(...(await injectFault(nodes, portal, fault, number)))
  return figures
}

/** Including the space that the log has preallocated: then it needs a new file, and cannot create it. */
async function useUpDisk(machine: Machine, url: string): Promise<void> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    for (;;) {
      fill(machine.file('ballast'))
      await client.query(`select pg_logical_emit_message(false, 'bench', 'full'), pg_switch_wal()`)
    }
  } catch {
    await client.end()
  }
}

async function injectFault(
  cluster: PatroniCluster,
  { origin }: PortalProcess,
  { name, pauseGoalMs, strike, mend }: Fault,
  number: number,
): Promise<Figure[]> {
  const watch = await watchForTwoPrimaries(cluster)
  const drill = await Drill.begin(origin, number)
  const nodes = { cluster, primary: await cluster.primary(), synchronous: await cluster.synchronous() }
  await drill.strike(() => strike(nodes))
  const normalAfterMs = await drill.untilNormal()
  mend?.(nodes)
  const healthyAfterMs = await cluster.untilHealthy()
  const store = { databaseUrl: cluster.url, dataDir: '' }
  const times = pauseGoalMs === undefined ? { normalAfterMs } : { normalAfterMs, pauseGoalMs }
  const figures = await drill.end(name, store, times)
  const { writes, lost, byAnOldPrimary } = await watch.end()
  console.log(`${name}: until normal ${normalAfterMs} ms, healthy again ${healthyAfterMs} ms after that`)
  return [
    ...figures,
    drill.unnoticedByVisitors(name),
    none(`${name}: taken by a primary that no longer is one, of ${writes}`, byAnOldPrimary, 'writes'),
    none(`${name}: taken by any node and lost`, lost, 'writes'),
    plain(`${name}: until all three nodes are healthy again`, healthyAfterMs, 'ms'),
  ]
}
