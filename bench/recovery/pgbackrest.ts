/** pgBackRest with the configuration of deploy/, only its paths replaced. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asPostgres } from '../../services/src/platform/store/postgres/test-postgres-programs.ts'
import { install, mayInstall } from '../../tools/debian.ts'

const program = '/usr/bin/pgbackrest'
const deployed = join(import.meta.dirname, '..', '..', 'deploy', 'pgbackrest', 'pgbackrest.conf')

export function ensurePgbackrest(): void {
  if (!existsSync(program) && mayInstall()) install('pgbackrest')
  if (!existsSync(program))
    throw new Error(
      'pgBackRest is not installed, and this is tried with the real one: apt-get install pgbackrest.',
    )
}

export interface Repository {
  backUp(): Promise<void>
  /** Restores a point in time; the server must be stopped. */
  restoreTo(moment: Date): Promise<void>
  remove(): Promise<void>
}

/**
 * For a server that is not started yet: it inherits the archive path from here. One at a time, since the path is in
 * the environment.
 */
export async function makeRepository({
  dataDir,
  url,
}: {
  dataDir: string
  url: string
}): Promise<Repository> {
  const folder = (await asPostgres('mktemp', '-d', '/tmp/chowk-pgbackrest-XXXXXX')).trim()
  const config = `${folder}/pgbackrest.conf`
  await asPostgres('sh', '-c', `cat > ${config} <<'END'\n${readFileSync(deployed, 'utf8')}\nEND`)
  Object.assign(process.env, {
    PGBACKREST_CONFIG: config,
    PGBACKREST_REPO1_PATH: `${folder}/repository`,
    PGBACKREST_REPO1_CIPHER_PASS: 'only this drill knows it',
    PGBACKREST_LOCK_PATH: folder,
    PGBACKREST_SPOOL_PATH: folder,
    PGBACKREST_PG1_PATH: dataDir,
    PGBACKREST_PG1_PORT: new URL(url).port,
    PGBACKREST_PG1_SOCKET_PATH: join(dataDir, '..'),
    PGBACKREST_PG1_USER: 'postgres',
  })
  const run = (...args: string[]) => asPostgres(program, '--stanza=chowk', ...args)
  let isMade = false
  return {
    async backUp() {
      if (!isMade) await run('stanza-create')
      isMade = true
      await run('--type=full', 'backup')
    },
    async restoreTo(moment) {
      const target = moment.toISOString().replace('T', ' ').replace('Z', '+00')
      await run('--delta', '--type=time', `--target=${target}`, '--target-action=promote', 'restore')
    },
    async remove() {
      for (const name of Object.keys(process.env))
        if (name.startsWith('PGBACKREST_')) Reflect.deleteProperty(process.env, name)
      await asPostgres('rm', '-rf', folder)
    },
  }
}
