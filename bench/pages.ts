/** How near a page comes to the fastest thing this server can do: sending the same bytes as a constant. */
import autocannon from 'autocannon'
import type { Figure } from './figure.ts'
import { serveForBench } from './serve.ts'

const roundSeconds = 4
const rounds = 3

const routes = {
  constant: '/bench/constant',
  cached: '/',
  'constant, plain': '/bench/constant-plain',
  uncached: '/bench/uncached',
  'constant, tenfold': '/bench/constant-tenfold',
  tenfold: '/bench/tenfold',
} as const

type Measured = keyof typeof routes

export async function pages(): Promise<Figure[]> {
  const { origin, stop } = await serveForBench()
  try {
    const rates = new Map<Measured, number[]>()
    // Alternating rounds, the median of each: what the machine does besides falls on all alike.
    for (let round = 0; round < rounds; round += 1)
      for (const name of Object.keys(routes) as Measured[])
        rates.set(name, [...(rates.get(name) ?? []), await rateOf(origin, name)])
    const rate = (name: Measured) => median(rates.get(name) ?? [])
    const ratio = (name: Measured, constant: Measured, least: number, title: string): Figure => {
      const value = rounded(rate(name) / rate(constant))
      return { name: title, value, unit: 'ratio', goal: `≥ ${least}`, met: value >= least }
    }
    return [
      { name: 'home page cached', value: Math.round(rate('cached')), unit: 'req/s' },
      ratio('cached', 'constant', 0.8, 'home page cached, to a constant'),
      { name: 'home page uncached', value: Math.round(rate('uncached')), unit: 'req/s' },
      ratio('uncached', 'constant, plain', 0.15, 'home page uncached, to a constant'),
      ratio('tenfold', 'constant, tenfold', 0.8, 'ten times the links, cached, to a constant of those bytes'),
    ]
  } finally {
    await stop()
  }
}

async function rateOf(origin: string, name: Measured): Promise<number> {
  const plain = name === 'uncached' || name === 'constant, plain'
  const result = await autocannon({
    url: origin + routes[name],
    connections: 20,
    duration: roundSeconds,
    headers: { 'accept-encoding': plain ? 'identity' : 'br' },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name} answered ${result.non2xx} requests badly and ${result.errors} not at all.`)
  return result.requests.average
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
