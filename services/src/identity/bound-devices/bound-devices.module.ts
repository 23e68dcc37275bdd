import { retention } from '../../platform/retention/retention.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import type { DeviceKey } from './bound-devices.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    /** The session in which the key was bound; the row is deleted with it. */
    bound_device: {
      session_id: string
      customer_id: string
      /** The public key: P-256, SPKI, base64url. */
      public_key: DeviceKey
      bound_at: number
      /** MAC over this row: see `credential-mac.ts`. */
      mac: string
    }
  }
}

export const boundDevicesModule: StoreModule = {
  retention: { bound_device: 'sessions' },
  deletedWithAccount: ['bound_device'],
  notRestored: { bound_device: 'all' },
  // By then the session has ended, and the key approves nothing without it.
  async sweep(dispose, at) {
    await dispose('bound_device', row => row('bound_at', '<=', at - retention.sessions.retentionMs))
  },
}
