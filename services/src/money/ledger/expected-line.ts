// Builds the ledger lines that a module's rows must have in the ledger, one per row.

import { type RawBuilder, sql } from 'kysely'
import type { Description } from '../../messages/names/description.ts'
import type { AccountId, SystemAccount } from './accounts.ts'
import type { ExpectedLine, Query } from './audit-provenance.ts'
import type { EntryKind } from './entries.ts'

/** Columns by name. */
export interface ExpectedColumns {
  readonly cause: RawBuilder<string>
  readonly kind: EntryKind
  readonly reference: string
  readonly account: SystemAccount | RawBuilder<AccountId>
  readonly paise: RawBuilder<number>
  readonly description: Description | RawBuilder<Description>
  readonly postedAt: string
}

/** The wallet of the row's customer. */
export const ownWallet = sql<AccountId>`'wallet:' || customer_id`

export interface ExpectedMoveColumns extends Omit<ExpectedColumns, 'account' | 'paise'> {
  readonly from: ExpectedColumns['account']
  readonly to: ExpectedColumns['account']
  /** `amount_paise` unless it is another column. */
  readonly paise?: RawBuilder<number>
}

/** The two lines that each of these rows must have in the ledger: what one account loses the other receives. */
export function expectedMove(rows: Query<object>, { from, to, paise, ...columns }: ExpectedMoveColumns) {
  const moved = paise ?? sql<number>`amount_paise`
  return [
    expectedLine(rows, { ...columns, account: to, paise: moved }),
    expectedLine(rows, { ...columns, account: from, paise: sql`-${moved}` }),
  ]
}

/** The line that each of these rows must have in the ledger. */
export function expectedLine(rows: Query<object>, columns: ExpectedColumns): Query<ExpectedLine> {
  const { account, description } = columns
  return rows
    .select([
      columns.cause.as('cause'),
      sql<EntryKind>`${sql.lit(columns.kind)}`.as('kind'),
      sql.ref<string>(columns.reference).as('reference'),
      (typeof account === 'string' ? sql<AccountId>`${sql.lit(account)}` : account).as('account_id'),
      columns.paise.as('amount_paise'),
      (typeof description === 'string' ? sql<Description>`${sql.lit(description)}` : description).as(
        'description',
      ),
      sql.ref<number>(columns.postedAt).as('posted_at'),
    ])
    .$castTo<ExpectedLine>()
}
