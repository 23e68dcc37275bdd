// How well a customer is known, which decides how much a wallet may hold. It is not kept anywhere: it follows from what
// was declared and verified, at any moment of the past as well.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/store/database.ts'

/** Nothing said; a name and a number of an ID, by the customer's own word; the same, checked with whoever issued it. */
export type Tier = 'none' | 'small' | 'full'

/** Everybody in a demonstration counts as declared, so that nobody there types an ID. */
export function tierAt(customerId: string, at: number): RawBuilder<Tier> {
  return sql<Tier>`(case
    when exists (select 1 from kyc_declaration
      where customer_id = ${customerId} and state = 'verified' and answered_at <= ${at}) then 'full'
    when exists (select 1 from kyc_declaration
      where customer_id = ${customerId} and state = 'declared' and declared_at <= ${at})
      or exists (select 1 from demonstration) then 'small'
    else 'none' end)`
}

/** For whoever asks about many: says the tier of anybody at any time. */
export async function everyTier(db: Kysely<Database>): Promise<(customerId: string, at: number) => Tier> {
  const isDemonstration = (await db.selectFrom('demonstration').select('id').executeTakeFirst()) !== undefined
  const rows = await db
    .selectFrom('kyc_declaration')
    .select(['customer_id', 'state', 'declared_at', 'answered_at'])
    .where('state', 'in', ['declared', 'verified'])
    .execute()
  const known = Map.groupBy(rows, ({ customer_id }) => customer_id)
  return (customerId, at) => {
    const own = known.get(customerId) ?? []
    if (own.some(({ state, answered_at }) => state === 'verified' && (answered_at ?? Infinity) <= at))
      return 'full'
    const isDeclared = own.some(({ state, declared_at }) => state === 'declared' && declared_at <= at)
    return isDeclared || isDemonstration ? 'small' : 'none'
  }
}
