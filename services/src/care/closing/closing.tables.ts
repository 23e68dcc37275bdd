import type { Mobile } from '../../identity/mobile/mobile.ts'

export interface ClosingTables {
  /** What is left of an account that its customer has closed, beside what the law keeps. */
  closed_account: {
    customer_id: string
    closed_at: number
    paid_out_paise: number
    /** What had come as a gift and could not be paid out. */
    given_up_paise: number
    /** Where to call if a payout is refused; gone once all have arrived. */
    mobile: Mobile | null
  }
  /** The balance of a closed account, each part to whoever had paid it in. */
  closing_payout: {
    id: string
    customer_id: string
    /** The top-up that brought it. */
    source_reference: string
    amount_paise: number
  }
}
