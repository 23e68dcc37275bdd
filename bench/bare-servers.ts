/**
 * The portal's responses compared with servers that do nothing else, each in its own process: a Fastify route, node:http,
 * and nginx if installed. They send the same bytes and headers that the portal sent.
 */
import { once } from 'node:events'
import { request } from 'node:http'
import { bareNginx } from './bare-nginx.ts'
import type { BareAnswer } from './bare-server.ts'
import type { Target } from './fire.ts'
import { measureRounds, type PlacedTarget, type Rounds } from './rounds.ts'
import { hasNginx } from './run-nginx.ts'
import { serveForBench } from './serve.ts'

const kinds = ['bare Fastify', 'bare node:http', 'nginx'] as const
export type BareKind = (typeof kinds)[number]

/** The targets under their names, and each again as `NAME, KIND`. */
export async function measureBesideBare<Name extends string>(
  origin: string,
  targets: ReadonlyMap<Name, Target>,
  besides: readonly BareKind[] = ['bare Fastify'],
): Promise<Rounds<Name | `${Name}, ${BareKind}`>> {
  const paths = new Map([...targets.keys()].map((name, index) => [name, `/${index}`]))
  const answers = await Promise.all(
    [...targets].map(async ([name, target]) => ({
      ...(await answerOf(origin, target)),
      path: paths.get(name) ?? '',
    })),
  )
  await using servers = new AsyncDisposableStack()
  const origins = new Map<BareKind, string>()
  for (const kind of besides)
    if (kind !== 'nginx' || hasNginx()) {
      const server = await start(kind, answers)
      servers.defer(() => server.stop())
      origins.set(kind, server.origin)
    }
  const all = new Map<Name | `${Name}, ${BareKind}`, PlacedTarget>()
  for (const [name, target] of targets) {
    all.set(name, target)
    for (const [kind, bareOrigin] of origins)
      all.set(`${name}, ${kind}`, { ...target, path: paths.get(name) ?? '', origin: bareOrigin })
  }
  return await measureRounds(origin, all)
}

async function start(kind: BareKind, answers: readonly BareAnswer[]) {
  if (kind === 'nginx') return bareNginx(answers)
  const env = { BARE_SERVER: kind === 'bare Fastify' ? 'fastify' : 'http' }
  const server = await serveForBench({ module: 'bare-server.ts', env })
  server.process.send([...answers])
  await once(server.process, 'message')
  return server
}

/** As transferred; requested until it stays the same, since a page that is requested again is soon compressed better. */
async function answerOf(origin: string, target: Target): Promise<Answer> {
  let last = await ask(origin, target)
  for (let sameFor = 0; sameFor < 5; ) {
    await new Promise(resolve => setTimeout(resolve, 100))
    const now = await ask(origin, target)
    sameFor = Math.abs(now.body.length - last.body.length) < longestPadding ? sameFor + 1 : 0
    last = now
  }
  return last
}

type Answer = Omit<BareAnswer, 'path'>

/** The length of a page for one person varies a little. */
const longestPadding = 512

function ask(origin: string, { path, headers = {} }: Target): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(origin + path, { headers }, async response => {
      const { date: _, connection, 'keep-alive': __, ...sent } = response.headers
      const fields = Object.entries(sent).map(([name, value]) => [name, String(value)])
      const body = Buffer.concat(await response.toArray()).toString('base64')
      resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(fields), body })
    })
      .on('error', reject)
      .end()
  })
}
