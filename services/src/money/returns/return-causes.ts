import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/store/database.ts'
import type { AccountId } from '../ledger/accounts.ts'
import type { CausedLine, Causes } from '../ledger/audit-causes.ts'
import type { EntryKind } from '../ledger/entries.ts'

const suspense = sql<AccountId>`'system:suspense'`

/** A return takes its money from where it was into suspense, and from there to the source once it is returned. */
export const returnCauses: Causes = {
  lines: db => [
    line(setApart(db), 'suspense', 'started_at', sql<AccountId>`from_account`, sql<number>`-amount_paise`),
    line(setApart(db), 'suspense', 'started_at', suspense, sql<number>`amount_paise`),
    line(returned(db), 'return', 'ended_at', suspense, sql<number>`-amount_paise`),
    line(
      returned(db),
      'return',
      'ended_at',
      sql<AccountId>`'system:payment-source'`,
      sql<number>`amount_paise`,
    ),
  ],
}

const setApart = (db: Kysely<Database>) =>
  db.selectFrom('source_return').where('from_account', '<>', 'system:suspense')

const returned = (db: Kysely<Database>) => db.selectFrom('source_return').where('state', '=', 'returned')

function line(
  returns: ReturnType<typeof returned>,
  kind: EntryKind,
  time: 'started_at' | 'ended_at',
  account: RawBuilder<AccountId>,
  paise: RawBuilder<number>,
) {
  return returns
    .select([
      sql<string>`'return ' || id`.as('cause'),
      sql<EntryKind>`${sql.lit(kind)}`.as('kind'),
      'id as reference',
      account.as('account_id'),
      paise.as('amount_paise'),
      'description',
      `${time} as posted_at`,
    ])
    .$castTo<CausedLine>()
}
