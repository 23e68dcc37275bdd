/** Both databases are tested for real: makes sure PostgreSQL's programs are on this machine. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

export function ensurePostgres(): void {
  if (process.env.CHOWK_TEST_POSTGRES || hasInitdb()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No PostgreSQL found: installing one with apt-get…')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit', env })
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], {
      stdio: 'inherit',
      env,
    })
    if (hasInitdb()) return
  }
  throw new Error(
    'PostgreSQL is not installed, so half of the store tests could not run. Install it (Debian: apt-get install ' +
      'postgresql), or set CHOWK_TEST_POSTGRES to the postgres:// URL of a server that lets us create databases.',
  )
}

function hasInitdb(): boolean {
  if (globSync('/usr/lib/postgresql/*/bin/initdb').length > 0) return true
  return spawnSync('sh', ['-c', 'command -v initdb']).status === 0
}
