// A number that no program can count exactly breaks whatever reads it: found by asking for it as text.
import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'

const largest = sql.lit(Number.MAX_SAFE_INTEGER)

/** Each as 'ledger_line.amount_paise of …'; a row is known by its first column. */
export async function numbersTooLarge(db: Kysely<Database>): Promise<string[]> {
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
