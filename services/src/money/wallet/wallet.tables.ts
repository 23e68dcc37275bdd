export type TopUpState = 'pending' | 'succeeded' | 'failed'

export interface WalletTables {
  /** Money on its way into a wallet. The id is also the reference at the payment source. */
  wallet_top_up: TopUpRow
}

export interface TopUpRow {
  id: string
  customer_id: string
  amount_paise: number
  state: TopUpState
  failure: string | null
  /** The month in India against whose limit it counts. */
  limit_month: string
  started_at: number
  /** When the payment source was last queried about it. */
  asked_at: number
  ended_at: number | null
  entry_id: string | null
  /** What arrived, which may differ from the requested amount. */
  arrived_paise: number | null
  arrived_at: number | null
  payer_reference: string | null
  /** When money arrived although the top-up had failed. */
  late_at: number | null
  /** When a failed one is queried next; null when no money is expected any more. */
  late_due_at: number | null
}
