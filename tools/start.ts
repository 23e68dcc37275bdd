/** `npm start`: builds when something changed, then serves. */
import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { requireNode24 } from './node-version.ts'

requireNode24()
// The second start finds the code already compiled.
enableCompileCache(join(import.meta.dirname, '..', '.cache', 'compiled'))
// A process of its own: the bundler sets NODE_ENV, which would decide for the server that this is no demonstration.
const build = [...process.execArgv, join(import.meta.dirname, 'build.ts')]
const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await import(new URL('../portal/dist/server/main.js', import.meta.url).href)
