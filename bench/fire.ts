/** Connections that always ask, for a while: by wrk where it is installed, since it takes little of the machine it measures. */
import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

export interface Target {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly expectedStatus?: number
}

export interface Speed {
  readonly requestsPerSecond: number
  readonly p99Ms: number
}

const connections = 16

const hasWrk = spawnSync('wrk', ['--version']).error === undefined
export const firedBy = `${hasWrk ? 'wrk' : 'autocannon'}, ${connections} connections`

export function fire(origin: string, target: Target, seconds: number): Promise<Speed> {
  return hasWrk ? fireWithWrk(origin, target, seconds) : fireWithAutocannon(origin, target, seconds)
}

const run = promisify(execFile)

async function fireWithWrk(origin: string, target: Target, seconds: number): Promise<Speed> {
  const headers = Object.entries(target.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...headers]
  const { stdout } = await run('wrk', [...options, origin + target.path])
  const found = (pattern: RegExp) => pattern.exec(stdout)?.slice(1) ?? []
  const [requests = 0] = found(/(\d+) requests in/).map(Number)
  const [refused = 0] = found(/Non-2xx or 3xx responses: (\d+)/).map(Number)
  const { expectedStatus = 200 } = target
  const unexpected = expectedStatus < 400 ? refused : requests - refused
  if (requests === 0 || unexpected > 0 || stdout.includes('Socket errors'))
    throw new Error(`${target.path} was to answer ${expectedStatus}. wrk says:\n${stdout}`)
  const [p99 = '', unit = ''] = found(/99%\s+([\d.]+)(us|ms|s)/)
  const [requestsPerSecond = 0] = found(/Requests\/sec:\s+([\d.]+)/).map(Number)
  return { requestsPerSecond, p99Ms: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN) }
}

async function fireWithAutocannon(origin: string, target: Target, seconds: number): Promise<Speed> {
  const { path, headers = {}, expectedStatus = 200 } = target
  const result = await autocannon({ url: origin + path, connections, duration: seconds, headers })
  const answered = Object.entries(result.statusCodeStats)
  const unexpected = answered.filter(([status]) => Number(status) !== expectedStatus)
  if (answered.length === 0 || unexpected.length > 0 || result.errors > 0)
    throw new Error(
      `${path} was to answer ${expectedStatus}: it answered ${JSON.stringify(result.statusCodeStats)}, ` +
        `and ${result.errors} requests not at all.`,
    )
  return { requestsPerSecond: result.requests.average, p99Ms: result.latency.p99 }
}
