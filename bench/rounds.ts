/**
 * Requests per second, of several addresses in turn, in short rounds: what the machine does besides falls on neighbours
 * alike, so that their ratio holds where the numbers themselves do not.
 */
import autocannon from 'autocannon'
import { median, rounded } from './figure.ts'

export interface Target {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly expectedStatus?: number
}

export interface Speed {
  readonly requestsPerSecond: number
  readonly p99Ms: number
}

const connections = 20
const warmUpSeconds = 1
const roundSeconds = 1
const rounds = 6

export type Rounds<Name extends string> = ReadonlyMap<Name, readonly Speed[]>

export async function measureRounds<Name extends string>(
  origin: string,
  targets: ReadonlyMap<Name, Target>,
): Promise<Rounds<Name>> {
  for (const target of targets.values()) await fire(origin, target, warmUpSeconds)
  const measured = new Map<Name, Speed[]>([...targets.keys()].map(name => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    // There and back: each pays as often for the garbage of its neighbour as the neighbour for its own.
    const inTurn = round % 2 === 0 ? [...targets] : [...targets].reverse()
    for (const [name, target] of inTurn) measured.get(name)?.push(await fire(origin, target, roundSeconds))
  }
  return measured
}

export function speedOf<Name extends string>(measured: Rounds<Name>, name: Name): Speed {
  const all = measured.get(name) ?? []
  return {
    requestsPerSecond: Math.round(median(all.map(speed => speed.requestsPerSecond))),
    p99Ms: median(all.map(speed => speed.p99Ms)),
  }
}

/** Of two that were measured one after the other: their ratio round by round, and its median. */
export function ratioOf<Name extends string>(measured: Rounds<Name>, one: Name, other: Name): number {
  const others = measured.get(other) ?? []
  const ratios = (measured.get(one) ?? []).map(
    (speed, round) => speed.requestsPerSecond / (others[round]?.requestsPerSecond ?? Number.NaN),
  )
  return rounded(median(ratios))
}

async function fire(origin: string, target: Target, duration: number): Promise<Speed> {
  const { path, headers = {}, expectedStatus = 200 } = target
  const result = await autocannon({ url: origin + path, connections, duration, headers })
  const answered = Object.entries(result.statusCodeStats)
  const unexpected = answered.filter(([status]) => Number(status) !== expectedStatus)
  if (answered.length === 0 || unexpected.length > 0 || result.errors > 0)
    throw new Error(
      `${path} was to answer ${expectedStatus}: it answered ${JSON.stringify(result.statusCodeStats)}, ` +
        `and ${result.errors} requests not at all.`,
    )
  return { requestsPerSecond: result.requests.average, p99Ms: result.latency.p99 }
}
