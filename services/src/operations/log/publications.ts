import { hourMs } from '../../platform/calendar/durations.ts'
import { rows, type Steps, type Tx } from '../../platform/store/command.ts'
import type { Db } from '../../platform/store/database.ts'
import type { ReplayedAct } from './operator-log.ts'
import type { ShellItem } from './shell-item.ts'
import { momentOf } from './shell-words.ts'
import { type ActKind, readStatement } from './statement.ts'

const kinds = ['publish', 'notice', 'undo', 'end-notice'] as const satisfies readonly ActKind[]

export interface Publication<Item = ShellItem> {
  /** The id of the act that published it. */
  readonly id: string
  readonly item: Item
}

type ShellAct = Pick<ReplayedAct, 'id' | 'intent' | 'ended_at'>

/** The latest of each name that was not withdrawn. Withdrawing one restores the one before it; ending a notice restores none. */
export function publicationsIn(done: readonly ShellAct[]): Publication[] {
  const inOrder = done.toSorted((one, other) => (one.ended_at ?? 0) - (other.ended_at ?? 0))
  const undone = new Set(inOrder.flatMap(({ intent }) => (intent.does === 'undo' ? intent.published : [])))
  const latest = new Map<string, Publication>()
  for (const { id, intent } of inOrder) {
    if (intent.does === 'end-notice')
      for (const [key, publication] of latest) if (publication.id === intent.published) latest.delete(key)
    if ('item' in intent && !undone.has(id)) latest.set(itemKey(intent.item), { id, item: intent.item })
  }
  return [...latest.values()]
}

/** A notice, which one operator publishes alone, replaces nothing that two have published. */
export const itemKey = ({ kind, name }: ShellItem): string => (kind === 'notice' ? `notice ${name}` : name)

/** The same inside a command, from the rows of the signed lines; `deciding` is the act that the command performs. */
export function* currentPublications(tx: Tx, deciding?: string): Steps<Publication[]> {
  return publicationsIn(yield* actsSoFar(tx, deciding))
}

function* actsSoFar(tx: Tx, deciding?: string): Steps<ShellAct[]> {
  const found = yield* rows(shellActsQuery(tx.query))
  return found.flatMap(({ id, ended_at, statement }): ShellAct[] => {
    const read = readStatement(statement)
    if (id === deciding || 'fault' in read || read.what.does === 'approve' || read.what.does === 'refuse')
      return []
    return [{ id, ended_at, intent: read.what }]
  })
}

/** The hours of notices within seven days; anything longer is a banner, which two operators sign. */
const noticeHoursAWeek = 48

/** Why one operator alone may not publish a notice again. A notice that ended early counts with its planned hours. */
export function* faultOfNotice(tx: Tx, { from, until }: ShellItem, deciding: string) {
  const weekBegan = momentOf(until) - 7 * 24 * hourMs
  const before = (yield* actsSoFar(tx, deciding)).flatMap(({ intent }) =>
    intent.does === 'notice' && momentOf(intent.item.until) > weekBegan ? intent.item : [],
  )
  const lengths = [{ from, until }, ...before].map(item => momentOf(item.until) - momentOf(item.from))
  const hours = lengths.reduce((sum, ms) => sum + ms, 0) / hourMs
  return hours > noticeHoursAWeek
    ? `notices of seven days have ${Math.ceil(hours)} hours with this one, and one operator alone has ${noticeHoursAWeek}: write a shorter one, or a banner, which two sign`
    : undefined
}

export const shellActsQuery = (db: Pick<Db, 'selectFrom'>) =>
  db
    .selectFrom('operator_act as act')
    .innerJoin('operator_log as line', join =>
      join.onRef('line.act_id', '=', 'act.id').onRef('line.does', '=', 'act.kind'),
    )
    .select(['act.id', 'act.ended_at', 'line.statement'])
    .where('act.kind', 'in', kinds)
    .where('act.state', '=', 'done')
