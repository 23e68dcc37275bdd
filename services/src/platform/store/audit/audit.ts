import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import { StoreUnavailable } from '../errors.ts'
import type { AuditScope, RoomAudit } from '../room.ts'
import type { Store } from '../store.ts'

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

const largest = sql.lit(Number.MAX_SAFE_INTEGER)

/**
 * A number that no program can count exactly breaks whatever reads it: found by asking for it as text. Each is a line as
 * 'ledger_line.amount_paise of …'; a row is known by its first column.
 */
async function numbersTooLarge(db: Kysely<Database>): Promise<string[]> {
  const differences: string[] = []
  for (const { name, columns } of await db.introspection.getTables()) {
    const [key] = columns
    for (const column of columns.filter(({ dataType }) => /^(integer|int8|bigint)$/i.test(dataType))) {
      const at = sql.ref(column.name)
      const { rows } = await sql<{ id: string; value: string }>`
        select cast(${sql.ref(key?.name ?? '')} as text) as id, cast(${at} as text) as value from ${sql.table(name)}
        where ${at} > ${largest} or ${at} < -${largest}`.execute(db)
      for (const { id, value } of rows)
        differences.push(`${name}.${column.name} of ${id}: ${value} is too large to be counted exactly`)
    }
  }
  return differences
}
