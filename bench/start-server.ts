/** The portal alone, as `npm start` runs it, for a profile of its start. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '..', '.cache', 'compiled'))
const { builtSite } = await import('../portal/src/server/built-site.ts')
const { compose } = await import('../portal/src/server/run.ts')
const { readSettings } = await import('../portal/src/server/settings.ts')
const { collectStartGarbage } = await import('../portal/src/server/start-garbage.ts')

const settings = readSettings(process.env)
const { app } = await compose(settings, await builtSite(settings))
collectStartGarbage()
await app.listen({ port: settings.port, host: settings.host })
// Before it is said to be ready: ended by the signal itself, it would leave no profile.
process.on('SIGTERM', () => process.exit(0))
process.send?.('ready')
