import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { AccountId } from '../../money/ledger/accounts.ts'
import type { CausedLine, Causes } from '../../money/ledger/audit-causes.ts'
import type { EntryKind } from '../../money/ledger/entries.ts'
import type { Database } from '../../platform/store/database.ts'
import { settledDescription } from './receivables.ts'

/** What a biller made good is no longer owed by it, nor to it. */
export const receivableCauses: Causes = {
  lines: db => [
    settled(db, sql<AccountId>`'system:receivables'`, sql<number>`amount_paise`),
    settled(db, sql<AccountId>`'system:billers'`, sql<number>`-amount_paise`),
  ],
}

function settled(db: Kysely<Database>, account: RawBuilder<AccountId>, paise: RawBuilder<number>) {
  return db
    .selectFrom('biller_receivable')
    .select([
      sql<string>`'claim ' || reference`.as('cause'),
      sql<EntryKind>`'adjustment'`.as('kind'),
      'reference',
      account.as('account_id'),
      paise.as('amount_paise'),
      sql<string>`${sql.lit(settledDescription)}`.as('description'),
      'settled_at as posted_at',
    ])
    .where('settled_at', 'is not', null)
    .$castTo<CausedLine>()
}
