/** `npm start`: builds when something changed, then serves. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { requireNode24 } from './node-version.ts'

requireNode24()
// A process of its own: the bundler sets NODE_ENV, which would decide for the server that this is no demonstration.
const build = [...process.execArgv, join(import.meta.dirname, 'build.ts')]
const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const root = join(import.meta.dirname, '..')
// The server takes this process's place: what decides how it allocates memory is read before anything runs.
const server = join(root, 'portal', 'dist', 'server', 'main.js')
process.execve?.(process.execPath, [process.execPath, ...process.execArgv, server], {
  // As in deploy/systemd: few arenas, and what is free goes back to the system.
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
  // The second start finds the code already compiled.
  NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
  ...process.env,
} as Record<string, string>)
// Where a system cannot do that.
await import(pathToFileURL(server).href)
