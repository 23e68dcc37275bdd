/** The portal as it is served, with three more routes to compare it with. */
import { brotliCompressSync } from 'node:zlib'
import { builtSite } from '../portal/src/server/built-site.ts'
import { compose } from '../portal/src/server/run.ts'
import { readSettings } from '../portal/src/server/settings.ts'

const settings = readSettings(process.env)
const rendering = await builtSite(settings)
const { app } = await compose(settings, rendering)
const site = rendering.built

const match = site.match('/')
const context = site.contextOf(match, new URLSearchParams())
const html = await site.render(match, context)
const compressed = brotliCompressSync(html)

app.get('/bench/constant', (_request, reply) =>
  reply.headers({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' }).send(compressed),
)
app.get('/bench/constant-plain', (_request, reply) => reply.type('text/html; charset=utf-8').send(html))
app.get('/bench/uncached', async (_request, reply) =>
  reply.type('text/html; charset=utf-8').send(await site.render(match, context)),
)

await app.listen({ port: settings.port, host: settings.host })
await fetch(`http://localhost:${settings.port}/`)
process.send?.('ready')
process.on('SIGTERM', () => process.exit(0))
