/** The processor time of this process and of our PostgreSQL: other load on the machine does not count. */
import { globSync, readFileSync } from 'node:fs'

const tickMs = 10

export function processorMs(clusterDir: string): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 + postgresMs(clusterDir)
}

function postgresMs(clusterDir: string): number {
  const first = readFileSync(`${clusterDir}/postmaster.pid`, 'utf8').split('\n')[0]
  const servers = globSync(`/proc/${first}/task/*/children`).flatMap(file =>
    readFileSync(file, 'utf8').split(' ').filter(Boolean),
  )
  const [, , ofEnded = 0, systemOfEnded = 0] = ticksOf(first)
  const running = servers.map(ticksOf).reduce((sum, [user = 0, system = 0]) => sum + user + system, 0)
  return (running + ofEnded + systemOfEnded) * tickMs
}

/** The process's own user and system time, and that of its ended children. */
function ticksOf(pid: string | undefined): number[] {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    return fields.split(' ').slice(11, 15).map(Number)
  } catch {
    // The process ended meanwhile.
    return []
  }
}
