// The threads of SQLite's stores, bundled once for a run of the tests: it opens hundreds of stores, and a thread takes
// five times as long to start from its sources.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rooms } from '../../test-rooms.ts'
import type { Rooms } from './room.ts'
import { onceIn, run } from './test-once.ts'

export async function testRooms(): Promise<Rooms> {
  if (!run) return rooms
  const folder = await onceIn(run, 'threads', async folder => {
    const { bundle } = await import('./test-bundle.ts')
    await bundle(folder)
  })
  const address = pathToFileURL(join(folder, 'test-rooms.mjs')).href
  return { ...rooms, threads: address, address }
}
