/** The files of deploy/ in use: two portals behind nginx over PostgreSQL with a replica, one of each removed. */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Customer } from './faults/customer.ts'
import { Drill } from './faults/drill.ts'
import { type Figure, median, none, plain, rounded } from './figure.ts'
import { measureRounds, ratioOf, speedOf } from './rounds.ts'
import { type Stack, startStack } from './scaling/stack.ts'

export async function scaling(): Promise<Figure[]> {
  const stack = await startStack()
  try {
    const drill = await Drill.begin(stack.origin)
    const [customer] = drill.customers
    if (!customer) throw new Error('A drill has customers.')
    const together = [
      ...(await asOnePortal(stack, customer)),
      plain('replica behind the primary, median', await replicaDelayMs(stack), 'ms'),
      ...(await onePortalKilled(stack, drill)),
      ...(await replicaPromoted(stack, drill)),
    ]
    const store = { databaseUrl: stack.replica.url, dataDir: '' }
    const after = await drill.end('after both', store)
    return [...together, ...after, drill.unnoticedByVisitors('both'), ...(await throughNginx(stack))]
  } finally {
    await stack.stop()
  }
}

/** Signed in through nginx, the same session, wallet and form tokens are valid at either server. */
async function asOnePortal({ portals, origin }: Stack, customer: Customer): Promise<Figure[]> {
  let refused = 0
  for (const [index, { port }] of portals.entries()) {
    const there = customer.at(`http://localhost:${port}`)
    const topUpId = await there.addMoney(100, `at-server-${index}`)
    await customer.at(origin).approve(topUpId)
    if ((await there.visit('/passbook')).status !== 200) refused++
  }
  return [none('servers that did not know the other one’s customer', refused, 'servers')]
}

/** From the acknowledgement of a commit on the primary until the replica shows it. */
async function replicaDelayMs({ primary, replica }: Stack): Promise<number> {
  const [writer, reader] = [new pg.Client(primary.url), new pg.Client(replica.url)]
  await Promise.all([writer.connect(), reader.connect()])
  await writer.query('create table if not exists bench_replication (number int)')
  const delaysMs: number[] = []
  for (let number = 0; number < 20; number++) {
    await writer.query('insert into bench_replication values ($1)', [number])
    const from = performance.now()
    const isThere = async () => {
      const { rowCount } = await reader.query('select 1 from bench_replication where number = $1', [number])
      return rowCount === 1
    }
    while (!(await isThere())) await wait(1)
    delaysMs.push(performance.now() - from)
  }
  await writer.query('drop table bench_replication')
  await Promise.all([writer.end(), reader.end()])
  return rounded(median(delaysMs))
}

async function onePortalKilled({ portals }: Stack, drill: Drill): Promise<Figure[]> {
  const killed = await drill.strike(() => ({ end: portals[0].end('SIGKILL') }))
  const normalAfterMs = await drill.untilNormal()
  await killed.end
  return [plain('one portal killed: until normal', normalAfterMs, 'ms')]
}

/** The primary crashes; the replica is promoted and takes its address. No portal is restarted. */
async function replicaPromoted({ primary, replica, database }: Stack, drill: Drill): Promise<Figure[]> {
  await primary.stop('immediate')
  const from = performance.now()
  await replica.promote()
  database.moveTo(replica)
  const promotedMs = Math.round(performance.now() - from)
  const normalAfterMs = await drill.untilNormal()
  return [
    plain('primary lost: promoting the replica', promotedMs, 'ms'),
    plain('primary lost: until normal after that', normalAfterMs, 'ms'),
  ]
}

/** The effect of nginx's own cache, for the most visited page. */
async function throughNginx({ origin, portals }: Stack): Promise<Figure[]> {
  const headers = { 'accept-encoding': 'br' }
  const measured = await measureRounds(
    '',
    new Map([
      ['nginx', { path: origin, headers }],
      ['portal', { path: `http://localhost:${portals[1].port}`, headers }],
    ]),
  )
  return [
    plain('home page from nginx’s cache', speedOf(measured, 'nginx').requestsPerSecond, 'req/s'),
    plain('home page from one portal', speedOf(measured, 'portal').requestsPerSecond, 'req/s'),
    plain('nginx to one portal', ratioOf(measured, 'nginx', 'portal'), 'ratio'),
  ]
}
