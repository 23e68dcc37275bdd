/**
 * How far the ledger has been audited. The next audit starts at the last seal without differences and must continue
 * from the last one.
 */
export interface SealTables {
  ledger_seal: {
    number: number
    sealed_at: number
    /** The hash over every account, which the witness stores, too. */
    fingerprint: string
    entries: number
    accounts: number
    /** The number of differences in the whole store; 0 for a good seal. */
    differences: number
  }
  /** An account's state at that seal; only accounts that changed since the seal before. */
  ledger_seal_account: {
    account_id: string
    seal_number: number
    chain_position: number
    /** The hash of the last entry; empty without entries. */
    chain_hash: string
    line_count: number
    balance_paise: number | null
  }
}
