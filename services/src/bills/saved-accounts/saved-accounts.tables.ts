export interface SavedAccountTables {
  saved_account: SavedAccountRow
}

export interface SavedAccountRow {
  id: string
  customer_id: string
  biller_id: string
  account: string
  /** JSON: every value the biller asked for. */
  parameters: string
  /** The customer's own word for it, e.g. 'Home'; may be empty. */
  name: string
  saved_at: number
}
