import type { Room } from '../../platform/store/room.ts'
import { ownPasskeys } from './own-passkeys.ts'
import { passkeysMigration } from './passkeys.migration.ts'
import type { PasskeyTables } from './passkeys.tables.ts'
import { registerPasskey } from './register-passkey.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends PasskeyTables {}
}

export const passkeysRoom: Room = {
  ownData: [ownPasskeys],
  migrations: { '0023-passkeys': passkeysMigration },
  commands: [registerPasskey],
  async sweep(db, at) {
    await db.deleteFrom('passkey_ceremony').where('expires_at', '<=', at).execute()
  },
}
