// A PostgreSQL cluster that a test can stop, start and freeze. It is removed with the process that made it, even if
// that was killed.
import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { appendFile, chown, copyFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { asPostgres, freePort, postgresPrograms, unprivileged } from './test-postgres-programs.ts'

export interface TestCluster {
  readonly url: string
  readonly dataDir: string
  start(): Promise<void>
  /** 'fast' closes every connection properly; 'immediate' simulates a crash. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  /** Suspends all of its processes: connections stay open and nothing answers. */
  freeze(): void
  thaw(): void
  /** Promotes a replica to a primary. */
  promote(): Promise<void>
  remove(): Promise<void>
}

// Outlives its creator by half a second to clean up.
const caretaker = `
while [ -e "/proc/$MAKER" ] && [ -e "$CLUSTER" ]; do sleep 0.5; done
[ -e "$CLUSTER/data" ] && "$BIN/pg_ctl" -D "$CLUSTER/data" -m immediate stop
case "$CLUSTER" in /tmp/chowk-cluster-*) rm -rf "$CLUSTER" ;; esac
`

export interface ClusterOptions {
  /** The cluster to replicate; without it a new one is created. */
  readonly following?: TestCluster
  /** A file with settings for it. */
  readonly config?: string
}

/** Creates a cluster without starting it. */
export async function makeCluster({ following, config }: ClusterOptions = {}): Promise<TestCluster> {
  const bin = postgresPrograms()
  const folder = (await asPostgres('mktemp', '-d', '/tmp/chowk-cluster-XXXXXX')).trim()
  const dataDir = `${folder}/data`
  if (following) {
    const slot = ['--write-recovery-conf', '--create-slot', '--slot=replica_1', '--checkpoint=fast']
    await asPostgres(`${bin}/pg_basebackup`, '-d', following.url, '-D', dataDir, ...slot)
  } else {
    const plain = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
    await asPostgres(`${bin}/initdb`, '-D', dataDir, ...plain)
  }
  if (config) {
    const copy = `${dataDir}/${basename(config)}`
    await copyFile(config, copy)
    // Owned by the cluster's user like its other files, because a backup restores as that user.
    const { uid, gid } = await stat(dataDir)
    await chown(copy, uid, gid)
    await appendFile(`${dataDir}/postgresql.conf`, `include '${basename(config)}'\n`)
  }
  const port = await freePort()
  const [command, ...args] = unprivileged('sh', '-c', caretaker)
  const env = { ...process.env, BIN: bin, CLUSTER: folder, MAKER: String(process.pid) }
  spawn(command, args, { env, stdio: 'ignore', detached: true, cwd: '/tmp' }).unref()

  const control = (...action: string[]) => asPostgres(`${bin}/pg_ctl`, '-D', dataDir, ...action)
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processesOf(dataDir)) process.kill(pid, signal)
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    dataDir,
    async start() {
      const options = `-k ${folder} -h 127.0.0.1 -p ${port}`
      await control('-l', `${folder}/log`, '-o', options, '-w', 'start')
    },
    async stop(mode) {
      await control('-m', mode, '-w', 'stop')
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async promote() {
      await control('-w', 'promote')
    },
    async remove() {
      signalAll('SIGCONT')
      await control('-m', 'immediate', 'stop').catch(() => {})
      await asPostgres('rm', '-rf', folder)
    },
  }
}

/** The cluster's first process and all its children. */
function processesOf(dataDir: string): number[] {
  try {
    const first = Number(readFileSync(`${dataDir}/postmaster.pid`, 'utf8').split('\n')[0])
    const children = globSync(`/proc/${first}/task/*/children`).flatMap(file =>
      readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number),
    )
    return [first, ...children]
  } catch {
    return []
  }
}
