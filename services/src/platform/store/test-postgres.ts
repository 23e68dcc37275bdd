// One PostgreSQL cluster per test run. The first test file that needs it starts it, all share it, and it is removed
// after the run.
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { asPostgres, freePort, postgresPrograms, unprivileged } from './postgres/test-postgres-programs.ts'

const startingTimeoutMs = 60_000

// The cluster stops and its folder goes when the test runner is gone, even when it was killed.
// Durability is off: what is tested is our logic, and the machine does not lose power during a test.
const supervise = `
set -u
"$BIN/postgres" -D "$CLUSTER/data" -k "$CLUSTER" -h 127.0.0.1 -p "$PORT" \
  -c fsync=off -c full_page_writes=off -c max_connections=200 >"$CLUSTER/log" 2>&1 &
while [ -e "/proc/$RUNNER" ]; do sleep 0.5; done
kill -INT $!
wait $!
case "$CLUSTER" in /tmp/chowk-postgres-*) rm -rf "$CLUSTER" ;; esac
`

/** Resolves with the postgres:// URL of a server where databases may be made. */
export async function throwawayPostgres(): Promise<string> {
  const bin = postgresPrograms()
  const cluster = `/tmp/chowk-postgres-${process.ppid}`
  // Only one process can make the folder: that one starts the cluster, the others wait for its address.
  const isFirst = await asPostgres('mkdir', cluster).then(
    () => true,
    () => false,
  )
  if (isFirst) await start(bin, cluster)
  return addressIn(cluster)
}

async function start(bin: string, cluster: string): Promise<void> {
  await asPostgres(
    `${bin}/initdb`,
    '-D',
    `${cluster}/data`,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  )
  const port = await freePort()
  const [command, ...args] = unprivileged('sh', '-c', supervise)
  spawn(command, args, {
    env: { ...process.env, BIN: bin, CLUSTER: cluster, PORT: String(port), RUNNER: String(process.ppid) },
    stdio: 'ignore',
    detached: true,
  }).unref()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilItAnswers(url)
  await asPostgres('sh', '-c', `echo ${url} >${cluster}/starting && mv ${cluster}/starting ${cluster}/url`)
}

async function addressIn(cluster: string): Promise<string> {
  for (const deadline = Date.now() + startingTimeoutMs; ; await wait(50)) {
    try {
      return (await readFile(`${cluster}/url`, 'utf8')).trim()
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL did not start in ${cluster}: see its log there.`, { cause: error })
    }
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (const deadline = Date.now() + startingTimeoutMs; ; await wait(50)) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}
