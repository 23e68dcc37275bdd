/** What rendering costs, and packing, beside a bare server that sends the same bytes; and ten times the links. */
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
          plain(`${name}, rendered anew`, requestsPerSecond, 'req/s'),
          plain(`${name}, rendered anew, p99`, p99Ms, 'ms'),
          atLeast(0.1, `${name}, rendered anew, to bare Fastify`, toBare(`uncached ${name}`), 'ratio'),
        ]
      }),
      // The first visitor of a page after a deploy waits for its packing too.
      plain('home, rendered and packed in both encodings, to bare Fastify', toBare('packed home'), 'ratio'),
      plain('ten times the links, kept, to bare Fastify', toBare('kept tenfold'), 'ratio'),
      atLeast(
        0.1,
        'ten times the links, rendered anew, to bare Fastify',
        toBare('uncached tenfold'),
        'ratio',
      ),
      plain(
        'time of a kept page, ten times the links to one',
        ratioOf(measured, 'home', 'kept tenfold'),
        'ratio',
      ),
      plain(
        'time of a page rendered anew, ten times the links to one',
        ratioOf(measured, 'uncached home', 'uncached tenfold'),
        'ratio',
      ),
    ]
  } finally {
    await stop()
  }
}

/** What is rendered anew travels plain, as nothing else would show the rendering. */
function targets(): Map<Measured, Target> {
  const brotli = { 'accept-encoding': 'br' }
  return new Map<Measured, Target>([
    ...pageNames.map((name): [Measured, Target] => [
      `uncached ${name}`,
      { path: benchPath('uncached', name), expectedStatus: measuredPages[name].status },
    ]),
    ['packed home', { path: benchPath('packed', 'home'), headers: brotli }],
    // By the way of the page it is compared with.
    ['home', { path: '/?asked=so', headers: brotli }],
    ['kept tenfold', { path: benchPath('kept', 'tenfold'), headers: brotli }],
    ['uncached tenfold', { path: benchPath('uncached', 'tenfold') }],
  ])
}
