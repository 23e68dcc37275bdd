// The wallet's own audit: top-ups against the entries they became, and the limits they count against.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/store/database.ts'
import type { WalletAccount } from '../ledger/accounts.ts'

/** `db` is a snapshot's. Each difference is one line; none when all is well. */
export async function auditWallet(db: Kysely<Database>): Promise<string[]> {
  return [...(await auditTopUps(db)), ...(await auditLoadLimit(db))]
}

async function auditTopUps(db: Kysely<Database>): Promise<string[]> {
  const wrong = await db
    .selectFrom('wallet_top_up as topUp')
    .leftJoin('ledger_entry as entry', join =>
      join.onRef('entry.reference', '=', 'topUp.id').on('entry.kind', '=', 'add-money'),
    )
    .leftJoin('ledger_line as line', join =>
      join
        .onRef('line.entry_id', '=', 'entry.id')
        .on('line.account_id', '=', sql<WalletAccount>`'wallet:' || "topUp"."customer_id"`),
    )
    .select([
      'topUp.id',
      'topUp.state',
      'topUp.amount_paise',
      'entry.id as entry_id',
      'line.amount_paise as posted_paise',
    ])
    .where(({ or, and, eb, ref }) =>
      or([
        and([
          eb('topUp.state', '=', 'succeeded'),
          or([
            eb('line.amount_paise', 'is distinct from', ref('topUp.amount_paise')),
            eb('entry.id', 'is distinct from', ref('topUp.entry_id')),
          ]),
        ]),
        and([eb('topUp.state', '<>', 'succeeded'), eb('entry.id', 'is not', null)]),
      ]),
    )
    .execute()
  return wrong.map(
    topUp =>
      `top-up ${topUp.id}: it ${topUp.state === 'pending' ? 'is pending' : topUp.state} with ${topUp.amount_paise} paise, ` +
      (topUp.entry_id ? `but entry ${topUp.entry_id} posts ${topUp.posted_paise}` : 'but no entry posts it'),
  )
}

async function auditLoadLimit(db: Kysely<Database>): Promise<string[]> {
  const used = db
    .selectFrom('money_limit_use')
    .select(['customer_id', 'month', 'used_paise as paise'])
    .where('name', '=', 'wallet-load')
  const loaded = db
    .selectFrom('wallet_top_up')
    .select([
      'customer_id',
      'limit_month as month',
      sql<number>`cast(sum(amount_paise) as bigint)`.as('paise'),
    ])
    .where('state', '<>', 'failed')
    .groupBy(['customer_id', 'limit_month'])
  const wrong = await db
    .selectFrom(used.as('used'))
    .fullJoin(loaded.as('loaded'), join =>
      join.onRef('loaded.customer_id', '=', 'used.customer_id').onRef('loaded.month', '=', 'used.month'),
    )
    .select(({ fn, val }) => [
      fn.coalesce('used.customer_id', 'loaded.customer_id').as('customerId'),
      fn.coalesce('used.month', 'loaded.month').as('month'),
      fn.coalesce('used.paise', val(0)).as('usedPaise'),
      fn.coalesce('loaded.paise', val(0)).as('loadedPaise'),
    ])
    .where(({ eb, fn, val }) =>
      eb(fn.coalesce('used.paise', val(0)), '<>', fn.coalesce('loaded.paise', val(0))),
    )
    .execute()
  return wrong.map(
    ({ customerId, month, usedPaise, loadedPaise }) =>
      `limit wallet-load of ${customerId} in ${month}: ${usedPaise} paise are counted, but top-ups make ${loadedPaise}`,
  )
}
