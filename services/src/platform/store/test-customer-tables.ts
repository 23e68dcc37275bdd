// Which tables hold rows of customers, by the database's own schema, and which tables queries read.
import { sql } from 'kysely'
import type { Db } from './database.ts'
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

/** How Kysely's syntax tree names a table. */
const tableNode = /"kind":"SchemableIdentifierNode","identifier":\{"kind":"IdentifierNode","name":"(\w+)"/g

/** The tables that a query recorded by `recordQueries` reads, the main one first. */
export const tablesIn = (query: string): string[] =>
  [...query.matchAll(tableNode)].map(([, name = '']) => name)

/** Every query of `ask` as Kysely's syntax tree, in JSON. */
export async function recordQueries(
  { db }: Pick<Store, 'db'>,
  ask: (db: Db) => Promise<void>,
): Promise<string[]> {
  const queries: string[] = []
  const watched = db.withPlugin({
    transformQuery({ node }) {
      queries.push(JSON.stringify(node))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await ask(watched)
  return queries
}
