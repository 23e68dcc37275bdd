// Locates PostgreSQL's programs, as Debian installs them, and a free port for a server.
import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { promisify } from 'node:util'

const debianFolder = '/usr/lib/postgresql'

/** The folder with initdb, postgres and pg_ctl of the newest version. */
export function postgresPrograms(): string {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  const bin = `${debianFolder}/${newest}/bin`
  if (!existsSync(`${bin}/postgres`)) {
    throw new Error(
      `No PostgreSQL under ${debianFolder}, and the store is tested on the real one: ` +
        'install it (apt-get install postgresql), or name a server in CHOWK_TEST_POSTGRES.',
    )
  }
  return bin
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
export function unprivileged(...command: [string, ...string[]]): [string, ...string[]] {
  return process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command
}

export async function asPostgres(...command: [string, ...string[]]): Promise<string> {
  const [file, ...args] = unprivileged(...command)
  const { stdout } = await promisify(execFile)(file, args, { cwd: '/tmp' })
  return stdout
}

/** A port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The listening socket has no port.')
  return address.port
}
