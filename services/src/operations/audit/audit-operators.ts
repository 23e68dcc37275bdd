import { readTally } from '../../money/checks/seal-tally.ts'
import { dayMs } from '../../platform/calendar/durations.ts'
import { auditClockSkewMs } from '../../platform/store/audit/audit-checks.ts'
import type { Db } from '../../platform/store/database.ts'
import type { AuditScope, ModuleAudit } from '../../platform/store/store-module.ts'
import { auditEffects } from './audit-effects.ts'
import { replayLog } from './replay-log.ts'

/** The chain's name in the witness. */
const chainName = 'operator log'

/** `db` is a snapshot. */
export async function auditOperators(db: Db, { chains, since }: AuditScope): Promise<ModuleAudit> {
  const { lines, operators, acts, head, ...log } = await readLog(db)
  const found = await db.selectFrom('operator_act').selectAll().execute()
  const expected = [...acts.values()].map(({ intent: _, requestHash: _line, ...act }) => act)
  const known = chains?.[chainName]
  const isContinued = !known || known.length === 0 || lines[known.length - 1]?.hash === known.head
  const done = [...acts.values()].filter(({ state }) => state === 'done')
  return {
    differences: [
      ...(isContinued
        ? []
        : [
            `operator log: it was cut off or rewritten, line ${known.length} is not the one that the witness has`,
          ]),
      ...log.differences,
      ...compared(found, expected, 'id', ({ id }) => `act ${id}`),
      ...(await auditEffects(db, done, since)),
    ],
    audited: `${acts.size} acts of ${operators.length} operators`,
    fingerprint: head,
    ...(isContinued && { chains: { [chainName]: { length: lines.length, head } } }),
  }
}

/** The operator log, and where the database contradicts it: nothing may be signed after such a change. */
export async function readLog(db: Db) {
  const lines = await db.selectFrom('operator_log').selectAll().orderBy('position').execute()
  const { differences, ...replay } = replayLog(lines)
  const found = await db.selectFrom('operator').selectAll().execute()
  const unlike = compared(found, replay.operators, 'public_key', ({ name }) => `operator ${name}`)
  return { lines, ...replay, differences: [...differences, ...unlike] }
}

/** Compares a table's rows with those derived from the log. */
function compared<Row extends object>(
  found: readonly Row[],
  expected: readonly Row[],
  key: keyof Row,
  nameOf: (row: Row) => string,
): string[] {
  const foundBy = new Map(found.map(row => [row[key], row]))
  const expectedByKey = new Map(expected.map(row => [row[key], row]))
  return [
    ...found
      .filter(row => !expectedByKey.has(row[key]))
      .map(row => `${nameOf(row)}: the row is invented, no signed line of the operator log makes it`),
    ...expected.flatMap(row => {
      const kept = foundBy.get(row[key])
      if (!kept)
        return [`${nameOf(row)}: the row is deleted, though a signed line of the operator log makes it`]
      return (Object.keys(row) as (keyof Row & string)[])
        .filter(column => kept[column] !== row[column])
        .map(
          column =>
            `${nameOf(row)}: its ${column} is ${kept[column] ?? 'empty'}, but the operator log says ${row[column] ?? 'none'}`,
        )
    }),
  ]
}

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
      (ended_at ?? 0) > at - dayMs &&
      (ended_at ?? 0) <= at + auditClockSkewMs &&
      !used.includes(id),
  )
  if (!act)
    throw new Error(
      '--anew makes the audit forget what it found, so an operator first signs why: npm run desk -- begin-anew --reason "…" --key FILE. That allows it once, within 24 hours.',
    )
  return act.id
}
