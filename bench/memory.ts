/** What the portal holds when every public page has been visited once, at that moment and when V8 has had time to tidy up. */
import { setTimeout as wait } from 'node:timers/promises'
import { asDeployed } from './as-deployed.ts'
import { atMost, type Figure, plain, rounded } from './figure.ts'
import { serveForBench } from './serve.ts'

const goalMegabytes = 250
const visitorsAtOnce = 4
/** V8 gives back what it does not need when nobody has asked for a while. */
const restMs = 40_000

export async function memory(): Promise<Figure[]> {
  // The first start strips and compiles what every later one finds.
  await (await serveForBench(asDeployed)).stop()
  const { origin, stop } = await serveForBench(asDeployed)
  try {
    await visit(origin, ['/'])
    const before = await residentMegabytes(origin)
    const addresses = await allAddresses(origin)
    await visit(origin, addresses)
    const after = await residentMegabytes(origin)
    await wait(restMs)
    const rested = await residentMegabytes(origin)
    const ofHundred = rounded(((rested - before) / addresses.length) * 100, 1)
    return [
      plain('pages', addresses.length, 'pages'),
      plain('resident, one page visited', Math.round(before), 'MB'),
      atMost(goalMegabytes, 'resident, every page visited once', Math.round(after), 'MB'),
      atMost(goalMegabytes, 'the same, after a rest', Math.round(rested), 'MB'),
      plain('a hundred pages more', ofHundred, 'MB'),
    ]
  } finally {
    await stop()
  }
}

async function residentMegabytes(origin: string): Promise<number> {
  const metrics = await textOf(`${origin}/metrics`)
  return Number(/^chowk_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 2 ** 20
}

/** By the sitemap, in both languages. */
async function allAddresses(origin: string): Promise<string[]> {
  const maps = locations(await textOf(`${origin}/sitemap.xml`))
  const listed = await Promise.all(maps.map(async map => locations(await textOf(map))))
  return listed.flat().map(address => new URL(address).pathname)
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address)

async function visit(origin: string, addresses: readonly string[]): Promise<void> {
  const left = [...addresses]
  await Promise.all(
    Array.from({ length: visitorsAtOnce }, async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) await textOf(origin + path)
    }),
  )
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  return answer.text()
}
