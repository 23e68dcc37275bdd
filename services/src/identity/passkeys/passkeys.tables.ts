import type { CeremonyPurpose } from './ceremony.ts'

export interface PasskeyTables {
  passkey: {
    /** The credential's id, base64url. */
    id: string
    customer_id: string
    /** COSE key, base64url. */
    public_key: string
    signature_count: number
    /** JSON list. */
    transports: string
    device: string
    created_at: number
    last_used_at: number | null
  }
  passkey_ceremony: {
    browser_hash: string
    purpose: CeremonyPurpose
    challenge: string
    /** Whose ceremony it is; null at sign-in, where the passkey will say. */
    customer_id: string | null
    expires_at: number
  }
}
