// Takes away what has ended, some rows at a time: however much has gathered, nobody waits behind one long statement, and no
// statement runs out of time and has to begin anew.
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import type { Database, StoreKind } from './database.ts'

const ROWS_AT_ONCE = 1_000

type Table = keyof Database & string

export type Dispose = <From extends Table>(
  table: From,
  which: (row: ExpressionBuilder<Database, From>) => Expression<SqlBool>,
) => Promise<void>

export function disposeFrom(
  { kind, db }: { readonly kind: StoreKind; readonly db: Kysely<Database> },
  rowsAtOnce = ROWS_AT_ONCE,
): Dispose {
  // Where a row lies: no table needs a key of one column for this.
  const place = sql.ref(kind === 'sqlite' ? 'rowid' : 'ctid')
  return async (table: Table, which: unknown) => {
    // Any table stands for all here: the columns that a condition may name are checked where it is written.
    const rows = db as unknown as Kysely<{ any: object }>
    const [from, isMeant] = [table as 'any', which as () => Expression<SqlBool>]
    const some = rows.selectFrom(from).select(place.as('place')).where(isMeant).limit(rowsAtOnce)
    const isHere =
      kind === 'sqlite' ? sql<SqlBool>`${place} in ${some}` : sql<SqlBool>`${place} = any(array${some})`
    // Asked again of each row: one that has changed meanwhile stays.
    const taking = rows.deleteFrom(from).where(isHere).where(isMeant)
    for (;;) {
      const { numDeletedRows } = await taking.executeTakeFirstOrThrow()
      if (numDeletedRows < rowsAtOnce) return
    }
  }
}
