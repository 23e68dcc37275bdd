import { deviceIn } from '../../messages/names/device.ts'
import { deletableAtAnyTime } from '../../platform/store/sealed-table.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import { registerPasskey, removePasskey, signInWithPasskey } from './passkey-row.ts'

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
      /** MAC over this row: see `credential-mac.ts`. */
      mac: string
    }
    /** Answered challenges, stored until they expire so that none is answered twice. */
    passkey_challenge_used: { hash: string; expires_at: number }
  }
}

export const passkeysModule: StoreModule = {
  retention: { passkey: 'own', passkey_challenge_used: 'verifications' },
  sealed: {
    passkey: {
      key: ['id'],
      madeAt: 'created_at',
      isFew: true,
      changes: { signature_count: 'any', last_used_at: 'later', mac: 'any' },
      deletedFrom: deletableAtAnyTime,
    },
  },
  deletedWithAccount: ['passkey'],
  exports: [
    {
      name: 'passkeys',
      about: { en: 'Passkeys that open your account', hi: 'आपका खाता खोलने वाली पासकी' },
      async rows(db, customerId) {
        const passkeys = await db
          .selectFrom('passkey')
          .select(['device as made_on', 'created_at as added_at', 'last_used_at'])
          .where('customer_id', '=', customerId)
          .orderBy('created_at')
          .execute()
        return passkeys.map(row => ({ ...row, made_on: deviceIn('en', row.made_on) }))
      },
    },
  ],
  commands: [registerPasskey, removePasskey, signInWithPasskey],
  // For customers of the replaced store, only the passkeys that it still had.
  notRestored: {
    passkey: former =>
      `customer_id in (select id from ${former}.customer) and id not in (select id from ${former}.passkey)`,
  },
  async sweep(dispose, at) {
    await dispose('passkey_challenge_used', row => row('expires_at', '<=', at))
  },
}
