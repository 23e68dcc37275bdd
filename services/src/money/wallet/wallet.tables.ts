export type TopUpState = 'pending' | 'succeeded' | 'failed'

export interface WalletTables {
  /** Money on its way into a wallet. The id is also the reference by which the payment source knows it. */
  wallet_top_up: TopUpRow
}

export interface TopUpRow {
  id: string
  customer_id: string
  amount_paise: number
  state: TopUpState
  failure: string | null
  /** The month in India whose limit it counts against. */
  limit_month: string
  started_at: number
  /** When the payment source was last asked about it. */
  asked_at: number
  ended_at: number | null
  entry_id: string | null
  /** What the payment source brought, which need not be what was asked for. */
  arrived_paise: number | null
  arrived_at: number | null
  payer_reference: string | null
  /** When money came though it had failed. */
  late_at: number | null
  /** When a failed one is asked about next; null when there is nothing to wait for. */
  late_due_at: number | null
}
