/** `npm start`: builds when something changed, then serves. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { requireNode24 } from './node-version.ts'

requireNode24()
// In a child process: the bundler sets NODE_ENV, which would turn the demonstration off.
const build = [...process.execArgv, join(import.meta.dirname, 'build.ts')]
const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const root = join(import.meta.dirname, '..')
// The server replaces this process: the memory settings below are read before anything runs.
const server = join(root, 'portal', 'dist', 'server', 'main.js')
process.execve?.(process.execPath, [process.execPath, ...process.execArgv, server], {
  // As in deploy/systemd: few arenas, and free memory is returned to the system.
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
  // The second start reuses the compiled code.
  NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
  ...process.env,
} as Record<string, string>)
// On systems that cannot do that.
await import(pathToFileURL(server).href)
