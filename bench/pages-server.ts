/** The portal as it is served, with three more routes to compare it with. */
import { brotliCompressSync } from 'node:zlib'
import { builtSite } from '../portal/src/server/built-site.ts'
import { PageCache } from '../portal/src/server/page-cache.ts'
import { compose } from '../portal/src/server/run.ts'
import { createPageSender } from '../portal/src/server/send-page.ts'
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

// The same page with ten times the footer, through the cache, and as a constant of the same bytes.
const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'))
const tenfoldHtml = html.replace('</footer>', () => `${footer.repeat(9)}</footer>`)
const cache = new PageCache({ maxBytes: 64 * 1024 * 1024 })
const tenfold = await cache.fill('tenfold', 'tenfold', () => tenfoldHtml)
const sender = createPageSender({ everywhere: {}, files: {}, framed: {} })
app.get('/bench/tenfold', (request, reply) => sender.cached(request, reply, cache.peek('tenfold') ?? tenfold))
app.get('/bench/constant-tenfold', (_request, reply) =>
  reply
    .headers({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' })
    .send(tenfold.br.body),
)

await app.listen({ port: settings.port, host: settings.host })
await fetch(`http://localhost:${settings.port}/`)
process.send?.('ready')
process.on('SIGTERM', () => process.exit(0))
