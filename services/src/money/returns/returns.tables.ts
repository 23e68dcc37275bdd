import type { Description } from '../../messages/names/description.ts'
import type { AccountId } from '../ledger/accounts.ts'
import type { ReturnCause, ReturnState } from './start-return.ts'

export interface ReturnTables {
  /** Money on its way back to its payer, as a payment out of suspense. */
  source_return: SourceReturnRow
}

export interface SourceReturnRow {
  id: string
  customer_id: string
  /** The source's reference of the payment that brought the money. */
  source_reference: string
  amount_paise: number
  /** The account of the money before it was moved to suspense. */
  from_account: AccountId
  cause_kind: ReturnCause
  cause_id: string
  description: Description
  state: ReturnState
  /** A refused return is retried under another reference: the second, the third. */
  attempt: number
  started_at: number
  sent_at: number | null
  ended_at: number | null
  /** When the worker handles it next; null when there is nothing to do. */
  due_at: number | null
  times_asked: number
  /** The entry that moved it to suspense; null where it was there already. */
  suspense_entry_id: string | null
  return_entry_id: string | null
  /** The payer's bank's reference. */
  bank_reference: string | null
  /** When the source returned it, by the source's clock. */
  bank_at: number | null
  /** The reason of the source's last refusal. */
  failure: string | null
}
