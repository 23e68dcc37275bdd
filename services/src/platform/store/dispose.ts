// Deletes expired rows in batches. However many have gathered, other writers never wait for one long statement, and
// no statement reaches its timeout.

import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import type { Database, Db, StoreKind } from './database.ts'

const defaultRowsAtOnce = 1_000

type Table = keyof Database & string

export type Dispose = <From extends Table>(
  table: From,
  which: (row: ExpressionBuilder<Database, From>) => Expression<SqlBool>,
) => Promise<void>

export function disposeFrom(
  { kind, db }: { readonly kind: StoreKind; readonly db: Db },
  rowsAtOnce = defaultRowsAtOnce,
): Dispose {
  // The row's physical location, so that tables need no single-column key.
  const place = sql.ref(kind === 'sqlite' ? 'rowid' : 'ctid')
  return async (table: Table, which: unknown) => {
    // The cast is for any table: callers' columns are checked by the `Dispose` type.
    const rows = db as unknown as Kysely<{ any: object }>
    const from = table as 'any'
    const isMeant = which as () => Expression<SqlBool>
    const some = rows.selectFrom(from).select(place.as('place')).where(isMeant).limit(rowsAtOnce)
    const isHere =
      kind === 'sqlite' ? sql<SqlBool>`${place} in ${some}` : sql<SqlBool>`${place} = any(array${some})`
    // The condition is repeated for the delete: a row that changed meanwhile is not deleted.
    const taking = rows.deleteFrom(from).where(isHere).where(isMeant)
    for (;;) {
      const { numDeletedRows } = await taking.executeTakeFirstOrThrow()
      if (numDeletedRows < rowsAtOnce) return
    }
  }
}
