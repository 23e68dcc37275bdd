/**
 * A wrong statement in the middle of the day: the database is restored to a second before it, by pgBackRest and the log. Payments
 * since then are found in the files of the providers that moved the money.
 */
import { execFile } from 'node:child_process'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { paymentBook } from '../services/src/bills/biller-sandbox/payment-book.ts'
import { startSandboxServer } from '../services/src/bills/biller-sandbox/sandbox-server.ts'
// For the types of its tables.
import type {} from '../services/src/money/payment-source/payment-source.module.ts'
import { sandboxStatement } from '../services/src/money/payment-source/sandbox.ts'
import { readStore } from '../services/src/open-store.ts'
import { makeCluster, type TestCluster } from '../services/src/platform/store/postgres/test-cluster.ts'
import { freePort } from '../tools/free-port.ts'
import { ensurePostgres } from '../tools/postgres.ts'
import { Customer } from './faults/customer.ts'
import { startPortal } from './faults/portal-process.ts'
import { Postings } from './faults/postings.ts'
import { type Figure, none, plain, rounded, secondsOf } from './figure.ts'
import { ensurePgbackrest, makeRepository } from './recovery/pgbackrest.ts'
import { roundRobin } from './round-robin.ts'

const root = join(import.meta.dirname, '..')
const before = 1_000
const after = 200
const recharges = 20
const badStatement = `update ledger_account set balance_paise = balance_paise + 100000 where kind = 'wallet'`

export async function recovery(): Promise<Figure[]> {
  ensurePostgres()
  ensurePgbackrest()
  await using started = new AsyncDisposableStack()
  const cluster = started.adopt(
    await makeCluster({ config: join(root, 'deploy', 'postgresql', 'archive.conf') }),
    each => each.remove(),
  )
  const repository = started.adopt(await makeRepository(cluster), each => each.remove())
  await cluster.start()
  const sandbox = started.adopt(await startSandboxServer({ book: paymentBook() }), each => each.close())
  using folder = mkdtempDisposableSync(join(tmpdir(), 'chowk-recovery-'))
  const settings = {
    PORT: await freePort(),
    CHOWK_SECRET: 'a secret that every start shares',
    DATABASE_URL: cluster.url,
    CHOWK_BILLER_SANDBOX: sandbox.url,
  }

  const portal = await startPortal(settings)
  const customers = await signedIn(portal.origin)
  const backup = await secondsOf(() => repository.backUp())
  const early = new Postings(customers)
  await early.post(() => early.acknowledged >= before)
  await recharge(customers, 0)

  // The state to restore is a second older than the changes to lose.
  await wait(1_000)
  const moment = new Date()
  await wait(1_000)
  const badAt = new Date()
  await query(cluster, badStatement)
  const late = new Postings(customers, 'posted-late')
  await late.post(() => late.acknowledged >= after)
  await recharge(customers, 100)
  await portal.end('SIGTERM')
  const source = join(folder.path, 'source-statement')
  writeFileSync(source, await statementOfTheSource(cluster))
  await query(cluster, 'select pg_switch_wal()')

  const from = performance.now()
  await cluster.stop('fast')
  const restore = await secondsOf(async () => {
    await repository.restoreTo(moment)
    await cluster.start()
    await untilPromoted(cluster)
  })
  await runProgram(cluster.url, 'backup.ts', 'restored')
  const losses = await early.losses({ databaseUrl: cluster.url, dataDir: '' })
  for (const difference of losses.differences) console.error(difference)
  const output = await runProgram(cluster.url, 'reconcile.ts', 'gap', sandbox.url, source)
  const named = (what: RegExp) => output.split('\n').filter(line => what.test(line)).length
  await using again = await startPortal(settings)
  const returned = await signedIn(again.origin)
  const next = new Postings(returned, 'posted-again')
  await next.post(() => next.acknowledged >= 10)
  const apart = Math.round((badAt.getTime() - moment.getTime()) / 1000)

  return [
    plain('full backup', rounded(backup, 1), 's'),
    plain('restore to the second, with the log', rounded(restore, 1), 's'),
    plain('from the stop until customers pay again', rounded((performance.now() - from) / 1000, 1), 's'),
    plain('moment to which it went, before the bad statement', apart, 's'),
    plain('postings acknowledged before that moment', early.acknowledged, 'postings'),
    none('… of which are missing', losses.lost, 'postings'),
    none('… posted twice', losses.doubled, 'postings'),
    none('differences in the audit', losses.differences.length, 'lines'),
    plain('money added after it, and in the source’s file', late.acknowledged, 'payments'),
    none('… that reconciliation does not name', late.acknowledged - named(/^missing-here source in /), ''),
    plain('bills paid after it, and in the billers’ file', recharges, 'payments'),
    none(
      '… that reconciliation does not name there',
      recharges - named(/^missing-here (?!source|escrow)/),
      '',
    ),
  ]
}

async function signedIn(origin: string): Promise<Customer[]> {
  const mobiles = Array.from({ length: 4 }, (_, index) => String(9_876_600_001 + index))
  return Promise.all(mobiles.map(mobile => new Customer(origin, mobile).signIn()))
}

/** Each customer's phones, one after another. */
async function recharge(customers: readonly Customer[], firstNumber: number): Promise<void> {
  for (let index = 0; index < recharges; index++)
    await roundRobin(customers, index).recharge(String(9_812_000_001 + (firstNumber + index) * 10), 10_00)
}

/** The sandbox that acts as the source has its records in the same database; a real one would send a file. */
async function statementOfTheSource({ url }: TestCluster): Promise<string> {
  const store = await readStore({ databaseUrl: url, dataDir: '' })
  const dayMs = 24 * 60 * 60_000
  const period = { from: new Date(Date.now() - dayMs), to: new Date(Date.now() + dayMs) }
  const { lines, total } = await store.snapshot(db => sandboxStatement(db, period))
  await store.close()
  return [...lines, total].map(line => `${JSON.stringify(line)}\n`).join('')
}

async function query({ url }: TestCluster, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

async function untilPromoted(cluster: TestCluster): Promise<void> {
  const isFollowing = async () => (await query(cluster, 'select pg_is_in_recovery() as still')).rows[0].still
  while (await isFollowing()) await wait(50)
}

/** As an operator runs it; resolves with its output, whatever it found. */
function runProgram(databaseUrl: string, name: string, ...args: string[]): Promise<string> {
  const program = join(root, 'services', 'src', 'programs', name)
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['-C', 'chowk-source', program, ...args], { env }, (error, output, errors) =>
      errors ? reject(new Error(errors, { cause: error })) : resolve(output),
    )
  })
}
