/** `npm run dev`: the same server and routes, rendered from source, with hot reload. */
import { requireNode24 } from './node-version.ts'

requireNode24()
await import('../portal/src/server/dev.ts')
