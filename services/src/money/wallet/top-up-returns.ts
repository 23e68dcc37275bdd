import { type Kysely, sql } from 'kysely'
import type { Description } from '../../messages/names/description.ts'
import type { Database } from '../../platform/store/database.ts'
import type { AccountId } from '../ledger/accounts.ts'
import type { DueReturn, DueReturns } from '../returns/due-returns.ts'
import type { ReturnCause } from '../returns/start-return.ts'
import { topUpsSince } from './top-ups-since.ts'

/** Money beyond the requested amount is returned. Where too little arrived, or too late for the limits, all of it is. */
export const topUpReturns: DueReturns = (db, since) => [
  back(db, since, sql<number>`arrived_paise - amount_paise`)
    .where('state', '=', 'succeeded')
    .whereRef('arrived_paise', '>', 'amount_paise'),
  back(db, since, sql<number>`arrived_paise`)
    .where('state', '=', 'failed')
    .where('arrived_paise', 'is not', null),
]

function back(db: Kysely<Database>, since: number, paise: ReturnType<typeof sql<number>>) {
  return db
    .selectFrom('wallet_top_up')
    .select([
      sql<ReturnCause>`'top-up'`.as('cause_kind'),
      'id as cause_id',
      sql<AccountId>`'system:payment-source'`.as('from_account'),
      'customer_id',
      'id as source_reference',
      paise.as('amount_paise'),
      sql<Description>`'top-up'`.as('description'),
      sql<number>`coalesce(late_at, ended_at)`.as('started_at'),
    ])
    .$if(since > 0, query => query.where('id', 'in', topUpsSince(db, since)))
    .$castTo<DueReturn>()
}
