export type PendingChangeKind = 'change-mobile' | 'add-passkey' | 'reset-pin' | 'close-account'

export interface PendingChangeTables {
  pending_change: {
    id: string
    customer_id: string
    kind: PendingChangeKind
    /** JSON: what will be done. */
    details: string
    /** The session that requested it. */
    session_id: string
    asked_at: number
    due_at: number
    ended_at: number | null
    /** 'replaced' by a later one of its kind; 'refused' where it was no longer possible when due. */
    ended_as: 'done' | 'cancelled' | 'replaced' | 'refused' | null
  }
}
