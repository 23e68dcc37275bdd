/** The portal alone, as `npm start` runs it. No TypeScript: Node would load the code that strips types. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '..', '.cache', 'compiled'))
await import(new URL('../portal/dist/server/main.js', import.meta.url).href)
process.send?.('ready')
