import type { ProofMethod, ProvenAction } from '../proof/proof.ts'

export interface ProofTables {
  fresh_proof: {
    session_id: string
    action: ProvenAction
    /** What the action is about; '' where there is only one thing. */
    subject: string
    way: ProofMethod
    /** Of the cookie that the browser got which gave it. */
    token_hash: string
    given_at: number
    expires_at: number
  }
}
