// How well a customer is known, which decides the wallet's limits. The tier is not stored: it is derived from
// declarations and verifications, for any moment of the past, too.
import { type Expression, sql } from 'kysely'

/** None; name and ID number declared by the customer; the same verified with the issuer. */
export type Tier = 'none' | 'small' | 'full'

/** In a demonstration every customer counts as declared, so that nobody types an ID. */
export function tierAt(customerId: string | Expression<string>, at: number | Expression<number>) {
  return sql<Tier>`(case
    when exists (select 1 from kyc_declaration
      where customer_id = ${customerId} and state = 'verified' and answered_at <= ${at}) then 'full'
    when exists (select 1 from kyc_declaration
      where customer_id = ${customerId} and state = 'declared' and declared_at <= ${at})
      or exists (select 1 from demonstration) then 'small'
    else 'none' end)`
}
