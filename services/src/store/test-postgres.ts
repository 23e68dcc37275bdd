// A PostgreSQL cluster that lives as long as the process that asked for it, and not a moment longer.
import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const STARTING_TIMEOUT_MS = 60_000
const DEBIAN_FOLDER = '/usr/lib/postgresql'

// The cluster stops and its folder goes when standard input closes, which happens even when the tests are killed.
// Durability is off: what is tested is our logic, and the machine does not lose power during a test.
const SUPERVISE = `
"$BIN/postgres" -D "$DATA" -k "$DATA" -h 127.0.0.1 -p "$PORT" \
  -c fsync=off -c full_page_writes=off -c max_connections=200 >"$DATA/log" 2>&1 &
cat >/dev/null
kill -INT $!
wait $!
rm -rf "$DATA"
`

/** Resolves with the postgres:// URL of a server where databases may be made. */
export async function startThrowawayPostgres(): Promise<string> {
  const bin = await binariesFolder()
  const data = (await asPostgres('mktemp', '-d', '/tmp/chowk-postgres-XXXXXX')).trim()
  await asPostgres(`${bin}/initdb`, '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  const port = await freePort()

  const [command, ...args] = unprivileged('sh', '-c', SUPERVISE)
  const supervisor = spawn(command, args, {
    env: { ...process.env, BIN: bin, DATA: data, PORT: String(port) },
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  })
  supervisor.unref()

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilItAnswers(url)
  return url
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
