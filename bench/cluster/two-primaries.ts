/**
 * Writes to every node directly, all the time, past HAProxy: a node that acknowledges is a primary. Each failover begins a
 * new timeline, so a write that begins after a newer timeline has acknowledged one must not succeed on an older one.
 */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { PatroniCluster } from './patroni-cluster.ts'

const everyMs = 50
const silentAfterMs = 2_000

interface Write {
  readonly key: string
  readonly timeline: number
  readonly begunAt: number
  readonly answeredAt: number
}

export interface Watch {
  /** Stops the writes. */
  end(): Promise<{ readonly writes: number; readonly lost: number; readonly byAnOldPrimary: number }>
}

export async function watchForTwoPrimaries(cluster: PatroniCluster): Promise<Watch> {
  const writes: Write[] = []
  let isOver = false
  const anywhere = await connected(cluster.url)
  const clients: pg.Client[] = []
  await anywhere.query('create table if not exists bench_write (key text primary key)')
  await anywhere.end()

  async function write(client: pg.Client, key: string): Promise<void> {
    const begunAt = performance.now()
    const { rows } = await client.query<{ file: string }>(
      'insert into bench_write values ($1) returning pg_walfile_name(pg_current_wal_lsn()) as file',
      [key],
    )
    const timeline = Number.parseInt(rows[0]?.file.slice(0, 8) ?? '', 16)
    writes.push({ key, timeline, begunAt, answeredAt: performance.now() })
  }

  /** Resolves when the connection breaks or times out; a silent one is left open, in case it still answers. */
  async function writeWhileAnswered(name: string, client: pg.Client): Promise<void> {
    for (let number = 0; !isOver; number++) {
      const key = `${name} ${performance.now()} ${number}`
      const writing = write(client, key).then(() => 'written', unlessReplica)
      const given = await Promise.race([writing, wait(silentAfterMs)])
      if (given === undefined) return
      await wait(everyMs)
    }
  }

  async function watch(name: string, url: string): Promise<void> {
    while (!isOver) {
      const client = await connected(url).catch(() => undefined)
      if (client) {
        clients.push(client)
        await writeWhileAnswered(name, client).catch(() => client.end())
      }
      await wait(everyMs)
    }
  }

  const watching = Promise.all(cluster.machines.map(machine => watch(machine.name, cluster.urlOf(machine))))
  return {
    async end() {
      isOver = true
      await watching
      const last = await connected(cluster.url)
      const { rows } = await last.query<{ key: string }>('select key from bench_write')
      for (const client of [...clients, last]) client.end().catch(() => {})
      const present = new Set(rows.map(({ key }) => key))
      return {
        writes: writes.length,
        lost: writes.filter(({ key }) => !present.has(key)).length,
        byAnOldPrimary: writes.filter(each => isByAnOldPrimary(each, writes)).length,
      }
    },
  }
}

/** A replica refuses, and may be the primary the next time. */
function unlessReplica(error: unknown): string {
  if (error instanceof pg.DatabaseError && error.code === '25006') return 'refused'
  throw error
}

function isByAnOldPrimary({ timeline, begunAt }: Write, writes: readonly Write[]): boolean {
  return writes.some(other => other.timeline > timeline && other.answeredAt < begunAt)
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  await client.connect()
  return client
}
