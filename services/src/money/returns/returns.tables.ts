import type { Description } from '../../messages/names/description.ts'
import type { AccountId } from '../ledger/accounts.ts'
import type { ReturnCause, ReturnState } from './start-return.ts'

export interface ReturnTables {
  /** Money on its way back to whoever paid it: a payment of its own, out of suspense. */
  source_return: SourceReturnRow
}

export interface SourceReturnRow {
  id: string
  customer_id: string
  /** The payment that brought the money, as its source knows it. */
  source_reference: string
  amount_paise: number
  /** Where the money was before it was set apart in suspense. */
  from_account: AccountId
  cause_kind: ReturnCause
  cause_id: string
  description: Description
  state: ReturnState
  /** What a source refused is asked for again under another name: the second, the third. */
  attempt: number
  started_at: number
  sent_at: number | null
  ended_at: number | null
  /** When the worker looks at it next; null when there is nothing to look for. */
  due_at: number | null
  times_asked: number
  /** What set it apart; null where it was in suspense already. */
  suspense_entry_id: string | null
  return_entry_id: string | null
  /** By which the payer's bank knows it. */
  bank_reference: string | null
  /** When the source had given it back, by its own clock. */
  bank_at: number | null
  /** What the source said when it last refused. */
  failure: string | null
}
