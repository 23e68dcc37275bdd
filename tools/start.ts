/** `npm start`: builds when something changed, then serves. */
import { requireNode24 } from './node-version.ts'

requireNode24()
const { buildIfStale } = await import('./build.ts')
await buildIfStale()
await import('../portal/src/server/main.ts')
