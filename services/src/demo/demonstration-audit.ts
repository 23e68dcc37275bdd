// Who is of the demonstration was made by it: of nobody else, and of nothing later, an order without a payment or a top-up
// without a payer is believed.
import type { Kysely } from 'kysely'
import type { Database } from '../platform/store/database.ts'
import { literal } from '../platform/store/literal.ts'
import { demonstrationCustomers } from './demonstration-data.ts'

/** `db` is a snapshot's. */
export async function auditDemonstration(db: Kysely<Database>): Promise<string[]> {
  const mark = await db.selectFrom('demonstration').select('since').executeTakeFirst()
  const told = new Set<string>(demonstrationCustomers.map(({ mobile }) => mobile))
  const customers = await db
    .selectFrom('customer')
    .select(['id', 'mobile', 'mobile_changed_at', 'created_at'])
    .where('is_demonstration', '=', literal(1))
    .execute()
  return customers
    .filter(
      ({ mobile, mobile_changed_at, created_at }) =>
        !mark ||
        created_at < mark.since ||
        (mobile !== null && mobile_changed_at === null && !told.has(mobile)),
    )
    .map(({ id }) => `customer ${id}: they are marked as the demonstration’s, but it made nobody like them`)
}
