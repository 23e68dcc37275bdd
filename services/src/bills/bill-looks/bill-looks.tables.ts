export interface BillLookTables {
  /** Accounts whose bill a customer asked for, each at its latest. */
  bill_look: {
    customer_id: string
    biller_id: string
    account: string
    address_hash: string
    at: number
  }
}
