/** `npm run dev`: the same server and routes, rendered from source, with hot reload. */
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { readWordAreas } from '../portal/src/content/read-content.ts'
import { requireNode24 } from './node-version.ts'

requireNode24()

// Vite loads the pages. Node loads the server, whose CSV and calendar files need the words too.
const words = 'virtual:content/words'
registerHooks({
  resolve: (id, context, next) => (id === words ? { url: words, shortCircuit: true } : next(id, context)),
  load: (url, context, next) =>
    url === words
      ? {
          format: 'module',
          source: `export default ${JSON.stringify(readWordAreas(join(import.meta.dirname, '..', 'content')))}`,
          shortCircuit: true,
        }
      : next(url, context),
})
await import('../portal/src/server/dev.ts')
