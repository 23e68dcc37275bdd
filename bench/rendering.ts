/** The cost of rendering and of compression, compared with a bare server that sends the same bytes; and ten times the links. */
import { measureBesideBare } from './bare-servers.ts'
import { atLeast, type Figure, plain } from './figure.ts'
import type { Target } from './fire.ts'
import { benchPath, type MeasuredPage, type Mode, measuredPages, pageNames } from './measured-pages.ts'
import { ratioOf, speedOf } from './rounds.ts'
import { serveForBench } from './serve.ts'

type Measured = `${Mode} ${MeasuredPage | 'tenfold'}` | 'home'

export async function rendering(): Promise<Figure[]> {
  const { origin, stop } = await serveForBench()
  try {
    const measured = await measureBesideBare(origin, targets())
    const toBare = (name: Measured) => ratioOf(measured, name, `${name}, bare Fastify`)
    return [
      ...pageNames.flatMap(name => {
        const { requestsPerSecond, p99Ms } = speedOf(measured, `uncached ${name}`)
        return [
          plain(`${name}, uncached`, requestsPerSecond, 'req/s'),
          plain(`${name}, uncached, p99`, p99Ms, 'ms'),
          atLeast(0.1, `${name}, uncached, to bare Fastify`, toBare(`uncached ${name}`), 'ratio'),
        ]
      }),
      // The first visitor of a page after a deploy waits for its compression too.
      plain(
        'home, rendered and compressed in both encodings, to bare Fastify',
        toBare('compressed home'),
        'ratio',
      ),
      plain('ten times the links, cached, to bare Fastify', toBare('cached tenfold'), 'ratio'),
      atLeast(0.1, 'ten times the links, uncached, to bare Fastify', toBare('uncached tenfold'), 'ratio'),
      plain(
        'time of a cached page, ten times the links to one',
        ratioOf(measured, 'home', 'cached tenfold'),
        'ratio',
      ),
      plain(
        'time of an uncached page, ten times the links to one',
        ratioOf(measured, 'uncached home', 'uncached tenfold'),
        'ratio',
      ),
    ]
  } finally {
    await stop()
  }
}

/** Rendered pages are uncompressed, otherwise the compression would hide the rendering. */
function targets(): Map<Measured, Target> {
  const brotli = { 'accept-encoding': 'br' }
  return new Map<Measured, Target>([
    ...pageNames.map((name): [Measured, Target] => [
      `uncached ${name}`,
      { path: benchPath('uncached', name), expectedStatus: measuredPages[name].status },
    ]),
    ['compressed home', { path: benchPath('compressed', 'home'), headers: brotli }],
    // By the same route as the page it is compared with.
    ['home', { path: '/?asked=so', headers: brotli }],
    ['cached tenfold', { path: benchPath('cached', 'tenfold'), headers: brotli }],
    ['uncached tenfold', { path: benchPath('uncached', 'tenfold') }],
  ])
}
