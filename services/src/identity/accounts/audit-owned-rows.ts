import type { Kysely, SelectQueryBuilder } from 'kysely'
import { timeOf } from '../../platform/store/audit/audit-checks.ts'
import type { Database } from '../../platform/store/database.ts'

type Owned = { readonly thing: string; readonly customer_id: string }

/** Names rows of a customer who does not exist. `db` is a snapshot. */
export async function auditOwners(
  db: Kysely<Database>,
  // biome-ignore lint/suspicious/noExplicitAny: the caller chooses the tables
  owned: readonly SelectQueryBuilder<Database, any, Owned>[],
): Promise<string[]> {
  const differences: string[] = []
  for (const query of owned) {
    const wrong = await db
      .selectFrom(query.as('owned'))
      .leftJoin('customer', 'customer.id', 'owned.customer_id')
      .select(['owned.thing', 'owned.customer_id'])
      .where('customer.id', 'is', null)
      .execute()
    differences.push(
      ...wrong.map(({ thing, customer_id }) => `${thing}: it belongs to ${customer_id}, who is no customer`),
    )
  }
  return differences
}

type Dated = { readonly thing: string; readonly customer_id: string; readonly at: number | null }

/** A clock that was set back may date a payment before its customer. */
const clockMs = 24 * 60 * 60_000

/** Names rows dated before their customer, except in the demonstration, or after `until`. `db` is a snapshot. */
export async function auditDates(
  db: Kysely<Database>,
  until: number,
  // biome-ignore lint/suspicious/noExplicitAny: the caller chooses the tables
  dated: readonly SelectQueryBuilder<Database, any, Dated>[],
): Promise<string[]> {
  const differences: string[] = []
  for (const query of dated) {
    const wrong = await db
      .selectFrom(query.as('dated'))
      .leftJoin('customer', 'customer.id', 'dated.customer_id')
      .select(['dated.thing', 'dated.at', 'customer.created_at'])
      .where(({ or, and, eb }) =>
        or([
          and([
            eb('customer.is_demonstration', '=', 0),
            eb('dated.at', '<', ({ eb: minus }) => minus('customer.created_at', '-', clockMs)),
          ]),
          ...(Number.isFinite(until) ? [eb('dated.at', '>', until)] : []),
        ]),
      )
      .execute()
    differences.push(
      ...wrong.map(({ thing, at, created_at }) =>
        (at ?? 0) > until
          ? `${thing}: it is of ${timeOf(at ?? Number.NaN)}, which has not been yet`
          : `${thing}: it is of ${timeOf(at ?? Number.NaN)}, before its customer was there on ${timeOf(created_at ?? Number.NaN)}`,
      ),
    )
  }
  return differences
}
