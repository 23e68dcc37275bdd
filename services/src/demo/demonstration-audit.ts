// Audits the demonstration: only its own customers, from the time of its creation, may have an order without a
// payment or a top-up without a payer.

import { type Kysely, sql } from 'kysely'
import { dayMs } from '../platform/calendar/durations.ts'
import { auditChain } from '../platform/store/audit/chain-end.ts'
import type { Database } from '../platform/store/database.ts'
import { literal } from '../platform/store/literal.ts'
import type { AuditScope, ModuleAudit } from '../platform/store/store-module.ts'
import { demonstrationCustomers } from './demonstration-data.ts'

/** `db` is a snapshot. */
export async function auditDemonstration(db: Kysely<Database>, scope: AuditScope): Promise<ModuleAudit> {
  const mark = await db.selectFrom('demonstration').select('since').executeTakeFirst()
  const chain = auditChain('demonstration', scope, [mark ? `since ${mark.since}` : 'never'])
  const mobiles = new Set<string>(demonstrationCustomers.map(({ mobile }) => mobile))
  const customers = await db
    .selectFrom('customer')
    .leftJoin('ledger_account as wallet', join =>
      join.on('wallet.id', '=', sql<string>`'wallet:' || customer.id`),
    )
    .select([
      'customer.id',
      'mobile',
      'mobile_changed_at',
      'customer.created_at',
      'wallet.created_at as opened_at',
    ])
    .where('is_demonstration', '=', literal(1))
    .execute()
  const strange = customers.filter(
    ({ mobile, mobile_changed_at, created_at, opened_at }) =>
      !mark ||
      created_at < mark.since ||
      created_at > scope.at ||
      !(mobile === null || mobile_changed_at !== null
        ? isDemonstrationData(created_at, opened_at)
        : mobiles.has(mobile)),
  )
  return {
    ...chain,
    differences: [
      ...chain.differences,
      ...strange.map(
        ({ id }) => `customer ${id}: they are marked as the demonstration’s, but it made nobody like them`,
      ),
    ],
  }
}

/**
 * By the wallet's first entry, which is sealed: after a change of number nothing else identifies the customer. The
 * hour differs between releases.
 */
function isDemonstrationData(createdAt: number, openedAt: number | null): boolean {
  return demonstrationCustomers.some(
    ({ story: [first] }) =>
      openedAt !== null && first && Math.abs(createdAt - first.daysAgo * dayMs - openedAt) < dayMs,
  )
}
