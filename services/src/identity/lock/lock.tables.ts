export interface LockTables {
  /** A row is there while the account is locked. */
  account_lock: {
    customer_id: string
    locked_at: number
    /** From when a code opens it; null until that was asked for. */
    unlock_from: number | null
    /** A code proven before this asks for nothing any more: the owner has locked again or cancelled. */
    proofs_after: number
    /** The browser in which a code alone opens it at once where there is neither PIN nor passkey: its hash, 'any' known one, or none. */
    opens_in: string | null
  }
}
