import { type Kysely, sql } from 'kysely'
import { numbersTooLarge } from './audit-numbers.ts'
import type { Database } from './database.ts'
import { StoreUnavailable } from './errors.ts'
import type { AuditScope, RoomAudit } from './room.ts'
import type { Store } from './store.ts'

/** All there is, whenever it is. */
const everything: AuditScope = { since: 0, at: Number.POSITIVE_INFINITY }

/** What every room finds wrong in itself, all at one moment. */
export function auditStore(
  { rooms, snapshot }: Pick<Store, 'rooms' | 'snapshot'>,
  scope: Partial<AuditScope> = {},
): Promise<RoomAudit[]> {
  return snapshot(async db => {
    const audits: RoomAudit[] = []
    const asked = { ...everything, ...scope }
    for (const room of rooms) {
      const audit = room.audit?.bind(room)
      if (!audit) continue
      const unfinished = await alone(db, async () => {
        const since = Math.min(asked.since, ...audits.flatMap(before => before.since ?? []))
        audits.push(await audit(db, { ...asked, since }, rooms))
        return []
      })
      if (unfinished.length > 0) audits.push({ differences: unfinished })
    }
    const isUnfinished = audits.some(({ differences }) => differences.some(line => line.startsWith(couldNot)))
    return isUnfinished ? [...audits, { differences: await numbersTooLarge(db) }] : audits
  })
}

const couldNot = 'A part of the audit could not be finished: '

/** A check that a row makes impossible is a difference itself, and leaves the view as it was for the others. */
export async function alone(db: Kysely<Database>, check: () => Promise<string[]>): Promise<string[]> {
  await sql`savepoint before_check`.execute(db)
  try {
    return await check()
  } catch (error) {
    if (error instanceof StoreUnavailable || !(error instanceof Error)) throw error
    await sql`rollback to savepoint before_check`.execute(db)
    return [`${couldNot}${error.message}`]
  }
}
