/** Where the time goes: of a start, of requests for a kept page and of requests for one rendered anew. */
import { once } from 'node:events'
import { mkdtempDisposableSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { type Figure, plain, rounded } from './figure.ts'
import { benchPath } from './measured-pages.ts'
import { type BenchServer, serveForBench } from './serve.ts'

const largest = 8
const profiledSeconds = 4

/** The part of V8's format that is read here. */
interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string }
  }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

export async function profile(): Promise<Figure[]> {
  const figures = partsOf('start', await profileOfStart())
  const server = await serveForBench()
  try {
    figures.push(...partsOf('kept page', await profileOfRequests(server, '/', 'br')))
    figures.push(
      ...partsOf(
        'page rendered anew',
        await profileOfRequests(server, benchPath('uncached', 'home'), 'identity'),
      ),
    )
  } finally {
    await server.stop()
  }
  return figures
}

async function profileOfStart(): Promise<CpuProfile> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'chowk-profile-'))
  // The first start compiles; what is profiled is every later one.
  for (const nodeOptions of [[], ['--cpu-prof', `--cpu-prof-dir=${folder.path}`]]) {
    const server = await serveForBench({ module: 'start-server.mjs', nodeOptions })
    await server.stop()
  }
  // The store's thread writes a profile of its own; the server's is the larger.
  const profiles = readdirSync(folder.path).map(file => readFileSync(join(folder.path, file), 'utf8'))
  const [longest] = profiles.toSorted((a, b) => b.length - a.length)
  return JSON.parse(longest ?? '{}') as CpuProfile
}

async function profileOfRequests(
  { origin, process }: BenchServer,
  path: string,
  encoding: string,
): Promise<CpuProfile> {
  const fire = (duration: number) =>
    autocannon({ url: origin + path, connections: 20, duration, headers: { 'accept-encoding': encoding } })
  await fire(2)
  process.send('start profile')
  await once(process, 'message')
  await fire(profiledSeconds)
  process.send('stop profile')
  const [{ profile }] = (await once(process, 'message')) as [{ profile: CpuProfile }]
  return profile
}

/** The largest parts, as shares of the time in which anything was done. */
function partsOf(name: string, { nodes, samples, timeDeltas }: CpuProfile): Figure[] {
  const partById = new Map(nodes.map(({ id, callFrame }) => [id, partOf(callFrame)]))
  const microseconds = new Map<string, number>()
  samples.forEach((id, index) => {
    const part = partById.get(id) ?? ''
    microseconds.set(part, (microseconds.get(part) ?? 0) + (timeDeltas[index] ?? 0))
  })
  microseconds.delete('idle')
  const all = [...microseconds.values()].reduce((sum, part) => sum + part, 0)
  return [
    plain(`${name}, all`, Math.round(all / 1000), 'ms'),
    ...[...microseconds]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, largest)
      .map(([part, spent]) => plain(`${name}: ${part}`, rounded((100 * spent) / all, 1), '%')),
  ]
}

/** A package, a room of ours, or what the engine itself does. */
function partOf({ functionName, url }: CpuProfile['nodes'][number]['callFrame']): string {
  if (functionName.startsWith('(')) return functionName.slice(1, -1)
  const dependency = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  if (dependency) return dependency
  if (/portal\/dist\/server/.test(url)) return 'the pages and React, as bundled'
  const room = /\/((?:portal|services|shell|catalog)\/src\/[^/]+)/.exec(url)?.[1]
  if (room) return room
  if (url.startsWith('wasm:') || url.startsWith('node:internal/deps/amaro')) return 'Node, stripping types'
  if (url.startsWith('node:internal/modules')) return 'Node, loading modules'
  return url.startsWith('node:') || url === '' ? 'Node' : (url.split('/').at(-1) ?? url)
}
