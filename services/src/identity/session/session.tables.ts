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
  /** A browser and network in which a session's cookie was used. */
  session_place: {
    session_id: string
    /** Of the browser's own token; empty where it sent none. */
    browser_hash: string
    /** Keyed, of the IPv4 address or the IPv6 /48; empty where it is not known. */
    network_hash: string
    customer_id: string
    device: string
    last_seen_at: number
  }
}
