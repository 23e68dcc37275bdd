// The wallet's own audit: top-ups against the entries they became, and the limits they count against.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/store/database.ts'
import { istMonth } from '../ledger/ist-month.ts'
import type { TopUpRow } from './wallet.tables.ts'

/** `db` is a snapshot's. Each difference is one line; none when all is well. */
export async function auditWallet(db: Kysely<Database>): Promise<string[]> {
  return [...(await auditTopUps(db)), ...(await auditLoadLimit(db))]
}

/** What it must have posted the ledger's audit asks of `topUpCauses`. */
async function auditTopUps(db: Kysely<Database>): Promise<string[]> {
  const topUps = await db
    .selectFrom('wallet_top_up as topUp')
    .leftJoin('ledger_entry as entry', join =>
      join.onRef('entry.reference', '=', 'topUp.id').on('entry.kind', '=', 'add-money'),
    )
    .selectAll('topUp')
    .select('entry.id as postedEntryId')
    .execute()
  return topUps.flatMap(topUp => {
    const { id, state, amount_paise, started_at, asked_at, ended_at } = topUp
    const { arrived_paise, arrived_at, late_at, late_due_at } = topUp
    const checks: [what: string, found: unknown, due: unknown][] = [
      ['that its sum is one', topUp.amount_paise > 0, true],
      ['its entry', topUp.entry_id, topUp.postedEntryId],
      ['that an entry posts it', topUp.entry_id !== null, state === 'succeeded'],
      ['that it has ended', ended_at !== null, state !== 'pending'],
      ['that something went wrong', topUp.failure !== null, state === 'failed'],
      ['the month of its limit', topUp.limit_month, istMonth(countedAt(topUp))],
      ['that money came', arrived_paise !== null, state === 'succeeded' || arrived_at !== null],
      ['that what came has a time', arrived_at !== null, arrived_paise !== null],
      ['that what came has a payer', topUp.payer_reference !== null, arrived_paise !== null],
      ['that enough came', (arrived_paise ?? amount_paise) >= amount_paise || state === 'failed', true],
      [
        'that it is waited for',
        late_due_at !== null && (state !== 'failed' || arrived_paise !== null),
        false,
      ],
      ['that it came late', late_at !== null && arrived_paise === null, false],
      ['the order of its times', started_at <= asked_at && started_at <= (ended_at ?? asked_at), true],
    ]
    return checks
      .filter(([, found, due]) => found !== due)
      .map(([what, found, due]) => `top-up ${id}: it is ${state}, but ${what} is ${found}, not ${due}`)
  })
}

/** What failed gave its limit back: money that came all the same counts when it came. */
function countedAt({ state, started_at, late_at }: TopUpRow): number {
  return state === 'succeeded' ? (late_at ?? started_at) : started_at
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
