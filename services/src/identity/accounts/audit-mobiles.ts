// Audits the numbers of accounts: each message records its number, and a change of number is sent to both.
import { type Kysely, sql } from 'kysely'
import { retention } from '../../platform/retention/retention.ts'
import { maxClockSkewMs, timeOf } from '../../platform/store/audit/audit-checks.ts'
import type { Database } from '../../platform/store/database.ts'
import type { AuditScope } from '../../platform/store/store-module.ts'

/** `db` is a snapshot. Reads all messages, or those sent since. */
export async function auditMobiles(db: Kysely<Database>, { since, at }: AuditScope): Promise<string[]> {
  const reportedElsewhere = await db
    .selectFrom('message')
    .innerJoin('customer', 'customer.id', 'message.customer_id')
    .select(({ fn }) => ['customer.id', fn.max('message.created_at').as('at')])
    .where('message.created_at', '>=', since)
    .whereRef('message.mobile', '<>', 'customer.mobile')
    .where(
      'message.created_at',
      '>',
      sql<number>`coalesce(customer.mobile_changed_at, 0) + ${sql.lit(maxClockSkewMs)}`,
    )
    .groupBy('customer.id')
    .execute()
  const unnotified = since > 0 || !Number.isFinite(at) ? [] : await changedWithoutMessage(db, at)
  return [
    ...reportedElsewhere.map(
      ({ id, at: toldAt }) =>
        `customer ${id}: on ${timeOf(toldAt)} they were sent a message at another number, which they have not changed since`,
    ),
    ...unnotified.map(({ id }) => `customer ${id}: their number was changed, and nobody was notified`),
  ]
}

/** Customers whose number changed without a message, as far back as messages are retained. Few changed it; no index finds them. */
function changedWithoutMessage(db: Kysely<Database>, at: number) {
  return db
    .selectFrom('customer')
    .leftJoin('message', join =>
      join
        .onRef('message.customer_id', '=', 'customer.id')
        .onRef('message.created_at', '=', 'customer.mobile_changed_at')
        .onRef('message.mobile', '=', 'customer.mobile')
        .on('message.kind', '=', 'number-changed'),
    )
    .select('customer.id')
    .where('customer.mobile', 'is not', null)
    .where('customer.mobile_changed_at', '>', at - retention.messages.retentionMs + maxClockSkewMs)
    .where('message.id', 'is', null)
    .execute()
}
