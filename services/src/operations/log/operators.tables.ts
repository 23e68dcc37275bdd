import type { ActKind, IntentKind } from './statement.ts'

export interface OperatorTables {
  /** The operators' statements in order, each hashed over the one before. The other two tables are derived from it. */
  operator_log: {
    position: number
    act_id: string
    does: IntentKind
    operator: string
    /** The canonical text that was signed, together with its prefix. */
    statement: string
    signature: string
    hash: string
  }
  operator: {
    public_key: string
    name: string
    registered_at: number
    revoked_at: number | null
  }
  operator_act: {
    id: string
    kind: ActKind
    subject: string
    customer_id: string | null
    amount_paise: number
    state: ActState
    asked_by: string
    asked_at: number
    /** The operator who ended it; the requester if one operator is enough. */
    ended_by: string | null
    ended_at: number | null
  }
}

/** Waiting for a second operator, refused by one, or done: written together with its effect. */
export type ActState = 'waiting' | 'done' | 'refused'
