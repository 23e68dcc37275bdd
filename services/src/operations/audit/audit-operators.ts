import type { Db } from '../../platform/store/database.ts'
import type { AuditScope, ModuleAudit } from '../../platform/store/store-module.ts'
import type { LogRow } from '../log/operator-log.ts'
import { auditDisputeSteps } from './audit-dispute-steps.ts'
import { auditEffects } from './audit-effects.ts'
import { auditTickets } from './audit-tickets.ts'
import { type Replay, replayLog } from './replay-log.ts'

/** The chain's name in the witness. */
export const chainName = 'operator log'

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
      ...(await auditDisputeSteps(db, done)),
      ...(await auditTickets(db, done)),
    ],
    audited: `${acts.size} acts of ${operators.length} operators`,
    fingerprint: head,
    ...(isContinued && { chains: { [chainName]: { length: lines.length, head } } }),
  }
}

/**
 * The operator log, and where it or the operators' table was changed in the database: nothing may be signed after
 * such a change.
 */
export async function readLog(db: Db): Promise<Replay & { lines: readonly LogRow[] }> {
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
