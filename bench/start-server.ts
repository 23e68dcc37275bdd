/** The portal alone, as `npm start` runs it, for a profile of its start. */
import { builtSite } from '../portal/src/server/built-site.ts'
import { compose } from '../portal/src/server/run.ts'
import { readSettings } from '../portal/src/server/settings.ts'

const settings = readSettings(process.env)
const { app } = await compose(settings, await builtSite(settings))
await app.listen({ port: settings.port, host: settings.host })
process.send?.('ready')
process.on('SIGTERM', () => process.exit(0))
