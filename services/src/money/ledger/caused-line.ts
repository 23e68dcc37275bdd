// How a room says which lines its rows have made: one for each row, in the ledger's terms.
import { type RawBuilder, sql } from 'kysely'
import type { AccountId, SystemAccount } from './accounts.ts'
import type { CausedLine, Query } from './audit-causes.ts'
import type { EntryKind } from './entries.ts'

/** Columns by their names. */
export interface SaidLine {
  readonly cause: RawBuilder<string>
  readonly kind: EntryKind
  readonly reference: string
  readonly account: SystemAccount | RawBuilder<AccountId>
  readonly paise: RawBuilder<number>
  readonly description: RawBuilder<string>
  readonly postedAt: string
}

/** Of the customer whom a row names. */
export const ownWallet = sql<AccountId>`'wallet:' || customer_id`

/** The line that there must be for each of these rows. */
export function causedLine(rows: Query<object>, said: SaidLine): Query<CausedLine> {
  const account = typeof said.account === 'string' ? sql<AccountId>`${sql.lit(said.account)}` : said.account
  return rows
    .select([
      said.cause.as('cause'),
      sql<EntryKind>`${sql.lit(said.kind)}`.as('kind'),
      sql.ref<string>(said.reference).as('reference'),
      account.as('account_id'),
      said.paise.as('amount_paise'),
      said.description.as('description'),
      sql.ref<number>(said.postedAt).as('posted_at'),
    ])
    .$castTo<CausedLine>()
}
