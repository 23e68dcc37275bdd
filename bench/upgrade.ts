/**
 * A new release without downtime, and back again: two portals behind nginx over one PostgreSQL, replaced one after the other
 * while customers pay. The next release is this one with one more migration; the previous is the one before the last migration,
 * from git (CHOWK_BENCH_RELEASE names another).
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeCluster } from '../services/src/platform/store/postgres/test-cluster.ts'
import { freePort } from '../tools/free-port.ts'
import { ensurePostgres } from '../tools/postgres.ts'
import { copyOfProject } from '../tools/test-copy.ts'
import { Drill } from './faults/drill.ts'
import { type PortalProcess, startPortal } from './faults/portal-process.ts'
import type { Figure } from './figure.ts'
import { startNginx } from './scaling/nginx.ts'

const root = join(import.meta.dirname, '..')

export async function upgrade(): Promise<Figure[]> {
  using next = nextRelease()
  const figures = await through('this release to the next and back', root, next.path, root)
  using last = lastRelease()
  if (!last) {
    console.log('Skipped: the previous release. It is not in this git repository, or could not be built.')
    return figures
  }
  return [...figures, ...(await through('the last release to this one', last.path, root))]
}

/** Both portals become each of the releases, one after the other. */
async function through(name: string, first: string, ...releases: string[]): Promise<Figure[]> {
  await using site = await startSite(first)
  const drill = await Drill.begin(site.origin)
  let normalAfterMs = 0
  await drill.strike(async () => {
    for (const release of releases)
      for (const which of [0, 1] as const) {
        await site.replace(which, release)
        normalAfterMs = await drill.untilNormal()
      }
  })
  // Awaited here: otherwise the site would be disposed of first.
  return await site.figures(name, drill, normalAfterMs)
}

interface Site extends AsyncDisposable {
  readonly origin: string
  /** Ends one portal in order and starts another release in its place; meanwhile nginx uses the other. */
  replace(which: 0 | 1, release: string): Promise<void>
  figures(name: string, drill: Drill, normalAfterMs: number): Promise<Figure[]>
}

async function startSite(release: string): Promise<Site> {
  ensurePostgres()
  await using started = new AsyncDisposableStack()
  const cluster = started.adopt(await makeCluster(), each => each.remove())
  await cluster.start()
  const ports = [await freePort(), await freePort()] as const
  const port = await freePort()
  const start = (which: 0 | 1, root: string) =>
    startPortal(
      {
        PORT: ports[which],
        CHOWK_ORIGIN: `http://localhost:${port}`,
        CHOWK_SECRET: 'a secret that both portals share',
        DATABASE_URL: cluster.url,
      },
      root,
    )
  const portals: PortalProcess[] = [await start(0, release), await start(1, release)]
  started.defer(async () => {
    for (const portal of portals) await portal.end('SIGTERM')
  })
  const nginx = started.use(await startNginx(port, ports))
  const running = started.move()
  return {
    origin: nginx.origin,
    async replace(which, root) {
      await portals[which]?.end('SIGTERM')
      portals[which] = await start(which, root)
    },
    async figures(name, drill, normalAfterMs) {
      const store = { databaseUrl: cluster.url, dataDir: '' }
      return [...(await drill.end(name, store, { normalAfterMs })), drill.unnoticedByVisitors(name)]
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

/** As a team would write it: a column that the previous release leaves empty, an index, and a table that it does not know. */
function nextRelease(): { readonly path: string } & Disposable {
  const copy = copyOfProject()
  const migrations = join(copy.path, 'services', 'src', 'migrations.ts')
  const own = readFileSync(migrations, 'utf8')
  const withMore = own.replace(
    'export const migrations: Migrations = {',
    start => `${start} '9000-note-adds': noteMigration,`,
  )
  if (withMore === own) throw new Error('The migrations have no list to add to.')
  writeFileSync(
    migrations,
    `${withMore}
function noteMigration({ run }: Parameters<Migrations[string]>[0]) {
  return run(\`
alter table customer_order add column note text;
create index customer_order_by_note on customer_order (note);
create table order_note (id text primary key, at integer);
\`)
}
`,
  )
  if (!hasBuilt(copy.path)) throw new Error('The next release cannot be built.')
  return copy
}

function lastRelease(): ({ readonly path: string } & Disposable) | undefined {
  const commit = process.env.CHOWK_BENCH_RELEASE || commitBeforeLastMigration()
  if (!commit) return undefined
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempDisposableSync(join(root, '.cache', 'release-'))
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder.path], { input: archive })
  const scope = join(folder.path, 'node_modules', '@chowk')
  mkdirSync(scope, { recursive: true })
  for (const name of ['shell', 'catalog', 'services', 'portal'])
    symlinkSync(join('..', '..', name), join(scope, name))
  if (hasBuilt(folder.path)) return folder
  folder[Symbol.dispose]()
  return undefined
}

function hasBuilt(release: string): boolean {
  const build = [...process.execArgv, join(release, 'tools', 'build.ts')]
  return spawnSync(process.execPath, build, { cwd: release, stdio: 'inherit' }).status === 0
}

function commitBeforeLastMigration(): string | undefined {
  // Only migrations after the baseline have such names: an upgrade from before it is impossible.
  const args = ['log', '-1', '--format=%H~1', "-S-adds'", '--', 'services/src/migrations.ts']
  const { stdout, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 && stdout.trim() ? stdout.trim() : undefined
}
