// What operators have published for the shell, from the operator log. It has no table of its own: signatures, reasons, audit,
// backup and retention are those of the log.
import type { Kysely } from 'kysely'
import { rows, type Steps, type Tx } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import type { ReplayedAct } from './operator-log.ts'
import type { ShellItem } from './shell-item.ts'
import type { ActKind } from './statement.ts'
import { readStatement } from './statement.ts'

const kinds = ['publish', 'notice', 'undo', 'end-notice'] as const satisfies readonly ActKind[]

export interface Publication {
  /** The id of the act that published it. */
  readonly id: string
  readonly item: ShellItem
}

type ShellAct = Pick<ReplayedAct, 'id' | 'intent' | 'ended_at'>

/** The latest of each name that was not withdrawn; withdrawing one restores the one before it. */
export function publicationsIn(done: readonly ShellAct[]): Publication[] {
  const inOrder = done.toSorted((one, other) => (one.ended_at ?? 0) - (other.ended_at ?? 0))
  const undone = new Set(inOrder.flatMap(({ intent }) => ('published' in intent ? intent.published : [])))
  const latest = new Map<string, Publication>()
  for (const { id, intent } of inOrder)
    if ('item' in intent && !undone.has(id)) latest.set(intent.item.name, { id, item: intent.item })
  return [...latest.values()]
}

/** The same inside a command, from the rows of the signed lines; `deciding` is the act that the command performs. */
export function* publishedSoFar(tx: Tx, deciding?: string): Steps<Publication[]> {
  const found = yield* rows(shellActs(tx.query))
  const acts = found.flatMap(({ id, ended_at, statement }): ShellAct[] => {
    const read = readStatement(statement)
    if (id === deciding || 'fault' in read || read.what.does === 'approve' || read.what.does === 'refuse')
      return []
    return [{ id, ended_at, intent: read.what }]
  })
  return publicationsIn(acts)
}

export const shellActs = (db: Pick<Kysely<Database>, 'selectFrom'>) =>
  db
    .selectFrom('operator_act as act')
    .innerJoin('operator_log as line', join =>
      join.onRef('line.act_id', '=', 'act.id').onRef('line.does', '=', 'act.kind'),
    )
    .select(['act.id', 'act.ended_at', 'line.statement'])
    .where('act.kind', 'in', kinds)
    .where('act.state', '=', 'done')
