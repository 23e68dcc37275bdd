// The threads of SQLite's stores, bundled once for a run of the tests: it opens hundreds of stores, and a thread takes
// five times as long to start from its sources.
import { access, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { rooms } from '../../test-rooms.ts'
import type { Rooms } from './room.ts'

const BUNDLING_TIMEOUT_MS = 60_000

/** CHOWK_TEST_RUN names the run's folder; without one, as in a benchmark, the threads start from their sources. */
export async function testRooms(): Promise<Rooms> {
  const run = process.env.CHOWK_TEST_RUN
  if (!run) return rooms
  const folder = join(run, 'threads')
  const ready = join(folder, 'ready')
  // Only one process can make the folder: that one bundles, the others wait for it.
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    const { bundle } = await import('./test-bundle.ts')
    await bundle(folder)
    await writeFile(ready, '')
  }
  for (const deadline = Date.now() + BUNDLING_TIMEOUT_MS; !(await isThere(ready)); await wait(20))
    if (Date.now() > deadline) throw new Error(`Nobody bundled the threads in ${folder}.`)
  const threads = `${pathToFileURL(folder).href}/`
  return { ...rooms, threads, address: `${threads}test-rooms.ts` }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
