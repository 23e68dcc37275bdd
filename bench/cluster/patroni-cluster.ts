/** The database of deploy/ on three machines: PostgreSQL with Patroni and etcd, and HAProxy in front of it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempDisposableSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { postgresPrograms } from '../../services/src/platform/store/postgres/test-postgres-programs.ts'
import { install, mayInstall, programOnPath } from '../../tools/debian.ts'
import { freePort } from '../../tools/free-port.ts'
import { diskPath, type Machine, makeMachines } from './machines.ts'

const root = join(import.meta.dirname, '..', '..')
const deployed = join(root, 'deploy')
/** The nodes' logs of the last run. */
const logs = join(root, '.cache', 'bench', 'cluster')
const haproxy = '/usr/sbin/haproxy'
const password = 'only this machine knows it'
const healthyWithinMs = 90_000

interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
  readonly timeline?: number
  readonly lag?: number | 'unknown'
}

export interface PatroniCluster extends AsyncDisposable {
  /** By HAProxy, to the current primary. */
  readonly url: string
  readonly machines: readonly Machine[]
  /** Directly to one of them. */
  urlOf(machine: Machine): string
  primary(): Promise<Machine>
  /** The replica that commits wait for. */
  synchronous(): Promise<Machine>
  /** The processes of a machine, restarted after it was killed. */
  startAll(machine: Machine): void
  startEtcd(machine: Machine): void
  switchover(from: Machine, to: Machine): Promise<void>
  /** One primary, one replica that commits wait for, and another one, without lag. Resolves with how long that took. */
  untilHealthy(): Promise<number>
}

function ensureClusterPrograms(): void {
  const isThere = () => programOnPath('patroni') && programOnPath('etcd') && existsSync(haproxy)
  if (!isThere() && mayInstall()) install('patroni', 'etcd-server', 'haproxy')
  if (!isThere())
    throw new Error('The cluster needs real programs: apt-get install patroni etcd-server haproxy.')
}

