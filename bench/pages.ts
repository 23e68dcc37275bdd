/** How near a page comes to the fastest thing this server can do: sending the same bytes as a constant. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import type { Figure } from './figure.ts'

const port = 6199
const roundSeconds = 4
const rounds = 3

export async function pages(): Promise<Figure[]> {
  const server = await startServer()
  try {
    // Alternating rounds, the median of each: what the machine does besides falls on all alike.
    const names = ['constant', 'cached', 'constant-plain', 'uncached'] as const
    const rates: Record<(typeof names)[number], number[]> = {
      constant: [],
      cached: [],
      'constant-plain': [],
      uncached: [],
    }
    for (let round = 0; round < rounds; round += 1)
      for (const name of names) rates[name].push(await rateOf(name))
    const rate = (name: (typeof names)[number]) => median(rates[name])
    const cached = rate('cached') / rate('constant')
    const uncached = rate('uncached') / rate('constant-plain')
    return [
      { name: 'home page cached, requests/s', value: Math.round(rate('cached')), unit: 'req/s' },
      {
        name: 'home page cached, to a constant',
        value: rounded(cached),
        unit: 'ratio',
        goal: '≥ 0.8',
        met: cached >= 0.8,
      },
      { name: 'home page uncached, requests/s', value: Math.round(rate('uncached')), unit: 'req/s' },
      {
        name: 'home page uncached, to a constant',
        value: rounded(uncached),
        unit: 'ratio',
        goal: '≥ 0.15',
        met: uncached >= 0.15,
      },
    ]
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}

async function startServer(): Promise<ChildProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chowk-bench-'))
  const server = fork(join(import.meta.dirname, 'pages-server.ts'), {
    execArgv: ['-C', 'chowk-source'],
    env: { ...process.env, PORT: String(port), CHOWK_DATA: dataDir },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(() => Promise.reject(new Error('The benchmark server did not start.'))),
  ])
  return server
}

async function rateOf(name: 'constant' | 'cached' | 'constant-plain' | 'uncached'): Promise<number> {
  const path = name === 'cached' ? '/' : `/bench/${name}`
  const plain = name === 'uncached' || name === 'constant-plain'
  const result = await autocannon({
    url: `http://localhost:${port}${path}`,
    connections: 20,
    duration: roundSeconds,
    headers: { 'accept-encoding': plain ? 'identity' : 'br' },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path} answered ${result.non2xx} requests badly and ${result.errors} not at all.`)
  return result.requests.average
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
