import { type Kysely, sql } from 'kysely'
import type { AccountId } from '../money/ledger/accounts.ts'
import type { CausedLine, Causes } from '../money/ledger/audit-causes.ts'
import type { EntryKind } from '../money/ledger/entries.ts'
import type { Database } from '../platform/store/database.ts'
import { adjustmentText } from './acts/perform.ts'

/** An adjustment that operators made moved its sum between the wallet and what is put right by hand. */
export const operatorCauses: Causes = {
  lines: db => [
    adjusted(db, 'adjust-give', sql`'wallet:' || customer_id`, sql`amount_paise`),
    adjusted(db, 'adjust-give', sql`'system:adjustments'`, sql`-amount_paise`),
    adjusted(db, 'adjust-take', sql`'wallet:' || customer_id`, sql`-amount_paise`),
    adjusted(db, 'adjust-take', sql`'system:adjustments'`, sql`amount_paise`),
  ],
}

function adjusted(
  db: Kysely<Database>,
  kind: 'adjust-give' | 'adjust-take',
  account: ReturnType<typeof sql<AccountId>>,
  paise: ReturnType<typeof sql<number>>,
) {
  return db
    .selectFrom('operator_act')
    .select([
      sql<string>`'act ' || id`.as('cause'),
      sql<EntryKind>`'adjustment'`.as('kind'),
      'id as reference',
      account.as('account_id'),
      paise.as('amount_paise'),
      sql<string>`${sql.lit(adjustmentText)}`.as('description'),
      'ended_at as posted_at',
    ])
    .where('kind', '=', kind)
    .where('state', '=', 'done')
    .$castTo<CausedLine>()
}
