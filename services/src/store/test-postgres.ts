// A PostgreSQL cluster for one run of the tests: the first test file that needs it starts it, all share it, and it goes
// with the run.
import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const STARTING_TIMEOUT_MS = 60_000
const DEBIAN_FOLDER = '/usr/lib/postgresql'

// The cluster stops and its folder goes when the test runner is gone, even when it was killed.
// Durability is off: what is tested is our logic, and the machine does not lose power during a test.
const SUPERVISE = `
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
  const bin = await binariesFolder()
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
  const [command, ...args] = unprivileged('sh', '-c', SUPERVISE)
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
  for (const deadline = Date.now() + STARTING_TIMEOUT_MS; ; await wait(50)) {
    try {
      return (await readFile(`${cluster}/url`, 'utf8')).trim()
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL did not start in ${cluster}: see its log there.`, { cause: error })
    }
  }
}

async function binariesFolder(): Promise<string> {
  const versions = existsSync(DEBIAN_FOLDER) ? await readdir(DEBIAN_FOLDER) : []
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  const bin = `${DEBIAN_FOLDER}/${newest}/bin`
  if (!existsSync(`${bin}/postgres`)) {
    throw new Error(
      `No PostgreSQL under ${DEBIAN_FOLDER}, and the store is tested on the real one: ` +
        'install it (apt-get install postgresql), or name a server in CHOWK_TEST_POSTGRES.',
    )
  }
  return bin
}

/** PostgreSQL refuses to run as root; Debian's package made a user for it. */
function unprivileged(...command: [string, ...string[]]): [string, ...string[]] {
  return process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command
}

async function asPostgres(...command: [string, ...string[]]): Promise<string> {
  const [file, ...args] = unprivileged(...command)
  const { stdout } = await promisify(execFile)(file, args, { cwd: '/tmp' })
  return stdout
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The listening socket has no port.')
  return address.port
}

async function untilItAnswers(url: string): Promise<void> {
  for (const deadline = Date.now() + STARTING_TIMEOUT_MS; ; await wait(50)) {
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
