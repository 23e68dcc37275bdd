import { hkdfSync } from 'node:crypto'

export type KeyPurpose =
  | 'one-time-code'
  | 'address'
  | 'csrf'
  | 'sso-token'
  | 'otp-webhook'
  | 'message-webhook'
  | 'message-seal'
  | 'not-me'
  | 'payment-wish'
  | 'sign-in-steps'

/** One key per job from the one secret, so that what leaks from one job opens no other. */
export function derivedKey(secret: Uint8Array, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), `chowk ${purpose}`, 32))
}
