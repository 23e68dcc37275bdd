import { readTally } from '../../money/checks/seal-tally.ts'
import { maxClockSkewMs } from '../../platform/store/audit/audit-checks.ts'
import type { Db } from '../../platform/store/database.ts'
import type { AuditScope } from '../../platform/store/store-module.ts'
import { chainName, readLog } from './audit-operators.ts'

const allowsForMs = 24 * 60 * 60_000

/**
 * The id of a `begin-anew` that was signed within a day and not used before; undefined if there never was an
 * operator. `chains` are those of the witness, which knows whether there was one.
 */
export async function actAllowingRestart(db: Db, chains: AuditScope['chains'], at: number) {
  const { operators, acts, differences } = await readLog(db)
  const known = chains?.[chainName]?.length ?? 0
  if (operators.length === 0 && known === 0) return undefined
  const [first] = differences
  if (first !== undefined)
    throw new Error(`--anew is refused while the database contradicts the operator log (${first}).`)
  const used = (await readTally(db))?.former.map(({ by }) => by) ?? []
  const act = [...acts.values()].findLast(
    ({ id, kind, state, ended_at }) =>
      kind === 'begin-anew' &&
      state === 'done' &&
      (ended_at ?? 0) > at - allowsForMs &&
      (ended_at ?? 0) <= at + maxClockSkewMs &&
      !used.includes(id),
  )
  if (!act)
    throw new Error(
      '--anew makes the audit forget what it found, so an operator first signs why: npm run desk -- begin-anew --reason "…" --key FILE. That allows it once, within 24 hours.',
    )
  return act.id
}
