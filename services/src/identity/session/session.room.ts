import type { Room } from '../../platform/store/room.ts'
import { ownDevices } from './own-devices.ts'
import { sessionMigration } from './session.migration.ts'
import type { SessionTables } from './session.tables.ts'
import { idleLifetimeMs } from './session-row.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends SessionTables {}
}

export const sessionRoom: Room = {
  ownData: [ownDevices],
  migrations: { '0021-session': sessionMigration },
  commands: [signOutEverywhere],
  notRestored: { session: 'all' },
  async sweep(db, at) {
    await db
      .deleteFrom('session')
      .where(session =>
        session.or([session('expires_at', '<=', at), session('last_seen_at', '<=', at - idleLifetimeMs)]),
      )
      .execute()
  },
}
