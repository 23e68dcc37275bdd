import type { DeviceKey } from './device-key.ts'

export interface BoundDeviceTables {
  /** Ends with its session. */
  bound_device: {
    session_id: string
    customer_id: string
    /** P-256, SPKI, base64url. */
    public_key: DeviceKey
    bound_at: number
    /** `credential-mac.ts`. */
    mac: string
  }
}
