/** How far the books have been audited. The next audit begins where all was well, and goes on from the last. */
export interface SealTables {
  ledger_seal: {
    number: number
    sealed_at: number
    /** Over every account as it was then: what stands outside the database too. */
    fingerprint: string
    entries: number
    accounts: number
    /** What was found then, wherever it was; 0 where all was well. */
    differences: number
  }
  /** An account as it was when that seal was set; only those that had changed since the seal before. */
  ledger_seal_account: {
    account_id: string
    seal_number: number
    chain_position: number
    /** Of the last entry; empty where there is none. */
    chain_hash: string
    line_count: number
    balance_paise: number | null
  }
}
