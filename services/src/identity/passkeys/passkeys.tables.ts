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
    /** `credential-mac.ts`. */
    mac: string
  }
  /** Answered, and not to be answered again before its end. */
  passkey_challenge_used: {
    hash: string
    expires_at: number
  }
}
