/** The portal with additional routes that serve the same pages in other ways. */
import type { OutgoingHttpHeaders } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { loadBuiltSite } from '../portal/src/server/built-site.ts'
import { type CachedPage, PageCache } from '../portal/src/server/page-cache.ts'
import { compose } from '../portal/src/server/run.ts'
import { noPolicy } from '../portal/src/server/security-headers.ts'
import { createPageSender } from '../portal/src/server/send-page.ts'
import { readSettings } from '../portal/src/server/settings.ts'
import { benchPath, type MeasuredPage, measuredPages, pageNames, scriptlessPath } from './measured-pages.ts'

const settings = readSettings(process.env)
const rendering = await loadBuiltSite(settings)
const { app } = await compose(settings, rendering)
const site = rendering.built
const sender = createPageSender(noPolicy)
const html = 'text/html; charset=utf-8'

async function renderUncached(name: MeasuredPage): Promise<string> {
  if (name === 'not found') return site.error('en', { kind: 'not-found' }).html
  const match = site.match(measuredPages[name].path)
  const { page } = match.target
  const context = site.contextOf(match, new URLSearchParams())
  const shown = page.access === 'visitor' ? await page.show(context) : undefined
  if (!shown) throw new Error(`${name} is no page for every visitor.`)
  return site.render(match, context, shown).html
}

for (const name of pageNames) {
  const { status } = measuredPages[name]
  app.get(benchPath('uncached', name), async (_request, reply) =>
    reply
      .code(status)
      .type(html)
      .send(await renderUncached(name)),
  )
}

// Like the first visitor after a deploy: rendered, compressed quickly in both encodings, cached.
const manyPages = new PageCache({ maxBytes: 16 * 1024 * 1024 })
let renderedPages = 0
const compress = () => manyPages.fill(`${++renderedPages}`, 'home', () => renderUncached('home'))
app.get(benchPath('compressed', 'home'), async (request, reply) =>
  sender.cached(request, reply, await compress()),
)

// Ten times the links: the footer, rendered once as the site does it, inserted ten times.
const home = await renderUncached('home')
const footer = home.slice(home.indexOf('<footer'), home.indexOf('</footer>'))
const nineMore = footer.repeat(9)
const tenfold = (page: string) => page.replace('</footer>', () => `${nineMore}</footer>`)
const cache = new PageCache({ maxBytes: 64 * 1024 * 1024 })
await cache.fill('tenfold', 'tenfold', () => tenfold(home))
cache.get('tenfold')
await cache.settled()
const tenfoldPage = cache.get('tenfold') as CachedPage
app.get(benchPath('cached', 'tenfold'), (request, reply) => sender.cached(request, reply, tenfoldPage))
app.get(benchPath('uncached', 'tenfold'), async (_request, reply) =>
  reply.type(html).send(tenfold(await renderUncached('home'))),
)

// The cost of scripts: the same document without them, with the same headers and compression, cached like other pages.
const scriptless = new Map<string, { headers: OutgoingHttpHeaders; body: Buffer }>()
app.get(`${scriptlessPath}*`, async ({ url }, reply) => {
  const cached = scriptless.get(url) ?? (await withoutScripts(url.slice(scriptlessPath.length)))
  scriptless.set(url, cached)
  return reply.headers(cached.headers).send(cached.body)
})

async function withoutScripts(url: string) {
  const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
  const [decompress, compress] =
    headers['content-encoding'] === 'br' ? [brotliDecompressSync, brotliCompressSync] : [gunzipSync, gzipSync]
  const html = decompress(rawPayload)
    .toString()
    .replaceAll(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
  const body = compress(html)
  return { headers: { ...headers, 'content-length': body.length }, body }
}

await app.listen({ port: settings.port, host: settings.host })
process.send?.('ready')
process.on('SIGTERM', () => process.exit(0))
