// None is done before its day has passed, none is forgotten, none ends twice.
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/store/database.ts'
import { coolingMs } from '../pending-change-row/pending-change-row.ts'

/** Upkeep does what is due within seconds, in order: one this much behind another was passed over. */
const passedOverMs = 60 * 60_000

export async function auditPendingChanges(db: Kysely<Database>): Promise<string[]> {
  const changes = await db
    .selectFrom('pending_change')
    .select(['id', 'asked_at', 'due_at', 'ended_at', 'ended_as'])
    .orderBy('id')
    .execute()
  const lastDoneAt = changes.reduce(
    (last, { ended_as, ended_at }) => (ended_as === 'done' ? Math.max(last, ended_at ?? 0) : last),
    0,
  )
  return changes.flatMap(({ id, asked_at, due_at, ended_at, ended_as }) => {
    const wrong: string[] = []
    if (due_at - asked_at < coolingMs) wrong.push(`pending change ${id} waits less than a day`)
    if ((ended_at === null) !== (ended_as === null)) wrong.push(`pending change ${id} has half an end`)
    if (ended_as === 'done' && (ended_at ?? 0) < due_at)
      wrong.push(`pending change ${id} was done before it was due`)
    if (ended_at === null && due_at + passedOverMs < lastDoneAt)
      wrong.push(`pending change ${id} was passed over when it was due`)
    return wrong
  })
}
