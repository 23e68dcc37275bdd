import type { Room } from '../../platform/store/room.ts'
import { accountsMigration } from './accounts.migration.ts'
import type { AccountsTables } from './accounts.tables.ts'
import { confirmMobileChange } from './mobile-change-row.ts'
import { ownProfile } from './own-profile.ts'
import { signInWithCode } from './sign-in.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends AccountsTables {}
}

export const accountsRoom: Room = {
  ownData: [ownProfile],
  migrations: { '0020-accounts': accountsMigration },
  commands: [signInWithCode, confirmMobileChange],
  async sweep(db, at) {
    await db.deleteFrom('mobile_change').where('expires_at', '<=', at).execute()
  },
}
