import { retention } from '../../platform/retention/retention.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import type { DeviceKey } from './device-key.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
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
}

export const boundDevicesModule: StoreModule = {
  retention: { bound_device: 'sessions' },
  forgottenWithAccount: ['bound_device'],
  notRestored: { bound_device: 'all' },
  // Its session has ended by then, and without it the key approves nothing.
  async sweep(dispose, at) {
    await dispose('bound_device', row => row('bound_at', '<=', at - retention.sessions.retentionMs))
  },
}