export async function startPatroniCluster(): Promise<PatroniCluster> {
  ensureClusterPrograms()
  await using started = new AsyncDisposableStack()
  const { path: folder } = started.use(mkdtempDisposableSync(join(tmpdir(), 'chowk-cluster-')))
  // Patroni reads it as another user.
  chmodSync(folder, 0o755)
  const config = join(folder, 'patroni.yml')
  copyFileSync(join(deployed, 'patroni', 'patroni.yml'), config)
  rmSync(logs, { recursive: true, force: true })
  mkdirSync(logs, { recursive: true })
  const machines = started.use(await makeMachines(3, logs))
  const port = await freePort()

  const startEtcd = (machine: Machine) => machine.run('etcd', etcdSettings(machine, machines), 'etcd')
  const startPatroni = (machine: Machine) =>
    machine.run('patroni', patroniSettings(machine, machines), 'patroni', config)
  for (const machine of machines) startEtcd(machine)
  for (const machine of machines) startPatroni(machine)
  started.use(await startHaproxy(port, machines, folder))

  const urlAt = (address: string) =>
    `postgres://postgres:${encodeURIComponent(password)}@${address}/postgres?connect_timeout=5`
  const url = urlAt(`127.0.0.1:${port}`)
  const inRole = async (...roles: string[]) => {
    const member = (await membersSeenBy(machines)).find(({ role }) => roles.includes(role))
    const machine = machines.find(({ name }) => name === member?.name)
    if (!machine) throw new Error(`No node is ${roles.join(' or ')} now.`)
    return machine
  }
  const primary = () => inRole('leader', 'master')

  async function untilHealthy(): Promise<number> {
    const from = performance.now()
    let seen: readonly Member[] = []
    while (performance.now() - from < healthyWithinMs) {
      seen = await membersSeenBy(machines)
      if (isHealthy(seen) && (await takesWrites(url))) return Math.round(performance.now() - from)
      await wait(200)
    }
    const states = JSON.stringify(seen)
    throw new Error(
      `Not healthy after ${healthyWithinMs / 1000} s, see the nodes’ logs in ${logs}: ${states}`,
    )
  }

  await untilHealthy()
  const running = started.move()
  return {
    url,
    machines,
    urlOf: ({ portalAddress }) => urlAt(`${portalAddress}:5432`),
    primary,
    synchronous: () => inRole('sync_standby'),
    startAll(machine) {
      startEtcd(machine)
      startPatroni(machine)
    },
    startEtcd,
    async switchover(from, to) {
      const body = JSON.stringify({ leader: from.name, candidate: to.name })
      const answer = await fetch(`http://${from.portalAddress}:8008/switchover`, { method: 'POST', body })
      if (!answer.ok) throw new Error(`The switchover was refused: ${await answer.text()}`)
    },
    untilHealthy,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

function etcdSettings({ name, address }: Machine, machines: readonly Machine[]): Record<string, string> {
  const peers = machines.map(each => `${each.name}=http://${each.address}:2380`)
  return {
    ETCD_NAME: name,
    ETCD_ENABLE_V2: 'true',
    ETCD_DATA_DIR: `${diskPath}/etcd`,
    ETCD_INITIAL_CLUSTER: peers.join(','),
    ETCD_INITIAL_CLUSTER_TOKEN: 'chowk',
    ETCD_INITIAL_CLUSTER_STATE: 'new',
    ETCD_LISTEN_PEER_URLS: `http://${address}:2380`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${address}:2380`,
    ETCD_LISTEN_CLIENT_URLS: `http://${address}:2379,http://127.0.0.1:2379`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${address}:2379`,
  }
}

function patroniSettings({ name, address }: Machine, machines: readonly Machine[]): Record<string, string> {
  return {
    PATRONI_NAME: name,
    PATRONI_ETCD_HOSTS: machines.map(each => `${each.address}:2379`).join(','),
    PATRONI_RESTAPI_LISTEN: '0.0.0.0:8008',
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
    PATRONI_POSTGRESQL_LISTEN: '0.0.0.0:5432',
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
    PATRONI_POSTGRESQL_DATA_DIR: `${diskPath}/data`,
    PATRONI_POSTGRESQL_BIN_DIR: postgresPrograms(),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: password,
  }
}

async function startHaproxy(
  port: string,
  machines: readonly Machine[],
  folder: string,
): Promise<AsyncDisposable> {
  const nodes = machines.map(({ portalAddress }, index) => [`CHOWK_NODE_${index + 1}`, portalAddress])
  const config = join(folder, 'haproxy.cfg')
  copyFileSync(join(deployed, 'haproxy', 'haproxy.cfg'), config)
  const env = { PATH: process.env.PATH, ...Object.fromEntries(nodes), CHOWK_DATABASE_PORT: port }
  const args = ['--pdeathsig', 'KILL', haproxy, '-db', '-q', '-f', config]
  const proxy = spawn('setpriv', args, { env, stdio: 'ignore' })
  const gone = once(proxy, 'exit')
  return {
    async [Symbol.asyncDispose]() {
      proxy.kill('SIGKILL')
      await gone
    },
  }
}

/** As reported by the first node that answers and knows a primary. */
async function membersSeenBy(machines: readonly Machine[]): Promise<readonly Member[]> {
  for (const { portalAddress } of machines) {
    const signal = AbortSignal.timeout(1_000)
    const seen = await fetch(`http://${portalAddress}:8008/cluster`, { signal }).then(
      async answer => (await answer.json()) as { members: Member[] },
      () => undefined,
    )
    if (seen?.members.some(({ role }) => role === 'leader' || role === 'master')) return seen.members
  }
  return []
}

function isHealthy(members: readonly Member[]): boolean {
  const roles = members.map(({ role }) => role).sort()
  const [first] = members
  return (
    ['leader replica sync_standby'].includes(roles.join(' ')) &&
    members.every(({ state }) => state === 'running' || state === 'streaming') &&
    members.every(({ timeline }) => timeline === first?.timeline) &&
    members.every(({ lag = 0 }) => lag === 0)
  )
}

async function takesWrites(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('create table if not exists bench_healthy (at timestamptz)')
    await client.query('insert into bench_healthy values (now())')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
