import type { ActKind, Deed } from './statement.ts'

export interface OperatorTables {
  /** What operators said, in order, each line sealed over the one before. The other two tables follow from it. */
  operator_log: {
    position: number
    act_id: string
    does: Deed
    operator: string
    /** The canonical text; with what stands before it, it is what was signed. */
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
    /** Who made it so; whoever asked, where one is enough. */
    ended_by: string | null
    ended_at: number | null
  }
}

/** Refused by an operator, or done: with its effect, in the same moment. */
export type ActState = 'waiting' | 'done' | 'refused'
