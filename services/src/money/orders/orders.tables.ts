import type { OrderState } from './order-states.ts'

export interface OrderTables {
  customer_order: {
    id: string
    customer_id: string
    category: string
    title: string
    provider: string
    account: string
    amount_paise: number
    state: OrderState
    /** What a search looks through, in lower case: SQLite and PostgreSQL lower other scripts differently. */
    search_text: string
    placed_at: number
  }
  customer_order_event: {
    order_id: string
    number: number
    state: OrderState
    at: number
  }
}
