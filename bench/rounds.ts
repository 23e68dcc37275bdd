/**
 * Requests per second, of several addresses in turn, in short rounds: other load on the machine affects neighbours
 * equally, so that their ratio is stable although the numbers are not.
 */
import { median, rounded } from './figure.ts'
import { fire, firedBy, type Speed, type Target } from './fire.ts'

/** A separate origin, if it differs from that of most targets. */
export type PlacedTarget = Target & { readonly origin?: string }

const warmUpSeconds = 1
const roundSeconds = 1
const rounds = 6

export type Rounds<Name extends string> = ReadonlyMap<Name, readonly Speed[]>

export async function measureRounds<Name extends string>(
  origin: string,
  targets: ReadonlyMap<Name, PlacedTarget>,
): Promise<Rounds<Name>> {
  const fireAt = (target: PlacedTarget, seconds: number) => fire(target.origin ?? origin, target, seconds)
  console.log(`${targets.size} addresses in turn, by ${firedBy}`)
  for (const target of targets.values()) await fireAt(target, warmUpSeconds)
  const measured = new Map<Name, Speed[]>([...targets.keys()].map(name => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    // In both directions: each target follows its neighbour as often as the reverse, and so pays for its garbage as often.
    const inTurn = round % 2 === 0 ? [...targets] : [...targets].reverse()
    for (const [name, target] of inTurn) measured.get(name)?.push(await fireAt(target, roundSeconds))
  }
  return measured
}

export function speedOf<Name extends string>(measured: Rounds<Name>, name: Name): Speed {
  const all = measured.get(name) ?? []
  return {
    requestsPerSecond: Math.round(median(all.map(speed => speed.requestsPerSecond))),
    p99Ms: rounded(median(all.map(speed => speed.p99Ms)), 1),
  }
}

/** Of two targets that were measured one after the other: their ratio round by round, and its median. */
export function ratioOf<Name extends string>(measured: Rounds<Name>, one: Name, other: Name): number {
  const others = measured.get(other) ?? []
  const ratios = (measured.get(one) ?? []).map(
    (speed, round) => speed.requestsPerSecond / (others[round]?.requestsPerSecond ?? Number.NaN),
  )
  return rounded(median(ratios), 3)
}
