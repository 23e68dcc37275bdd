import type { Room } from '../../platform/store/room.ts'
import { anyTime } from '../../platform/store/sealed-table.ts'
import { removePasskey, signInWithPasskey } from './passkey-row.ts'
import { passkeysExport } from './passkeys-export.ts'
import { registerPasskey } from './register-passkey.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
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
}

export const passkeysRoom: Room = {
  retention: { passkey: 'own', passkey_challenge_used: 'proofs' },
  sealed: {
    passkey: {
      key: ['id'],
      madeAt: 'created_at',
      isFew: true,
      changes: { signature_count: 'any', last_used_at: 'later', mac: 'any' },
      deletedFrom: anyTime,
    },
  },
  forgottenWithAccount: ['passkey'],
  exports: [passkeysExport],
  commands: [registerPasskey, removePasskey, signInWithPasskey],
  // Of customers that the replaced store knew, those passkeys that it still had.
  notRestored: {
    passkey: former =>
      `customer_id in (select id from ${former}.customer) and id not in (select id from ${former}.passkey)`,
  },
  async sweep(takeAway, at) {
    await takeAway('passkey_challenge_used', row => row('expires_at', '<=', at))
  },
}
