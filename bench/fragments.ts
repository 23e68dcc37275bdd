/** What the shell costs on other people's pages: a kept fragment beside a bare server's, and what a bare page grows by. */
import { request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { measureBesideBare } from './bare-servers.ts'
import { atLeast, type Figure, plain } from './figure.ts'
import { ratioOf, speedOf } from './rounds.ts'
import { serveForBench } from './serve.ts'

const asked = '/shell/v1/fragments?showUtilityBar=true'

export async function fragments(): Promise<Figure[]> {
  const { origin, stop } = await serveForBench({ module: 'start-server.ts' })
  try {
    const kept = { path: asked, headers: { 'accept-encoding': 'br' } }
    const measured = await measureBesideBare(origin, new Map([['kept', kept]]), [
      'bare Fastify',
      'bare node:http',
    ])
    return [
      plain('a kept fragment', speedOf(measured, 'kept').requestsPerSecond, 'req/s'),
      atLeast(
        0.8,
        'a kept fragment, to bare Fastify',
        ratioOf(measured, 'kept', 'kept, bare Fastify'),
        'ratio',
      ),
      plain('a kept fragment, to bare node:http', ratioOf(measured, 'kept', 'kept, bare node:http'), 'ratio'),
      ...(await growth(origin)),
    ]
  } finally {
    await stop()
  }
}

/** As a host packs its own page. */
async function growth(origin: string): Promise<Figure[]> {
  const answer = (await (await fetch(origin + asked)).json()) as Record<string, string>
  const bare =
    '<!doctype html><html lang="en-IN"><head></head><body><main id="main"><h1>Bus</h1></main></body></html>'
  const { head = '', header = '', footer = '', scripts = '' } = answer
  const packed = (...parts: readonly string[]) => brotliCompressSync(bare + parts.join('')).length
  const alone = packed()
  const code = /data-code="([^"]+)"/.exec(header)?.[1] ?? ''
  return [
    plain('header on a bare page', packed(head, header, scripts) - alone, 'bytes br'),
    plain('header and footer on a bare page', packed(head, header, footer, scripts) - alone, 'bytes br'),
    plain('the script that wakes them', await bytesOf(code), 'bytes br, without what it imports'),
  ]
}

function bytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, response => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
}
