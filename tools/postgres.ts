/** Tests use both databases: makes sure that PostgreSQL's programs are on this machine. */
import { globSync } from 'node:fs'
import { install, mayInstall, programOnPath } from './debian.ts'

export function ensurePostgres(): void {
  if (process.env.CHOWK_TEST_POSTGRES || hasInitdb()) return
  if (mayInstall()) install('postgresql')
  if (hasInitdb()) return
  throw new Error(
    'PostgreSQL is not installed, so half of the store tests could not run. Install it (Debian: apt-get install ' +
      'postgresql), or set CHOWK_TEST_POSTGRES to the postgres:// URL of a server that lets us create databases.',
  )
}

function hasInitdb(): boolean {
  if (globSync('/usr/lib/postgresql/*/bin/initdb').length > 0) return true
  return programOnPath('initdb') !== undefined
}
