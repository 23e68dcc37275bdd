// Which tables say whose their rows are, as the database knows it.
import { sql } from 'kysely'
import type { Store } from './store.ts'
import type { TestDatabase } from './test-databases.ts'

export async function tablesByCustomer({ db }: Store, kind: TestDatabase['kind']): Promise<string[]> {
  const query =
    kind === 'sqlite'
      ? sql<{ name: string }>`select m.name from sqlite_schema m, pragma_table_info(m.name) c
          where m.type = 'table' and c.name = 'customer_id'`
      : sql<{ name: string }>`select table_name as name from information_schema.columns
          where table_schema = 'public' and column_name = 'customer_id'`
  return (await query.execute(db)).rows.map(({ name }) => name)
}
