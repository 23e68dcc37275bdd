import type { Room } from '../../platform/store/room.ts'
import { removePasskey, signInWithPasskey } from './passkey-row.ts'
import type { PasskeyTables } from './passkeys.tables.ts'
import { passkeysExport } from './passkeys-export.ts'
import { registerPasskey } from './register-passkey.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends PasskeyTables {}
}

export const passkeysRoom: Room = {
  retention: { passkey: 'own', passkey_challenge_used: 'proofs' },
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
