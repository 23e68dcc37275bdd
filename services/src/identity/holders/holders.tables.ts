export interface HolderTables {
  /** What two accounts have in common that are one person's: a keyed hash, of which nothing can be read. */
  holder_mark: {
    customer_id: string
    mark: string
    /** From then on it says nothing any more; null for as long as the account is known. */
    until: number | null
  }
}
