/** Faults of a portal with the embedded database: killed, terminated, disk full, clock changed. */
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tools/free-port.ts'
import { type Figure, none, plain } from '../figure.ts'
import { Drill } from './drill.ts'
import { startPortal } from './portal-process.ts'

/** Removed with the drill, however that ends. */
const temporary = (name: string) => mkdtempDisposableSync(join(tmpdir(), `chowk-${name}-`))

export async function killed(): Promise<Figure[]> {
  return endedAndStarted('kill -9 under load', 'SIGKILL')
}

export async function terminated(): Promise<Figure[]> {
  return endedAndStarted('SIGTERM under load', 'SIGTERM')
}

/** The time until normal includes the end of the old process and the start of the new one. */
async function endedAndStarted(name: string, signal: 'SIGKILL' | 'SIGTERM'): Promise<Figure[]> {
  using data = temporary('ended')
  const settings = { PORT: await freePort(), CHOWK_DATA: data.path }
  await using first = await startPortal(settings)
  const drill = await Drill.begin(first.origin)
  const from = await drill.strike(() => performance.now())
  const code = await first.end(signal)
  const endedMs = Math.round(performance.now() - from)
  await using _second = await startPortal(settings)
  await drill.untilNormal()
  const normalAfterMs = Math.round(performance.now() - from)
  const figures = await drill.end(name, { dataDir: data.path }, { normalAfterMs })
  if (signal === 'SIGKILL') return figures
  return [
    ...figures,
    plain(`${name}: until the process is gone`, endedMs, 'ms'),
    none(`${name}: exit code`, Number(code), ''),
  ]
}

export async function fullDisk(): Promise<Figure[]> {
  const name = 'full disk'
  using disk = temporary('disk')
  if (!mountSmallDisk(disk.path)) {
    console.log('Skipped: a full disk. It needs the permission to mount a small file system (run as root).')
    return []
  }
  using mounted = new DisposableStack()
  mounted.defer(() => execFileSync('umount', [disk.path]))
  await using portal = await startPortal({ PORT: await freePort(), CHOWK_DATA: disk.path })
  const drill = await Drill.begin(portal.origin)
  const ballast = join(disk.path, 'ballast')
  await drill.strike(() => fill(ballast))
  for (let before = -1; before !== drill.postings.acknowledged; await wait(500)) {
    before = drill.postings.acknowledged
    fill(ballast)
  }
  let pagesFailed = 0
  for (const path of ['/passbook', '/myorders', '/v1/api/wallet/balance'])
    for (const customer of drill.customers) if (!(await customer.visit(path)).ok) pagesFailed++
  rmSync(ballast)
  const normalAfterMs = await drill.untilNormal()
  const figures = await drill.end(name, { dataDir: disk.path }, { normalAfterMs })
  return [
    ...figures,
    drill.unnoticedByVisitors(name),
    none(`${name}: account pages that could not be read`, pagesFailed, 'pages'),
  ]
}

/** False when this user may not. */
function mountSmallDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'chowk-bench', folder], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}

export function fill(file: string): void {
  for (let bytes = 1024 * 1024; bytes >= 512; ) {
    try {
      appendFileSync(file, Buffer.alloc(bytes))
    } catch {
      bytes /= 2
    }
  }
}

const hourMs = 60 * 60 * 1000

/** An hour forward and back again, an hour back and forward again. */
export async function clockJump(): Promise<Figure[]> {
  const name = 'clock jump'
  using data = temporary('clock')
  const clock = join(data.path, 'clock')
  writeFileSync(clock, '0')
  await using portal = await startPortal({
    PORT: await freePort(),
    CHOWK_DATA: data.path,
    CHOWK_BENCH_CLOCK: clock,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'shifted-clock.ts')}`,
  })
  const drill = await Drill.begin(portal.origin)
  let longestMs = 0
  for (const shiftMs of [hourMs, 0, -hourMs, 0]) {
    await drill.strike(() => writeFileSync(clock, String(shiftMs)))
    // Until the portal has noticed it.
    await wait(200)
    longestMs = Math.max(longestMs, await drill.untilNormal())
    await wait(500)
  }
  // Requests in flight when the clock went back appear to end before they begin.
  const expected = { normalAfterMs: longestMs, rightlyNamed: /the order of its times/ }
  const figures = await drill.end(name, { dataDir: data.path }, expected)
  return [...figures, drill.unnoticedByVisitors(name)]
}
