/** How near a page comes to the fastest thing this server can do: sending the same bytes, in the same encoding, as a constant. */
import { atLeast, type Figure, plain } from './figure.ts'
import { benchPath, type MeasuredPage, type Mode, measuredPages, pageNames } from './measured-pages.ts'
import { measureRounds, type Rounds, ratioOf, speedOf, type Target } from './rounds.ts'
import { serveForBench } from './serve.ts'

const brotli = { 'accept-encoding': 'br' }
const identity = { 'accept-encoding': 'identity' }

type Measured = `${Mode} ${MeasuredPage | 'tenfold'}`

export async function pages(): Promise<Figure[]> {
  const { origin, stop } = await serveForBench()
  try {
    const measured = await measureRounds(origin, targets())
    return [
      ...pageNames.flatMap(name => figuresOf(name, measured)),
      firstVisitor(measured),
      ...growth(measured),
    ]
  } finally {
    await stop()
  }
}

/** What is compared stands side by side. */
function targets(): Map<Measured, Target> {
  const all = new Map<Measured, Target>()
  const add = (
    mode: Mode,
    name: MeasuredPage | 'tenfold',
    path = benchPath(mode, name),
    expectedStatus = 200,
  ) => {
    const headers = mode === 'uncached' || mode === 'constant-plain' ? identity : brotli
    all.set(`${mode} ${name}`, { path, headers, expectedStatus })
  }
  for (const name of pageNames) {
    const { path, status } = measuredPages[name]
    add('cached', name, path, status)
    for (const mode of ['constant', 'uncached', 'constant-plain'] as const)
      add(mode, name, benchPath(mode, name), status)
  }
  for (const mode of ['packed', 'constant-packed'] as const) add(mode, 'home')
  for (const mode of ['cached', 'constant', 'uncached', 'constant-plain'] as const) add(mode, 'tenfold')
  return all
}

function figuresOf(name: MeasuredPage, measured: Rounds<Measured>): Figure[] {
  const cached = speedOf(measured, `cached ${name}`)
  const uncached = speedOf(measured, `uncached ${name}`)
  const cachedRatio = ratioOf(measured, `cached ${name}`, `constant ${name}`)
  const uncachedRatio = ratioOf(measured, `uncached ${name}`, `constant-plain ${name}`)
  return [
    plain(`${name}, cached`, cached.requestsPerSecond, 'req/s'),
    plain(`${name}, cached, p99`, cached.p99Ms, 'ms'),
    atLeast(0.9, `${name}, cached, to a constant`, cachedRatio, 'ratio'),
    plain(`${name}, uncached`, uncached.requestsPerSecond, 'req/s'),
    plain(`${name}, uncached, p99`, uncached.p99Ms, 'ms'),
    atLeast(0.15, `${name}, uncached, to a constant`, uncachedRatio, 'ratio'),
  ]
}

/** The first visitor of a page after a deploy waits for its packing too. */
function firstVisitor(measured: Rounds<Measured>): Figure {
  const ratio = ratioOf(measured, 'packed home', 'constant-packed home')
  return plain('home, rendered and packed in both encodings, to a constant', ratio, 'ratio')
}

function growth(measured: Rounds<Measured>): Figure[] {
  const cachedRatio = ratioOf(measured, 'cached tenfold', 'constant tenfold')
  const uncachedRatio = ratioOf(measured, 'uncached tenfold', 'constant-plain tenfold')
  const cachedGrowth = ratioOf(measured, 'cached home', 'cached tenfold')
  const uncachedGrowth = ratioOf(measured, 'uncached home', 'uncached tenfold')
  return [
    atLeast(0.9, 'ten times the links, cached, to a constant', cachedRatio, 'ratio'),
    atLeast(0.15, 'ten times the links, uncached, to a constant', uncachedRatio, 'ratio'),
    plain('time of a cached page, ten times the links to one', cachedGrowth, 'ratio'),
    plain('time of an uncached page, ten times the links to one', uncachedGrowth, 'ratio'),
  ]
}
