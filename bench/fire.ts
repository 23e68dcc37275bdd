/** Connections that send requests without a pause, for a while: by wrk, since it uses little of the machine it measures. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { install, mayInstall, programOnPath } from '../tools/debian.ts'

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

export const firedBy = `wrk, ${connections} connections`

const run = promisify(execFile)

export async function fire(origin: string, target: Target, seconds: number): Promise<Speed> {
  if (!programOnPath('wrk') && mayInstall()) install('wrk')
  const headers = Object.entries(target.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...headers]
  const { stdout } = await run('wrk', [...options, origin + target.path])
  const found = (pattern: RegExp) => pattern.exec(stdout)?.slice(1) ?? []
  const [requests = 0] = found(/(\d+) requests in/).map(Number)
  const [refused = 0] = found(/Non-2xx or 3xx responses: (\d+)/).map(Number)
  const { expectedStatus = 200 } = target
  const unexpected = expectedStatus < 400 ? refused : requests - refused
  // A round without any response means that the machine was busy; the caller has checked the response itself.
  if (requests === 0) return { requestsPerSecond: 0, p99Ms: seconds * 1000 }
  if (unexpected > 0 || stdout.includes('Socket errors'))
    throw new Error(`${target.path} was to answer ${expectedStatus}. wrk printed:\n${stdout}`)
  const [p99 = '', unit = ''] = found(/99%\s+([\d.]+)(us|ms|s)/)
  const [requestsPerSecond = 0] = found(/Requests\/sec:\s+([\d.]+)/).map(Number)
  return { requestsPerSecond, p99Ms: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN) }
}
