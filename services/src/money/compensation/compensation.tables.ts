export interface CompensationTables {
  /** Owed for money that came back late, and paid without being asked for. */
  compensation: {
    order_id: string
    customer_id: string
    /** By which the payment source knows who paid; null where the wallet did. */
    source_reference: string | null
    taken_at: number
    back_at: number
    late_days: number
    amount_paise: number
    owed_at: number
    /** Null while it is owed: a wallet that is full takes it later. */
    paid_at: number | null
  }
}
