import type { Room } from '../../platform/store/room.ts'
import { ownDevices } from './own-devices.ts'
import { sessionMigration } from './session.migration.ts'
import type { SessionTables } from './session.tables.ts'
import { sessionEndMigration } from './session-end.migration.ts'
import { idleLifetimeMs } from './session-row.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends SessionTables {}
}

export const sessionRoom: Room = {
  ownData: [ownDevices],
  migrations: { '0021-session': sessionMigration, '0113-session-end': sessionEndMigration },
  commands: [signOutEverywhere],
  notRestored: { session: 'all' },
  async sweep(db, at) {
    await db.deleteFrom('session').where('expires_at', '<=', at).execute()
    await db
      .deleteFrom('session')
      .where('last_seen_at', '<=', at - idleLifetimeMs)
      .execute()
  },
}
