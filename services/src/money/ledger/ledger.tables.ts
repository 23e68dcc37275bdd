import type { Description } from '../../messages/names/description.ts'
import type { AccountId, WalletAccount } from './accounts.ts'
import type { EntryKind } from './entries.ts'
import type { HoldState } from './hold-end.ts'

export interface LedgerTables {
  ledger_account: {
    id: string
    kind: 'wallet' | 'system'
    /** Null on system accounts: nearly every entry touches one, and a running balance would make all writers queue. */
    balance_paise: number | null
    held_paise: number | null
    line_count: number
    /** How many entries are chained on this account. */
    entry_count: number
    created_at: number
  }
  ledger_entry: {
    id: string
    kind: EntryKind
    description: Description
    reference: string | null
    hold_id: string | null
    chain_account_id: string
    chain_position: number
    previous_hash: string
    hash: string
    posted_at: number
  }
  ledger_line: {
    entry_id: string
    position: number
    account_id: AccountId
    amount_paise: number
    /** The running count and balance of a wallet after this line; null on system accounts. */
    account_position: number | null
    balance_after_paise: number | null
    /** The month in India, as 2026-11: passbooks are read by it. */
    month: string
  }
  ledger_hold: {
    id: string
    account_id: WalletAccount
    amount_paise: number
    state: HoldState
    description: Description
    reference: string | null
    created_at: number
    expires_at: number | null
    ended_at: number | null
  }
}
