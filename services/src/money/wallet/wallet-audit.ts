// Audits the wallet: top-ups against their entries.
import type { SelectQueryBuilder } from 'kysely'
import { monthInIndia } from '../../platform/calendar/india-calendar.ts'
import { isBetween, listDifferences } from '../../platform/store/audit/audit-checks.ts'
import type { Database, Db } from '../../platform/store/database.ts'
import { readInBatches, readInPages } from '../../platform/store/in-pages.ts'
import { lateMoneyChecks } from '../payment-source/late-money.ts'
import { type TopUpRow, topUpFailureText } from './top-up-row.ts'
import { topUpsSince } from './top-ups-since.ts'

/** `db` is a snapshot. Returns one line per difference. */
export async function auditTopUps(db: Db, { since = 0, at = Infinity } = {}): Promise<string[]> {
  const differences: string[] = []
  for await (const page of pagesOf(db, since))
    differences.push(...page.flatMap(topUp => differencesOf(topUp, at)))
  return differences
}

type Audited = Awaited<ReturnType<typeof withEntries>>[number]

/** All top-ups, or those that may have changed since. */
async function* pagesOf(db: Db, since: number) {
  const topUps = db.selectFrom('wallet_top_up').selectAll()
  if (since === 0) {
    yield* readInPages(
      (last, limit) => withEntries(db, topUps.where('id', '>', last).orderBy('id').limit(limit)),
      ({ id }) => id,
    )
  } else {
    const late = await topUpsSince(db, since).execute()
    yield* readInBatches(
      late.map(({ id }) => id),
      ids => withEntries(db, topUps.where('id', 'in', ids)),
    )
  }
}

/**
 * Reads the page first and then its related rows: joined in one query, PostgreSQL scans the other tables from the
 * start for each page.
 */
const withEntries = (db: Db, page: TopUps) =>
  db
    .selectFrom(page.as('topUp'))
    .leftJoin('ledger_entry as entry', join =>
      join.onRef('entry.reference', '=', 'topUp.id').on('entry.kind', '=', 'add-money'),
    )
    .leftJoin('customer', join =>
      join.onRef('customer.id', '=', 'topUp.customer_id').on('customer.is_demonstration', '=', 1),
    )
    .selectAll('topUp')
    .select(['entry.id as postedEntryId', 'customer.created_at as demonstrationSince'])
    .orderBy('topUp.id')
    .execute()

type TopUps = SelectQueryBuilder<Database, 'wallet_top_up', TopUpRow>

/** The ledger's audit compares the entries with the module's `provenance`. */
function differencesOf(topUp: Audited, at: number): string[] {
  const { id, state, amount_paise, started_at, asked_at, ended_at } = topUp
  const { arrived_paise, arrived_at, late_at, late_due_at } = topUp
  return listDifferences(`top-up ${id}: it is ${state}, but`, [
    ['that its sum is positive', topUp.amount_paise > 0, true],
    ['its entry', topUp.entry_id, topUp.postedEntryId],
    ['that an entry posts it', topUp.entry_id !== null, state === 'succeeded'],
    ['that it has ended', ended_at !== null, state !== 'pending'],
    ['that something went wrong', topUp.failure !== null, state === 'failed'],
    ['the month of its limit', topUp.limit_month, monthInIndia(countedAt(topUp))],
    ['that money came', arrived_paise !== null, state === 'succeeded' || arrived_at !== null],
    ['that what came has a time', arrived_at !== null, arrived_paise !== null],
    ['that what came has a payer', topUp.payer_reference !== null, arrived_paise !== null],
    ['why what came goes back', hasValidReturnReason(topUp), true],
    ['that enough came', (arrived_paise ?? amount_paise) >= amount_paise || state === 'failed', true],
    ['that it is waited for', late_due_at !== null && (state !== 'failed' || arrived_paise !== null), false],
    ['that it came late', late_at !== null && arrived_paise === null, false],
    ['the order of its times', started_at <= asked_at && started_at <= (ended_at ?? asked_at), true],
    ['that it came in its time', isBetween(arrived_at, started_at, late_at ?? ended_at), true],
    // The demonstration's data are older than their customers.
    [
      'that its payer is known',
      topUp.payer_reference !== '' || (ended_at ?? Infinity) <= (topUp.demonstrationSince ?? 0),
      true,
    ],
    ...lateMoneyChecks(topUp, state === 'failed' && arrived_paise === null, at),
  ])
}

/** The two possible reasons, one of which requires that less arrived. */
function hasValidReturnReason({ state, failure, arrived_paise, amount_paise }: TopUpRow): boolean {
  if (state !== 'failed' || arrived_paise === null) return true
  return (
    failure === topUpFailureText(false) ||
    (failure === topUpFailureText(true) && arrived_paise < amount_paise)
  )
}

/** A failed top-up released its limit, so late money counts when it arrives. */
function countedAt({ state, started_at, late_at }: TopUpRow): number {
  return state === 'succeeded' ? (late_at ?? started_at) : started_at
}
