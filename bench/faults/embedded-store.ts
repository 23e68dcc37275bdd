/** Faults of a portal with the embedded database: killed, told to end, out of disk, its clock set. */
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Figure, plain } from '../figure.ts'
import { Drill, none } from './drill.ts'
import { freePort, startPortal } from './portal-process.ts'

/** Long enough for a few hundred postings. */
const calmMs = 1_000

const temporary = (name: string) => mkdtempSync(join(tmpdir(), `chowk-${name}-`))

export async function killed(): Promise<Figure[]> {
  return endedAndStarted('kill -9 under load', 'SIGKILL')
}

export async function terminated(): Promise<Figure[]> {
  return endedAndStarted('SIGTERM under load', 'SIGTERM')
}

/** The time until normal holds the end of the old process and the start of the new one. */
async function endedAndStarted(name: string, signal: 'SIGKILL' | 'SIGTERM'): Promise<Figure[]> {
  const dataDir = temporary('ended')
  const settings = { PORT: await freePort(), CHOWK_DATA: dataDir }
  const first = await startPortal(settings)
  const drill = await Drill.begin(first.origin)
  await wait(calmMs)
  const from = performance.now()
  const code = await first.end(signal)
  const endedMs = Math.round(performance.now() - from)
  const second = await startPortal(settings)
  await drill.untilNormal()
  const figures = await drill.end(name, { dataDir }, Math.round(performance.now() - from))
  await second.end('SIGTERM')
  rmSync(dataDir, { recursive: true })
  if (signal === 'SIGKILL') return figures
  return [
    ...figures,
    plain(`${name}: until the process is gone`, endedMs, 'ms'),
    none(`${name}: exit code`, Number(code), ''),
  ]
}

export async function fullDisk(): Promise<Figure[]> {
  const name = 'full disk'
  const disk = temporary('disk')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'chowk-bench', disk], { stdio: 'pipe' })
  } catch {
    console.log('Left out: a full disk. A small disk of its own needs the right to mount one (run as root).')
    rmSync(disk, { recursive: true })
    return []
  }
  const portal = await startPortal({ PORT: await freePort(), CHOWK_DATA: disk })
  const drill = await Drill.begin(portal.origin)
  await wait(calmMs)

  const ballast = join(disk, 'ballast')
  for (let before = -1; before !== drill.postings.acknowledged; await wait(500)) {
    before = drill.postings.acknowledged
    fill(ballast)
  }
  let pagesFailed = 0
  for (const path of ['/passbook', '/myorders', '/v1/api/wallet/balance'])
    for (const customer of drill.customers) if (!(await customer.visit(path)).ok) pagesFailed++
  rmSync(ballast)
  const normalAfterMs = await drill.untilNormal()
  const figures = await drill.end(name, { dataDir: disk }, normalAfterMs)
  await portal.end('SIGTERM')
  execFileSync('umount', [disk])
  rmSync(disk, { recursive: true })
  return [
    ...figures,
    drill.unnoticedByVisitors(name),
    none(`${name}: account pages that could not be read`, pagesFailed, 'pages'),
  ]
}

function fill(file: string): void {
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
  const dataDir = temporary('clock')
  const clock = join(dataDir, 'clock')
  writeFileSync(clock, '0')
  const portal = await startPortal({
    PORT: await freePort(),
    CHOWK_DATA: dataDir,
    CHOWK_BENCH_CLOCK: clock,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'shifted-clock.ts')}`,
  })
  const drill = await Drill.begin(portal.origin)
  let longestMs = 0
  for (const shiftMs of [hourMs, 0, -hourMs, 0]) {
    writeFileSync(clock, String(shiftMs))
    // Until the portal has seen it.
    await wait(200)
    longestMs = Math.max(longestMs, await drill.untilNormal())
    await wait(calmMs / 2)
  }
  const figures = await drill.end(name, { dataDir }, longestMs)
  await portal.end('SIGTERM')
  rmSync(dataDir, { recursive: true })
  return [...figures, drill.unnoticedByVisitors(name)]
}
