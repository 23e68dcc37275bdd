import type { SignInMethod } from './session-row.ts'

export interface SessionTables {
  session: {
    id: string
    token_hash: string
    customer_id: string
    device: string
    method: SignInMethod
    created_at: number
    last_seen_at: number
    /** The absolute end; the idle end follows from last_seen_at. */
    expires_at: number
    /** `credential-mac.ts`. */
    mac: string
  }
}
