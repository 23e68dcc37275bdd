import { sql } from 'kysely'
import type { Store } from './store.ts'

/** Drops the database's guards, for tests of what someone with database access could do. */
export async function withoutGuards({ kind, db }: Store): Promise<void> {
  const guards =
    kind === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'trigger'`.execute(db)
      : await sql<{ name: string; table: string }>`select tgname as name, tgrelid::regclass::text as table
          from pg_trigger where not tgisinternal`.execute(db)
  for (const guard of guards.rows) {
    const on = 'table' in guard ? sql` on ${sql.table(String(guard.table))}` : sql``
    await sql`drop trigger ${sql.ref(guard.name)}${on}`.execute(db)
  }
}
