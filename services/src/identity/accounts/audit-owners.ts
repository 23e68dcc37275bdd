import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Database } from '../../platform/store/database.ts'

interface Owned {
  readonly thing: string
  readonly customer_id: string
}

/** Names what belongs to a customer who does not exist. `db` is a snapshot's. */
export async function auditOwners(
  db: Kysely<Database>,
  // biome-ignore lint/suspicious/noExplicitAny: which tables are asked is the caller's affair
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
