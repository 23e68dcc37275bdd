import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { StoreUnavailable } from '../errors.ts'
import type { Store } from '../store.ts'
import type { AuditScope, ModuleAudit } from '../store-module.ts'

const everything: AuditScope = { since: 0, at: Number.POSITIVE_INFINITY }

/** Runs the audits of all modules on one snapshot. */
export function auditStore(
  { modules, snapshot }: Pick<Store, 'modules' | 'snapshot'>,
  scope: Partial<AuditScope> = {},
): Promise<ModuleAudit[]> {
  return snapshot(async db => {
    const audits: ModuleAudit[] = []
    const fullScope = { ...everything, ...scope }
    for (const module of modules) {
      const audit = module.audit?.bind(module)
      if (!audit) continue
      const unfinished = await runIsolated(db, async () => {
        const since = Math.min(fullScope.since, ...audits.flatMap(before => before.since ?? []))
        audits.push(await audit(db, { ...fullScope, since }, modules))
        return []
      })
      if (unfinished.length > 0) audits.push({ differences: unfinished })
    }
    const isUnfinished = audits.some(({ differences }) =>
      differences.some(line => line.startsWith(unfinishedPrefix)),
    )
    return isUnfinished ? [...audits, { differences: await numbersTooLarge(db) }] : audits
  })
}

const unfinishedPrefix = 'A part of the audit could not be finished: '

/** In a savepoint: a row that makes a check throw is reported as a difference, and the snapshot stays usable for the others. */
export async function runIsolated(db: Db, check: () => Promise<string[]>): Promise<string[]> {
  await sql`savepoint before_check`.execute(db)
  try {
    return await check()
  } catch (error) {
    if (error instanceof StoreUnavailable || !(error instanceof Error)) throw error
    await sql`rollback to savepoint before_check`.execute(db)
    return [`${unfinishedPrefix}${error.message}`]
  }
}

const largest = sql.lit(Number.MAX_SAFE_INTEGER)

/**
 * Finds numbers that exceed a double and would break any code that reads them, by selecting them as text. Each
 * difference reads 'ledger_line.amount_paise of …'; a row is named by its first column.
 */
async function numbersTooLarge(db: Db): Promise<string[]> {
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
