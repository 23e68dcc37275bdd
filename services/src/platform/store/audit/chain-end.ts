// What an audit has seen and writes outside in a word: the next finds by it what was changed in between.
import { createHash } from 'node:crypto'
import type { AuditScope, ChainEnd, RoomAudit } from '../room.ts'
import { timeOf } from './audit-checks.ts'

type SeenAgain = Pick<RoomAudit, 'differences' | 'chains'>

/** Links that are only ever added after the last. */
export function auditChain(name: string, { chains }: AuditScope, links: readonly string[]): SeenAgain {
  const known = chains?.[name]
  const seen = endOf(links.slice(0, known?.length))
  if (known && seen.head !== known.head)
    return { differences: [`${name}: the last audit saw something else there`] }
  return { differences: [], chains: { [name]: endOf(links) } }
}

/** By then whatever began or ended before is written, whichever server's clock it was by. */
const settledAfterMs = 24 * 60 * 60_000

/**
 * What was open at a time, by rows that say when they began and ended. Nothing else may tell when one of them did: whoever
 * makes it last for days moves that over a time of which an audit knows what was open then.
 */
export async function auditOpen(
  name: string,
  { at, chains }: AuditScope,
  openAt: (time: number) => Promise<readonly string[]>,
): Promise<SeenAgain> {
  const known = chains?.[name]
  if (known?.at !== undefined) {
    const found = await openAt(known.at)
    if (endOf(found.toSorted()).head !== known.head)
      return {
        differences: [
          `${name}: of ${timeOf(known.at)} an audit saw ${known.length}, the rows say ${found.length}: ${found.slice(0, 5).join(', ') || 'none'}`,
        ],
      }
  }
  if (!Number.isFinite(at)) return { differences: [] }
  const time = at - settledAfterMs
  return { differences: [], chains: { [name]: { ...endOf((await openAt(time)).toSorted()), at: time } } }
}

function endOf(links: readonly string[]): ChainEnd {
  return {
    length: links.length,
    head: createHash('sha256').update(JSON.stringify(links)).digest('hex'),
  }
}
