// Digests that an audit writes to the witness. The next audit compares them to find later changes.
import { createHash } from 'node:crypto'
import type { AuditScope, ChainEnd, ModuleAudit } from '../store-module.ts'
import { timeOf } from './audit-checks.ts'

type SeenAgain = Pick<ModuleAudit, 'differences' | 'chains'>

/** Compares a chain that is only appended to with its known end. */
export function auditChain(name: string, { chains }: AuditScope, links: readonly string[]): SeenAgain {
  const known = chains?.[name]
  const seen = endOf(links.slice(0, known?.length))
  if (known && seen.head !== known.head)
    return { differences: [`${name}: the last audit saw something else there`] }
  return { differences: [], chains: { [name]: endOf(links) } }
}

/** After this long everything that began or ended before is stored, even with clocks that differ. */
const settledAfterMs = 24 * 60 * 60_000

/**
 * A digest of the items open at a time, from rows with a start and an end. For items without any other record of
 * their end: someone who extends one by days to hide it contradicts the digest of what was open then.
 */
export async function auditOpenItems(
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
  return { length: links.length, head: createHash('sha256').update(JSON.stringify(links)).digest('hex') }
}
