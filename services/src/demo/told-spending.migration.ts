import { sql } from 'kysely'
import { monthInIndia } from '../platform/calendar/india-calendar.ts'
import type { Migration } from '../platform/store/migration.ts'

/** The stories of before this paid without counting it against the month, and the pages that show both disagreed. */
export const toldSpendingMigration: Migration = async ({ db }) => {
  const { rows } = await sql<{
    customer_id: string
    placed_at: number | string
    amount_paise: number | string
  }>`
    select told.customer_id, told.placed_at, told.amount_paise
    from customer cross join customer_order as told
    where told.customer_id = customer.id and customer.is_demonstration = 1 and told.state <> 'failed'
      and not exists (select reference from bill_payment where order_id = told.id)`.execute(db)
  for (const { customer_id, placed_at, amount_paise } of rows) {
    const paise = Number(amount_paise)
    await sql`insert into money_limit_use (customer_id, measure, period, used_paise)
      values (${customer_id}, 'spend-month', ${monthInIndia(Number(placed_at))}, ${paise})
      on conflict (customer_id, measure, period)
      do update set used_paise = money_limit_use.used_paise + excluded.used_paise`.execute(db)
  }
}
