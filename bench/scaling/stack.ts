/** The setup of deploy/ as processes of this machine: nginx, two portals, a primary and its replica. */
import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import {
  type ClusterOptions,
  makeCluster,
  type TestCluster,
} from '../../services/src/platform/store/postgres/test-cluster.ts'
import { freePort } from '../../tools/free-port.ts'
import { ensurePostgres } from '../../tools/postgres.ts'
import { type PortalProcess, startPortal } from '../faults/portal-process.ts'
import { ensureNginx, startNginx } from './nginx.ts'

const deployed = join(import.meta.dirname, '..', '..', 'deploy', 'postgresql')

export interface Stack {
  /** The address for visitors. */
  readonly origin: string
  readonly portals: readonly [PortalProcess, PortalProcess]
  readonly primary: TestCluster
  readonly replica: TestCluster
  /** The portals' database address; moves to the replica when that is promoted. */
  readonly database: VirtualAddress
  stop(): Promise<void>
}

export async function startStack(): Promise<Stack> {
  ensurePostgres()
  ensureNginx()
  // Disposed of in reverse order, also when one of them does not start.
  await using started = new AsyncDisposableStack()
  const cluster = async (options: ClusterOptions) => {
    const made = started.adopt(await makeCluster(options), each => each.remove())
    await made.start()
    return made
  }
  const primary = await cluster({ config: join(deployed, 'primary.conf') })
  // Before the first write: a commit waits for a replica.
  const replica = await cluster({ following: primary, config: join(deployed, 'replica.conf') })
  const database = started.adopt(await virtualAddress(primary), each => each.close())

  const ports = [await freePort(), await freePort(), await freePort()] as const
  const portal = async (port: string) =>
    started.use(
      await startPortal({
        PORT: port,
        CHOWK_ORIGIN: `http://localhost:${ports[0]}`,
        CHOWK_SECRET: 'a secret that both portals share',
        DATABASE_URL: database.url,
      }),
    )
  const portals = await Promise.all([portal(ports[1]), portal(ports[2])])
  const nginx = started.use(await startNginx(ports[0], [ports[1], ports[2]]))
  const running = started.move()
  return {
    origin: nginx.origin,
    portals,
    primary,
    replica,
    database,
    stop: () => running.disposeAsync(),
  }
}

interface VirtualAddress {
  readonly url: string
  moveTo(cluster: TestCluster): void
  close(): void
}

/** Replaces what a team has there: a floating address, or a proxy that knows the primary. */
async function virtualAddress(first: TestCluster): Promise<VirtualAddress> {
  let target = new URL(first.url)
  const open = new Set<Socket>()
  const server = createServer(client => {
    const behind = createConnection(Number(target.port), target.hostname)
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(first.url)
  url.port = String((server.address() as AddressInfo).port)
  const hangUp = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: url.href,
    moveTo(cluster) {
      target = new URL(cluster.url)
      hangUp()
    },
    close() {
      server.close()
      hangUp()
    },
  }
}
