import type { DisputeActor, DisputeDecision, DisputeState } from './dispute-row.ts'
import type { DisputeTypeId } from './dispute-types.ts'

export interface DisputeTables {
  dispute: {
    id: string
    customer_id: string
    order_id: string
    type: DisputeTypeId
    details: string
    state: DisputeState
    raised_at: number
    closed_at: number | null
    /** Null while it is open. */
    decision: DisputeDecision | null
    /** What a decision to refund gave back. */
    refunded_paise: number | null
  }
  dispute_event: {
    dispute_id: string
    number: number
    state: DisputeState
    /** What was said with the step; both may be empty. */
    note: string
    note_hindi: string
    actor: DisputeActor
    at: number
  }
}
