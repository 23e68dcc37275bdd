// The wallet's own audit: top-ups against the entries they became, and the limits they count against.
import { type Kysely, sql } from 'kysely'
import { monthInIndia } from '../../platform/calendar/india-calendar.ts'
import { differing } from '../../platform/store/audit-checks.ts'
import type { Database } from '../../platform/store/database.ts'
import { auditUses } from '../limits/limits-audit.ts'
import { whyBack } from './top-up-row.ts'
import type { TopUpRow } from './wallet.tables.ts'

/** `db` is a snapshot's. Each difference is one line; none when all is well. */
export async function auditWallet(db: Kysely<Database>): Promise<string[]> {
  return [...(await auditTopUps(db)), ...(await auditLoadLimits(db))]
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
    return differing(`top-up ${id}: it is ${state}, but`, [
      ['that its sum is one', topUp.amount_paise > 0, true],
      ['its entry', topUp.entry_id, topUp.postedEntryId],
      ['that an entry posts it', topUp.entry_id !== null, state === 'succeeded'],
      ['that it has ended', ended_at !== null, state !== 'pending'],
      ['that something went wrong', topUp.failure !== null, state === 'failed'],
      ['the month of its limit', topUp.limit_month, monthInIndia(countedAt(topUp))],
      ['that money came', arrived_paise !== null, state === 'succeeded' || arrived_at !== null],
      ['that what came has a time', arrived_at !== null, arrived_paise !== null],
      ['that what came has a payer', topUp.payer_reference !== null, arrived_paise !== null],
      ['why what came goes back', whyItGoesBack(topUp), true],
      ['that enough came', (arrived_paise ?? amount_paise) >= amount_paise || state === 'failed', true],
      [
        'that it is waited for',
        late_due_at !== null && (state !== 'failed' || arrived_paise !== null),
        false,
      ],
      ['that it came late', late_at !== null && arrived_paise === null, false],
      ['the order of its times', started_at <= asked_at && started_at <= (ended_at ?? asked_at), true],
    ])
  })
}

/** One of the two reasons there are, and less came where it says so. */
function whyItGoesBack({ state, failure, arrived_paise, amount_paise }: TopUpRow): boolean {
  if (state !== 'failed' || arrived_paise === null) return true
  return failure === whyBack(false) || (failure === whyBack(true) && arrived_paise < amount_paise)
}

/** What failed gave its limit back: money that came all the same counts when it came. */
function countedAt({ state, started_at, late_at }: TopUpRow): number {
  return state === 'succeeded' ? (late_at ?? started_at) : started_at
}

async function auditLoadLimits(db: Kysely<Database>): Promise<string[]> {
  const loaded = await db
    .selectFrom('wallet_top_up')
    .select([
      'customer_id as customerId',
      'limit_month as month',
      sql<number>`cast(sum(amount_paise) as bigint)`.as('paise'),
    ])
    .where('state', '<>', 'failed')
    .groupBy(['customer_id', 'limit_month'])
    .execute()
  return [...(await auditUses(db, 'load-month', loaded)), ...(await auditUses(db, 'load-year', loaded))]
}
