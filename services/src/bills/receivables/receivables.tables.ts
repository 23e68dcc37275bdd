export interface ReceivableTables {
  /** What a biller owes us: it was paid, and the customer has the money back. Known by the payment's reference. */
  biller_receivable: {
    reference: string
    biller_id: string
    amount_paise: number
    opened_at: number
    /** Once the biller has given it back, or set it off. */
    settled_at: number | null
    /** What shows it: the biller's credit note, a line of its file. */
    evidence: string | null
    entry_id: string | null
  }
}
